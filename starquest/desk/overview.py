"""The whole table small: each mark stands for a square of cells, by what matters most in it."""

from collections import Counter

import attrs

from starquest.desk.frame import Frame
from starquest.desk.mark import Mark
from starquest.model.grid import Grid
from starquest.model.ids import Cell

WORTH = (
    "floor", "weather", "difficult", "danger", "cover", "door", "wall", "lost", "gadget", "token",
    "treasure", "objective", "priority", "shaken", "enemy", "enemy2", "down",
)  # fmt: skip
"""What a square shows if it can, the last one first; heroes before all of it."""


@attrs.frozen
class Overview:
    """A table cut into squares."""

    side: int
    """Cells along a side of each square."""
    rows: list[list[Mark]]

    def cell(self, grid: Grid, column: int, row: int) -> Cell | None:
        """The middle of a square, if there is one."""
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])):
            return None
        half = self.side // 2
        x = min(grid.width - 1, column * self.side + half)
        return grid.cell(x, min(grid.height - 1, row * self.side + half))

    def cells(self, grid: Grid, column: int, row: int) -> list[Cell]:
        """The cells of a square."""
        return square_cells(grid, column, row, self.side)

    def square(self, grid: Grid, cell: Cell) -> tuple[int, int]:
        """The column and row of the square a cell is in."""
        x, y = grid.xy(cell)
        return x // self.side, y // self.side


def overview(frame: Frame, grid: Grid, wide: int, tall: int) -> Overview:
    """The table in at most so many columns of two and so many rows."""
    side = max(1, -(-grid.width // max(1, wide)), -(-grid.height // max(1, tall)))
    across, down = -(-grid.width // side), -(-grid.height // side)
    rows = [[_mark(frame, grid, x, y, side) for x in range(across)] for y in range(down)]
    return Overview(side, rows)


def square_cells(grid: Grid, column: int, row: int, side: int) -> list[Cell]:
    """The cells of a square by its column and row."""
    return [
        grid.cell(x, y)
        for y in range(row * side, min(grid.height, (row + 1) * side))
        for x in range(column * side, min(grid.width, (column + 1) * side))
    ]


def _mark(frame: Frame, grid: Grid, column: int, row: int, side: int) -> Mark:
    """The most important thing of a square, or else its commonest ground."""
    cells = square_cells(grid, column, row, side)
    things = [frame.things[cell] for cell in cells if cell in frame.things]
    if things:
        return max(things, key=lambda mark: _worth(mark.ink))
    return Counter(frame.ground[cell] for cell in cells).most_common(1)[0][0]


def _worth(ink: str) -> int:
    return WORTH.index(ink) if ink in WORTH else len(WORTH)
