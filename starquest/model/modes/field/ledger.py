"""What a fight for markers keeps besides the rows."""

from enum import IntEnum, StrEnum

from starquest.model.frozen import frozen
from starquest.model.ids import Cell

NEUTRAL = -1
"""The owner of a marker nobody holds, and the edge of a side that has none yet."""


class Axis(StrEnum):
    """Which way the armies face each other."""

    NORTH_SOUTH = "north_south"
    EAST_WEST = "east_west"


class Edge(IntEnum):
    """The four edges of a table; opposite ones differ by two."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def opposite(self) -> "Edge":
        """The edge across the table."""
        return Edge((self + 2) % 4)


EDGES = {Axis.NORTH_SOUTH: (Edge.NORTH, Edge.SOUTH), Axis.EAST_WEST: (Edge.WEST, Edge.EAST)}
"""The two edges armies come from, by the axis."""


@frozen
class Marker:
    """What the armies fight for."""

    number: int
    cell: Cell
    owner: int = NEUTRAL
    """The side that has seized it."""


@frozen
class FieldLedger:
    """The field as it was laid, its markers, and what both sides came with and lost."""

    worth: tuple[int, int] = (0, 0)
    """The points each side came with."""
    lost: tuple[int, int] = (0, 0)
    """The points of its units that were destroyed."""
    starting: tuple[int, int] = (0, 0)
    """The units each side came with."""
    unplaced: int = 0
    """Markers still to be placed."""
    axis: Axis = Axis.NORTH_SOUTH
    edges: tuple[int, int] = (NEUTRAL, NEUTRAL)
    """The edge of each side, once it is chosen."""
    starter: int = NEUTRAL
    """Who deployed and acted first."""
    markers: tuple[Marker, ...] = ()
    course: tuple[tuple[int, ...], ...] = ()
    """Who held each marker at the end of each round so far."""

    @property
    def left(self) -> tuple[int, int]:
        """The points each side has left."""
        return self.worth[0] - self.lost[0], self.worth[1] - self.lost[1]

    @property
    def held(self) -> tuple[int, int]:
        """How many markers each side holds."""
        owners = [marker.owner for marker in self.markers]
        return owners.count(0), owners.count(1)
