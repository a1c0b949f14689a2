"""Shapes ready to be put down: turned, mirrored, and as bitboards at the top left corner."""

from functools import lru_cache

from starquest.content.terrain import AS_IS, PieceDef, Shape
from starquest.engine.board.bits import cells_of
from starquest.model.frozen import frozen
from starquest.model.ground import GROUNDS

OPEN = "."
Drawing = tuple[tuple[tuple[str, str], ...], ...]
"""Rows of cells, each its ground and its height as they are written."""


@frozen
class Stamp:
    """A piece in one position, as offsets from its top left cell."""

    kind: str
    ground: tuple[tuple[int, str], ...]
    """Offset and ground of each cell it changes."""
    covers: int
    blocks: int
    heights: tuple[tuple[int, int], ...] = ()
    """Offset and height of each cell that is raised, in inches."""

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
    levels = piece.heights or ((),) * len(piece.shapes)
    shapes = [
        _paired(_squared(shape), high) for shape, high in zip(piece.shapes, levels, strict=True)
    ]
    if piece.rotatable:
        shapes = [turned for shape in shapes for turned in _turns(shape)]
    return tuple(_stamp(piece.id, shape, stride) for shape in dict.fromkeys(shapes))


def _paired(shape: Shape, heights: Shape) -> Drawing:
    """Each cell of a shape with its height."""
    levels = [*heights, *[""] * len(shape)]
    padded = zip(shape, levels, strict=False)
    return tuple(tuple(zip(row, high.ljust(len(row)), strict=True)) for row, high in padded)


def _squared(shape: Shape) -> Shape:
    width = max(len(row) for row in shape)
    return tuple(row.ljust(width, AS_IS) for row in shape)


def _turns(shape: Drawing) -> list[Drawing]:
    found = []
    for _ in range(4):
        shape = tuple(column[::-1] for column in zip(*shape, strict=True))
        found += [shape, shape[::-1]]
    return found


def _stamp(kind: str, shape: Drawing, stride: int) -> Stamp:
    drawn = [
        (y * stride + x, glyph, height)
        for y, row in enumerate(shape)
        for x, (glyph, height) in enumerate(row)
        if glyph != AS_IS
    ]
    ground = tuple((offset, glyph) for offset, glyph, _ in drawn)
    heights = tuple((offset, int(height)) for offset, _, height in drawn if height != AS_IS)
    covers = sum(1 << offset for offset, _ in ground)
    blocks = sum(1 << offset for offset, glyph in ground if GROUNDS[glyph].blocks)
    return Stamp(kind, ground, covers, blocks, heights)
