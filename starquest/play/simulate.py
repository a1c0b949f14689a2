"""Whole games without anybody watching, one after the other or in several processes."""

from collections.abc import Generator, Iterable

import attrs

from starquest.content.loader import load_catalog
from starquest.engine.digest import digest
from starquest.engine.game import mind_step, new_game, step
from starquest.engine.mode import mind_of
from starquest.model.result import Applied, Rejected
from starquest.model.state import GameState
from starquest.play.bots import Bot, bot_named
from starquest.play.spread import GameSpec
from starquest.play.workers import in_order

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


TOLD = tuple(
    field.name for field in attrs.fields(GameRecord) if field.name not in ("board", "challenges")
)
"""The fields of a record that `sim --json` prints."""


def simulate(specs: Iterable[GameSpec], workers: int = 1) -> Generator[GameRecord, None, None]:
    """The records of many games in their order, the same whatever the number of workers."""
    return in_order(play_game, specs, workers)


def play_game(spec: GameSpec) -> GameRecord:
    """Play one game to its end, or until it is given up."""
    try:
        state = new_game(spec.quest, spec.seed, load_catalog())
        bot, commands = bot_named(spec.bot, spec.seed), 0
        while state.outcome is None and commands < spec.limit:
            state = take_turn(state, bot).state
            commands += 1
    except Exception as error:
        error.add_note(f"in the game {spec}")
        raise
    return _record(spec, state, commands)


def take_turn(state: GameState, bot: Bot) -> Applied:
    """Carry out the next decision, the horde's or the bot's."""
    if mind_of(state) is not None:
        return mind_step(state)[1]
    command = bot.choose(state)
    match step(state, command):
        case Applied() as applied:
            return applied
        case Rejected(reason, detail):
            raise RuntimeError(f"a bot's command was refused: {command}, {reason} {detail}")


def _record(spec: GameSpec, state: GameState, commands: int) -> GameRecord:
    mission, quest = state.mission, spec.quest
    if mission is None:
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
    )
