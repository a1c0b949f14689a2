"""Dividing a table into rooms: walls that split it again and again, with doors in every wall.

The first walls come in pairs with a corridor between them. A wall keeps clear of the places that
must stay open where it can, and is interrupted there where it cannot.
"""

from starquest.content.terrain import RoomPlan
from starquest.engine.mapgen.doors import put_doors
from starquest.engine.mapgen.sketch import Sketch
from starquest.model.frozen import frozen

CORRIDOR = 3
_WITH_CORRIDOR = 2
"""Splits so deep or less leave a corridor."""


@frozen
class Room:
    """A rectangle without its walls."""

    x: int
    y: int
    width: int
    height: int

    @property
    def tall(self) -> bool:
        """Whether it is divided from west to east, so that its parts lie above each other."""
        return self.height > self.width

    @property
    def length(self) -> int:
        """Its longer side."""
        return max(self.width, self.height)

    def slice(self, start: int, end: int) -> "Room":
        """The part from start up to end along its longer side."""
        if self.tall:
            return Room(self.x, self.y + start, self.width, end - start)
        return Room(self.x + start, self.y, end - start, self.height)


def divide(drawn: Sketch, plan: RoomPlan) -> None:
    """Draw the walls and doors of all rooms."""
    walls: list[tuple[int, int]] = []
    rooms = [(Room(0, 0, drawn.grid.width, drawn.grid.height), 1)]
    while rooms:
        room, depth = rooms.pop()
        parts = _split(drawn, plan, room, depth)
        rooms += [(part, depth + 1) for part in parts[::2]]
        walls += [(_cells(drawn, wall), _way(drawn, room)) for wall in parts[1::2]]
    put_doors(drawn, plan, walls)


def _way(drawn: Sketch, room: Room) -> int:
    """The step along a wall that divides this room."""
    return 1 if room.tall else drawn.bits.stride


def _split(drawn: Sketch, plan: RoomPlan, room: Room, depth: int) -> list[Room]:
    """The room, wall, room (corridor), wall, room that this one becomes; just itself if small."""
    spare = 1 + (CORRIDOR + 1) * (depth <= _WITH_CORRIDOR)
    choices = range(plan.smallest, room.length - plan.smallest - spare + 1)
    narrow = min(room.width, room.height) < plan.smallest
    if narrow or room.length <= plan.largest or not choices:
        return []
    free = [at for at in choices if _keeps_off(drawn, room, at, spare)]
    at = drawn.draws.pick(free or choices)
    walls = [room.slice(at, at + 1)]
    if spare > 1:
        walls += [room.slice(at + 1, at + spare - 1), room.slice(at + spare - 1, at + spare)]
    return [room.slice(0, at), *walls, room.slice(at + spare, room.length)]


def _keeps_off(drawn: Sketch, room: Room, at: int, spare: int) -> bool:
    """Whether the walls of this split cross nothing that must stay open."""
    ends = room.slice(at, at + 1), room.slice(at + spare - 1, at + spare)
    return not any(_board(drawn, wall) & drawn.passable for wall in ends)


def _cells(drawn: Sketch, wall: Room) -> int:
    return _board(drawn, wall) & ~drawn.passable


def _board(drawn: Sketch, room: Room) -> int:
    row = (1 << room.width) - 1 << room.x
    return sum(row << y * drawn.bits.stride for y in range(room.y, room.y + room.height))
