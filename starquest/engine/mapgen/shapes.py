"""Shapes ready to be put down: turned, mirrored, and as bitboards at the top left corner."""

from functools import lru_cache

from starquest.content.terrain import AS_IS, PieceDef, Shape
from starquest.engine.board.bits import cells_of
from starquest.model.frozen import frozen
from starquest.model.ground import GROUNDS

OPEN = "."


@frozen
class Stamp:
    """A piece in one position, as offsets from its top left cell."""

    kind: str
    ground: tuple[tuple[int, str], ...]
    """Offset and ground of each cell it changes."""
    covers: int
    blocks: int

    def anchors(self, room: int, passable: int) -> int:
        """Where it may stand: wholly on `room`, and blocking no cell of `passable`."""
        found = room
        for offset in cells_of(self.covers):
            found &= room >> offset
        for offset in cells_of(self.blocks):
            found &= ~(passable >> offset)
        return found


@lru_cache(maxsize=512)
def stamps(piece: PieceDef, stride: int) -> tuple[Stamp, ...]:
    """Every position of a piece, each once, in a fixed order."""
    shapes = [_squared(shape) for shape in piece.shapes]
    if piece.rotatable:
        shapes = [turned for shape in shapes for turned in _turns(shape)]
    return tuple(_stamp(piece.id, shape, stride) for shape in dict.fromkeys(shapes))


def _squared(shape: Shape) -> Shape:
    width = max(len(row) for row in shape)
    return tuple(row.ljust(width, AS_IS) for row in shape)


def _turns(shape: Shape) -> list[Shape]:
    found = []
    for _ in range(4):
        shape = tuple("".join(column)[::-1] for column in zip(*shape, strict=True))
        found += [shape, shape[::-1]]
    return found


def _stamp(kind: str, shape: Shape, stride: int) -> Stamp:
    ground = tuple(
        (y * stride + x, glyph)
        for y, row in enumerate(shape)
        for x, glyph in enumerate(row)
        if glyph != AS_IS
    )
    covers = sum(1 << offset for offset, _ in ground)
    blocks = sum(1 << offset for offset, glyph in ground if GROUNDS[glyph].blocks)
    return Stamp(kind, ground, covers, blocks)
