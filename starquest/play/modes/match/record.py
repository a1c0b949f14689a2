"""How one match went, as a simulation keeps it, and what many come to."""

from collections.abc import Sequence

import attrs

from starquest.engine.digest import digest
from starquest.engine.modes.field.zones import field_of
from starquest.model.modes.match import MatchSetup
from starquest.model.state import GameState
from starquest.play.games import GameSpec
from starquest.play.modes.quest.results import aligned

UNFINISHED = "unfinished"
WINNERS = ("one", "two", "nobody", UNFINISHED)


@attrs.frozen
class MatchRecord:
    """How one match went."""

    mode: str
    seed: int
    armies: tuple[str, str]
    minds: tuple[str, str]
    first: str
    """Who started the first round, "one" or "two"."""
    winner: str
    """ "one", "two", "nobody" or "unfinished"."""
    reason: str
    markers: tuple[int, int]
    """The markers each side holds at the end."""
    left: tuple[int, int]
    """The points of each side that are left."""
    rounds: int
    commands: int
    digest: str
    """Of the final state."""


TOLD = tuple(field.name for field in attrs.fields(MatchRecord))


def record(spec: GameSpec, state: GameState, commands: int) -> MatchRecord:
    """How a game went."""
    setup, field, outcome = spec.setup, field_of(state), state.outcome
    assert isinstance(setup, MatchSetup)  # noqa: S101 - the setup says the mode
    winner = WINNERS[outcome.winner] if outcome and outcome.winner >= 0 else "nobody"
    return MatchRecord(
        "match",
        spec.seed,
        (setup.sides[0].name, setup.sides[1].name),
        setup.minds,
        WINNERS[field.starter] if field.starter >= 0 else "nobody",
        winner if outcome else UNFINISHED,
        outcome.reason if outcome else UNFINISHED,
        field.held,
        field.left,
        state.round,
        commands,
        digest(state),
    )


def results(records: Sequence[MatchRecord]) -> str:
    """How often each side and whoever started won, and what was held and left on average."""
    count = max(1, len(records))
    wins = [sum(record.winner == winner for record in records) for winner in WINNERS]
    first = sum(record.winner == record.first for record in records)
    held = [sum(record.markers[side] for record in records) / count for side in (0, 1)]
    left = [sum(record.left[side] for record in records) / count for side in (0, 1)]
    rows = [
        ("", "games", *WINNERS, "first", "held_one", "held_two", "left_one", "left_two"),
        (
            "all", str(len(records)), *map(str, wins), str(first),
            *[f"{markers:.2f}" for markers in held], *[f"{points:.0f}" for points in left],
        ),
    ]  # fmt: skip
    return aligned(rows)
