"""Rounds and turns, of armies and of heroes."""

import attrs

from starquest.model.frozen import LATER, frozen
from starquest.model.ids import Cell, EntityId, Side


@frozen
class RollOff:
    """The sides roll for who starts."""


@frozen
class Muster:
    """Every unit that is not kept back takes its place."""


@frozen
class StartRound:
    """A round begins."""


@frozen
class Reserves:
    """Sides take turns to bring units from reserve."""

    side: Side
    scouts: bool = False
    """Scouts must come now; an ambush may wait."""
    passed: bool = False
    """Whether the other side just let its turn go."""


@frozen
class Turn:
    """A side picks a unit to activate."""

    side: Side


@frozen
class Act:
    """A unit's activation, as far as it has come."""

    unit: EntityId
    main: int = 1
    """Main actions left."""
    shooting: bool = False
    """Whether it may fire now."""
    moved: bool = False
    skill: int = 0
    """Skill actions left."""
    bought: bool = False
    """Whether it has paid for an action."""
    picked: bool = False
    """Whether it has picked something up."""
    swapped: bool = False
    """Whether it has swapped a weapon."""
    opened: bool = False
    """Whether it has opened a door."""
    attacked: bool = False
    """Whether it has attacked, which ends its casting."""
    tidy: bool = attrs.field(default=False, metadata=LATER)
    """Whether its models are placed by hand after its next move."""


@frozen
class Tidying:
    """The models of a squad that has moved are placed by hand, within what its move allowed."""

    unit: EntityId
    side: Side
    rush: bool
    gait: str
    """How it went."""
    starts: tuple[tuple[EntityId, Cell], ...]
    """Where each of its models began."""
    left: int
    """How many models may still be moved."""


@frozen
class EndActivation:
    """A unit's activation is over."""

    unit: EntityId
    side: Side
    idle: bool = False
    """Whether it was spent recovering."""


@frozen
class EndRound:
    """The round is over."""


@frozen
class NextRound:
    """What follows a round: another, the wave's end, or the end of it all."""


TurnStep = (
    RollOff
    | Muster
    | StartRound
    | Reserves
    | Turn
    | Act
    | Tidying
    | EndActivation
    | EndRound
    | NextRound
)
