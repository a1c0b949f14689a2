"""The quarters and corners of the table: 1 north-west, 2 north-east, 3 south-west, 4 south-east."""

from starquest.engine.scene import Scene
from starquest.model.grid import Grid
from starquest.model.ids import Cell
from starquest.model.table import Table

QUARTERS = (1, 2, 3, 4)


def _side(quarter: int) -> tuple[int, int]:
    return (quarter - 1) % 2, (quarter - 1) // 2


def table_centre(table: Table) -> Cell:
    """The cell south-east of the table's middle."""
    grid = table.grid
    return grid.cell(grid.width // 2, grid.height // 2)


def quarter_centre(table: Table, quarter: int) -> Cell:
    """The cell south-east of a quarter's middle."""
    grid, (east, south) = table.grid, _side(quarter)
    return grid.cell((1 + 2 * east) * grid.width // 4, (1 + 2 * south) * grid.height // 4)


def corner_cell(grid: Grid, corner: int) -> Cell:
    """The cell in a corner of the table."""
    east, south = _side(corner)
    return grid.cell(east * (grid.width - 1), south * (grid.height - 1))


def quarter_cells(scene: Scene, quarter: int) -> int:
    """Every cell of a quarter."""
    grid, (east, south) = scene.field.grid, _side(quarter)
    wide, tall = grid.width // 2, grid.height // 2
    row = ((1 << wide) - 1) << east * wide
    return sum(row << (south * tall + y) * grid.stride for y in range(tall))
