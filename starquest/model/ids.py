"""Names for the things a game counts: entities, cells, sides."""

from enum import IntEnum
from typing import NewType

EntityId = NewType("EntityId", int)
Cell = NewType("Cell", int)

OFF_TABLE = Cell(-1)
"""Where a model is while it is kept off the table."""

NOBODY = EntityId(0)
"""The id no entity ever has."""


class Side(IntEnum):
    """The two sides of every fight."""

    HEROES = 0
    HORDE = 1

    @property
    def other(self) -> "Side":
        """The side one fights."""
        return _OTHERS[self]


_OTHERS = (Side.HORDE, Side.HEROES)
