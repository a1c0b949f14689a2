"""How one match went, as a simulation keeps it."""

import attrs

from starquest.engine.digest import digest
from starquest.engine.modes.field.zones import field_of
from starquest.model.modes.match import MatchSetup
from starquest.model.state import GameState
from starquest.play.games import GameSpec

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
