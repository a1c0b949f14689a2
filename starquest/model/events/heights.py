"""Jumps, falls and pushes."""

from starquest.model.frozen import frozen
from starquest.model.ids import NOBODY, Cell, EntityId


@frozen
class JumpTried:
    """A model jumped: every die has to reach the need."""

    model: EntityId
    unit: EntityId
    start: Cell
    end: Cell
    gap: int
    """How wide it was, in inches."""
    drop: int
    """How far down it went, in inches."""
    dice: tuple[int, ...]
    need: int
    passed: bool


@frozen
class Fell:
    """A model fell."""

    model: EntityId
    unit: EntityId
    foot: Cell
    inches: int
    piercing: int
    """How much harder the fall is to block."""
    by: EntityId = NOBODY
    """Who pushed it."""


@frozen
class Pushed:
    """A model that wounds have shaken was pushed, or held its ground."""

    model: EntityId
    unit: EntityId
    by: EntityId
    start: Cell
    end: Cell
    die: int
    need: int
    passed: bool


HeightEvent = JumpTried | Fell | Pushed
