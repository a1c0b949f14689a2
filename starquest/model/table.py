"""The table: ground, named terrain pieces and what temporarily changes them.

A table is a value; a change makes a new one, so the value itself is the terrain's version and
whatever is computed from it can be kept for as long as it lives.
"""

import attrs

from starquest.model.frozen import LATER, frozen
from starquest.model.grid import STRAIGHT, Grid
from starquest.model.ids import Cell


@frozen
class Piece:
    """A named terrain piece of several cells."""

    kind: str
    cells: tuple[Cell, ...]


@frozen
class Zone:
    """Cells whose ground is different for a while, and why."""

    source: str
    cells: tuple[Cell, ...]
    difficult: bool = False
    dangerous: bool = False
    bare: bool = False
    """The cells give no cover."""
    until: str = ""
    rounds: int = 0


@frozen(cache_hash=True)
class Table:
    """The board everything happens on."""

    rows: tuple[str, ...]
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    theme: str = ""
    halved: bool = False
    """Small boards halve every distance of the rules."""
    heights: tuple[str, ...] = attrs.field(default=(), metadata=LATER)
    """A digit of inches for each cell; none where the whole table is flat."""

    @property
    def grid(self) -> Grid:
        """The size of the table."""
        return Grid(len(self.rows[0]), len(self.rows))

    def glyph(self, cell: Cell) -> str:
        """The ground character of a cell."""
        x, y = self.grid.xy(cell)
        return self.rows[y][x]

    def height(self, cell: Cell) -> int:
        """How high a cell lies, in inches."""
        x, y = self.grid.xy(cell)
        return int(self.heights[y][x]) if self.heights else 0

    def length(self, inches: int) -> int:
        """A rule's distance in half-inches here; halving never goes below one cell."""
        if not self.halved:
            return 2 * inches
        return max(inches, STRAIGHT) if inches > 0 else inches
