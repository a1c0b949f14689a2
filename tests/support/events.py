"""What happened: events of one kind, and whether exactly the scripted dice were rolled."""

from collections.abc import Iterable
from typing import TypeVar

from starquest.model.event import BlocksRolled, Event, Wounded
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from tests.support.finding import uid

E = TypeVar("E")
Told = tuple[GameState, list[Event]]
"""A state, and everything that happened on the way to it."""


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of a kind."""
    (found,) = of(events, kind)
    return found


def exact(told: Told) -> Told:
    """The same, once it is sure that the scripted dice were rolled and no others."""
    dice = told[0].dice
    assert dice.script == (), f"never rolled: {dice.script}"
    assert not any(dice.counts), f"rolled besides: {dice.counts}"
    return told


def taken(events: Iterable[Event]) -> list[tuple[EntityId, int]]:
    """Which models took how many wounds, in order."""
    return [(event.model, event.wounds) for event in of(events, Wounded)]


def blocked(events: Iterable[Event]) -> list[tuple[tuple[int, ...], int, int]]:
    """Each roll to block: its dice, its need, the wounds that came of it."""
    return [(blocks.dice, blocks.need, blocks.wounds) for blocks in of(events, BlocksRolled)]


def wounds(events: Iterable[Event], state: GameState, mark: str) -> int:
    """How many wounds a unit took, or the one that had this name."""
    return sum(event.wounds for event in of(events, Wounded) if event.unit == uid(state, mark))
