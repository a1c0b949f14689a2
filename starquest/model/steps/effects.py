"""What a card, an item or a rule has still to do."""

from starquest.model.frozen import frozen
from starquest.model.ids import OFF_TABLE, Cell, EntityId, Side


@frozen
class Effect:
    """The ops of a spell, card or item work on their targets, one op after the other."""

    kind: str
    id: str
    by: EntityId
    targets: tuple[EntityId, ...]
    index: int = 0
    way: int = 0
    cell: Cell = OFF_TABLE


@frozen
class Relocate:
    """A unit is to be moved, or placed near a point, where a side says."""

    unit: EntityId
    side: Side
    source: str
    inches: int
    centre: Cell = OFF_TABLE
    """Where the inches are measured from; off the table for the unit's own place."""
    walking: bool = False
    phasing: bool = False
    """Enemies in the way do not matter."""


@frozen
class React:
    """Whoever keeps watch may shoot a unit that has ended a move."""

    unit: EntityId


EffectStep = Effect | Relocate | React
