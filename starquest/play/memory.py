"""Where each side saw enemies last, as a value that can be kept with a run.

It is no part of the game: a state knows nothing of what was seen before it.
"""

from collections.abc import Mapping

from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId, Side


@frozen
class LastSeen:
    """The cell where a side saw an enemy last."""

    side: Side
    unit: EntityId
    cell: Cell


Memory = tuple[LastSeen, ...]


def recalled(memory: Memory, side: Side) -> dict[EntityId, Cell]:
    """What one side remembers."""
    return {row.unit: row.cell for row in memory if row.side is side}


def remember(memory: Memory, side: Side, last: Mapping[EntityId, Cell]) -> Memory:
    """The same memory, but for what one side remembers now."""
    others = [row for row in memory if row.side is not side]
    return (*others, *[LastSeen(side, unit, cell) for unit, cell in last.items()])
