"""How one skirmish went, as a simulation keeps it, and what many come to."""

from collections.abc import Sequence

import attrs

from starquest.engine.digest import digest
from starquest.engine.modes.skirmish.ending import skirmish_of
from starquest.model.state import GameState
from starquest.play.games import GameSpec
from starquest.play.modes.quest.results import aligned

UNFINISHED = "unfinished"
WINNERS = ("one", "two", "nobody", UNFINISHED)


@attrs.frozen
class SkirmishRecord:
    """How one skirmish went."""

    seed: int
    bot: str
    winner: str
    """ "one", "two", "nobody" or "unfinished"."""
    reason: str
    left: tuple[int, int]
    """The points of each side that are left."""
    rounds: int
    commands: int
    digest: str
    """Of the final state."""


TOLD = tuple(field.name for field in attrs.fields(SkirmishRecord))


def record(spec: GameSpec, state: GameState, commands: int) -> SkirmishRecord:
    """How a game went."""
    outcome = state.outcome
    winner = WINNERS[outcome.winner] if outcome else UNFINISHED
    return SkirmishRecord(
        spec.seed,
        spec.bot,
        "nobody" if outcome and outcome.winner < 0 else winner,
        outcome.reason if outcome else UNFINISHED,
        skirmish_of(state).left,
        state.round,
        commands,
        digest(state),
    )


def results(records: Sequence[SkirmishRecord]) -> str:
    """How often each side won, and what was left on average."""
    count = max(1, len(records))
    wins = [sum(record.winner == winner for record in records) for winner in WINNERS]
    left = [sum(record.left[side] for record in records) / count for side in (0, 1)]
    rows = [
        ("", "games", *WINNERS, "left_one", "left_two"),
        ("all", str(len(records)), *map(str, wins), *[f"{points:.0f}" for points in left]),
    ]
    return aligned(rows)
