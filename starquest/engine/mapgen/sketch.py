"""The table while it is drawn: ground, pieces, and what they block."""

from collections.abc import Callable

import attrs

from starquest.engine.board.bits import GridBits, bit, cells_of, grid_bits
from starquest.engine.mapgen.draws import Draws
from starquest.engine.mapgen.places import clear_cells, corner_cells
from starquest.engine.mapgen.shapes import OPEN, Stamp
from starquest.model.grid import Grid
from starquest.model.ground import GROUNDS
from starquest.model.ids import Cell
from starquest.model.table import Piece, Table


@attrs.define
class Sketch:
    """A table in the making."""

    blank: Table
    grid: Grid
    bits: GridBits
    draws: Draws
    clear: int
    """Cells that stay open ground."""
    passable: int
    """Cells nothing may block."""
    ground: dict[Cell, str] = attrs.field(factory=dict)
    pieces: list[Piece] = attrs.field(factory=list)
    heights: dict[Cell, int] = attrs.field(factory=dict)
    """The cells that are raised; a small table stays flat."""
    taken: int = 0
    """The cells of all pieces."""
    walls: int = 0
    """Blocked for good."""
    doors: int = 0
    """Shut doors: blocked until somebody opens them."""

    @property
    def walkable(self) -> int:
        """Where one can stand, once every door is open."""
        return self.bits.full & ~self.walls

    def paint(self, cell: Cell, glyph: str) -> None:
        """Change the ground of a cell."""
        self.ground[cell] = glyph
        here = bit(cell)
        ground = GROUNDS[glyph]
        self.doors = self.doors | here if ground.door and ground.blocks else self.doors & ~here
        self.walls = self.walls | here if ground.blocks and not ground.door else self.walls & ~here

    def put(self, stamp: Stamp, anchor: Cell) -> None:
        """Put a piece down."""
        for offset, glyph in stamp.ground:
            self.paint(Cell(anchor + offset), glyph)
        if not self.blank.halved:
            self.heights |= {Cell(anchor + offset): inches for offset, inches in stamp.heights}
        self.name(stamp.kind, stamp.covers << anchor)

    def name(self, kind: str, cells: int) -> None:
        """Make a named piece of cells that are already drawn."""
        self.pieces.append(Piece(kind, tuple(cells_of(cells))))
        self.taken |= cells

    def open(self, cells: int) -> None:
        """Clear the way through these cells; a door is opened, not removed."""
        for cell in cells_of(cells & (self.walls | self.doors)):
            self.paint(cell, "/" if self.doors & bit(cell) else OPEN)

    def table(self) -> Table:
        """The finished table."""
        rows = self._rows(lambda cell: self.ground.get(cell, OPEN))
        raised = any(self.heights.values())
        heights = self._rows(lambda cell: str(self.heights.get(cell, 0))) if raised else ()
        return attrs.evolve(self.blank, rows=rows, pieces=tuple(self.pieces), heights=heights)

    def _rows(self, mark: Callable[[Cell], str]) -> tuple[str, ...]:
        columns, lines = range(self.grid.width), range(self.grid.height)
        rows = ([mark(self.grid.cell(x, y)) for x in columns] for y in lines)
        return tuple("".join(row) for row in rows)


def sketch(blank: Table, seed: int) -> Sketch:
    """An empty sketch of a table."""
    grid = blank.grid
    clear = clear_cells(grid)
    passable = clear | corner_cells(grid, blank.length(6))
    return Sketch(blank, grid, grid_bits(grid), Draws(seed), clear, passable)
