"""The seam: a mode is one table of functions, found by the name in a game's settings.

Nothing here knows a mode; `starquest.engine.modes` fills the register. Whoever plays a game asks
here whose decision waits, and whether a program makes it.
"""

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.draft import Draft
from starquest.model.command import Command
from starquest.model.event import Decided
from starquest.model.ids import ANYBODY, PlayerId, Side
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Reserves, Turn


@attrs.frozen
class Mind:
    """A program that can play a seat."""

    id: str
    decide: Callable[[GameState], tuple[Command, Decided]]
    """The command for the decision that waits, and what is told about it."""


@attrs.frozen
class Mode:
    """Everything the engine asks of a mode."""

    id: str
    setup: type
    """The class a game of this mode is started with."""
    blank: Callable[[Any, int, Catalog], GameState]
    """The table and the settings, from a setup and a seed."""
    lay_out: Callable[[Draft, Any], None]
    """Puts the players, the rows and the first steps of a setup there."""
    minds: Mapping[str, Mind]
    """The programs that can play a seat, by the names the players' rows have."""
    readers: str = ""
    """The module that says what its events mean to a forecast, loaded with the first one."""


MODES: dict[str, Mode] = {}
"""Every mode by its name."""


def register(mode: Mode) -> None:
    """Make a mode known."""
    MODES[mode.id] = mode


def mode_of(state: GameState) -> Mode:
    """The mode a game is played in."""
    return MODES[state.settings.mode]


def side_of(state: GameState) -> Side | None:
    """The side whose decision the game waits for; None when it is over."""
    if state.outcome is not None or not state.agenda:
        return None
    match state.agenda[-1]:
        case Turn(side) | Ask(side=side) | Reserves(side):
            return side
        case Act(unit):
            return state.world.units[unit].side
        case _:
            return Side.HEROES


def player_of(state: GameState) -> PlayerId:
    """The player whose decision it is; ANYBODY if any of a side's players may make it."""
    side = side_of(state)
    found = [player for player, row in state.world.players.items() if row.side is side]
    return found[0] if len(found) == 1 else ANYBODY


def mind_of(state: GameState) -> Mind | None:
    """The program that makes the decision the game waits for; None if a person has to."""
    row = state.world.players.get(player_of(state))
    return mode_of(state).minds[row.mind] if row is not None and row.mind else None
