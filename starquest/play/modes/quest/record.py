"""How one game of Star Quest went, as a simulation keeps it."""

import attrs

from starquest.engine.digest import digest
from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.settings import Luck
from starquest.model.setup import QuestSetup
from starquest.model.state import GameState
from starquest.play.games import GameSpec

UNFINISHED = "unfinished"
RESULTS = ("victory", "party_down", "objectives_lost", UNFINISHED)


@attrs.frozen
class GameRecord:
    """How one game went."""

    seed: int
    heroes: tuple[str, ...]
    faction: str
    """Two are joined by "+"."""
    bot: str
    board: str
    challenges: tuple[str, ...]
    result: str
    waves_finished: int
    xp: int
    score: int
    rounds: int
    commands: int
    digest: str
    """Of the final state."""
    luck: str = Luck.PURE.value
    """How dice were rolled at the start."""
    steadied: int = 0
    """How many waves were begun with steadied dice."""


TOLD = tuple(
    field.name for field in attrs.fields(GameRecord) if field.name not in ("board", "challenges")
)
"""The fields of a record that `sim --json` prints."""


def record(spec: GameSpec, state: GameState, commands: int) -> GameRecord:
    """How a game went."""
    mission, quest = quest_if_any(state), spec.setup
    if mission is None or not isinstance(quest, QuestSetup):
        raise LookupError("a quest without a mission")
    return GameRecord(
        spec.seed,
        tuple(recruit.kind for recruit in quest.party),
        "+".join(mission.factions),
        spec.bot,
        "small" if quest.small else "standard",
        quest.challenges,
        state.outcome.reason if state.outcome else UNFINISHED,
        mission.finished,
        mission.xp,
        mission.score,
        state.round,
        commands,
        digest(state),
        quest.luck.value,
        mission.steadied,
    )
