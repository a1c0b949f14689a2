"""The only door to tcod and numpy: ways across the whole table.

What is computed here is for planning. Sight and reach are read from the integer boards, which are
symmetric and the same on every machine. Both libraries are loaded with the first way: whoever
starts the game does not wait for them.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from starquest.engine.board.bits import bit
from starquest.engine.board.fields import field_of
from starquest.engine.board.reach import flood, path
from starquest.model.grid import DIAGONAL, STRAIGHT, Grid
from starquest.model.ids import Cell
from starquest.model.table import Table

if TYPE_CHECKING:
    import numpy as np
    import tcod.path
    from numpy.typing import NDArray


def _to_array(bits: int, grid: Grid) -> "NDArray[np.bool_]":
    import numpy as np  # noqa: PLC0415 - see above

    size = grid.stride * grid.height
    data = np.frombuffer(bits.to_bytes(size // 8 + 1, "little"), dtype=np.uint8)
    flags = np.unpackbits(data, count=size, bitorder="little").astype(np.bool_)
    return np.ascontiguousarray(flags.reshape(grid.height, grid.stride)[:, : grid.width])


def route(table: Table, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """A cheapest way over the bare table, the cells after the start; empty if there is none."""
    grid = table.grid
    if not (grid.holds(start) and grid.holds(goal)):
        return ()
    (x, y), (goal_x, goal_y) = grid.xy(start), grid.xy(goal)
    steps = _searcher(table).get_path(y, x, goal_y, goal_x)
    way = tuple(grid.cell(int(column), int(row)) for row, column in steps)
    return _own_way(table, start, goal) if _cuts(table, start, way) else way


@lru_cache(maxsize=16)
def _searcher(table: Table) -> "tcod.path.AStar":
    import numpy as np  # noqa: PLC0415 - see above
    import tcod.path  # noqa: PLC0415

    cost = _to_array(field_of(table).free, table.grid).astype(np.int8) * STRAIGHT
    return tcod.path.AStar(cost.astype(np.int8), diagonal=DIAGONAL / STRAIGHT)


def _cuts(table: Table, start: Cell, way: tuple[Cell, ...]) -> bool:
    """Whether a way slips between two blocked cells, which tcod does not forbid."""
    field = field_of(table)
    stride = field.grid.stride
    for before, after in zip((start, *way), way, strict=False):
        down = after // stride - before // stride
        side = after - before - down * stride
        if not (field.free >> before + down * stride | field.free >> before + side) & 1:
            return True
    return False


def _own_way(table: Table, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    field = field_of(table)
    if not flood(field.free, bit(start), field.grid.stride) >> goal & 1:
        return ()
    budget, way = DIAGONAL * field.grid.width, None
    while way is None:
        way = path(field.free, start, goal, budget, field.grid.stride)
        budget *= 2
    return way
