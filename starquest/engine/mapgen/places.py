"""The places every table must keep open: objectives, the middle and the corners.

On an even board a point between four cells belongs to the cell south-east of it. Quarters and
corners go round the table: north-west, north-east, south-east, south-west.
"""

from starquest.engine.board.bits import grid_bits
from starquest.model.grid import Grid
from starquest.model.ids import Cell

CLEAR = 5
"""Nothing stands this near to an objective, in half-inches: a circle of 21 cells."""


def centre(grid: Grid) -> Cell:
    """The middle of the table."""
    return grid.cell(grid.width // 2, grid.height // 2)


def quarters(grid: Grid) -> tuple[Cell, ...]:
    """The middle of each quarter."""
    west, east = grid.width // 4, 3 * grid.width // 4
    north, south = grid.height // 4, 3 * grid.height // 4
    places = ((west, north), (east, north), (east, south), (west, south))
    return tuple(grid.cell(x, y) for x, y in places)


def corners(grid: Grid) -> tuple[Cell, ...]:
    """The cell in each corner."""
    east, south = grid.width - 1, grid.height - 1
    places = ((0, 0), (east, 0), (east, south), (0, south))
    return tuple(grid.cell(x, y) for x, y in places)


def objectives(grid: Grid) -> tuple[Cell, ...]:
    """The centre and then the quarters."""
    return (centre(grid), *quarters(grid))


def clear_cells(grid: Grid) -> int:
    """The cells round the objectives, which stay open ground."""
    return _discs(grid, objectives(grid), CLEAR)


def corner_cells(grid: Grid, length: int) -> int:
    """The cells within this length of a corner, where nothing may block the way."""
    return _discs(grid, corners(grid), length + 1)


def corner_anchors(grid: Grid) -> tuple[Cell, ...]:
    """Where the top left cell of a 2x2 model stands that fills each corner."""
    east, south = grid.width - 2, grid.height - 2
    places = ((0, 0), (east, 0), (east, south), (0, south))
    return tuple(grid.cell(x, y) for x, y in places)


def _discs(grid: Grid, cells: tuple[Cell, ...], length: int) -> int:
    found = 0
    for cell in cells:
        found |= grid_bits(grid).disc(cell, length)
    return found
