"""Names for the things a game counts: entities, cells, sides."""

from enum import IntEnum
from typing import NewType

EntityId = NewType("EntityId", int)
Cell = NewType("Cell", int)
PlayerId = NewType("PlayerId", int)
"""Players have numbers of their own, from 1 on: no player is ever taken for an entity."""

OFF_TABLE = Cell(-1)
"""Where a model is while it is kept off the table."""

NOBODY = EntityId(0)
"""The id no entity ever has."""

ANYBODY = PlayerId(0)
"""The number no player ever has: any player of a side may decide."""


class Side(IntEnum):
    """The two sides of every fight."""

    ONE = 0
    TWO = 1

    @property
    def other(self) -> "Side":
        """The side one fights."""
        return _OTHERS[self]


_OTHERS = (Side.TWO, Side.ONE)
