"""The only door to tcod and numpy: the party's field of view, and ways across the whole table.

What is computed here is for showing and planning. Rules read sight and reach from the integer
boards, which are symmetric and the same on every machine. Importing this module loads tcod, so
callers import it inside the function that needs it.
"""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
import tcod.constants
import tcod.map
import tcod.path
from numpy.typing import NDArray

from starquest.engine.board.bits import bit
from starquest.engine.board.fields import field_of
from starquest.engine.board.reach import flood, path
from starquest.model.grid import DIAGONAL, STRAIGHT, Grid
from starquest.model.ids import Cell
from starquest.model.table import Table


def field_of_view(table: Table, cells: Iterable[Cell]) -> int:
    """The cells lit from any of these, walls among them; a cell off the table is refused."""
    lit = 0
    for cell in cells:
        lit |= _lit(table, cell)
    return lit


@lru_cache(maxsize=1024)
def _lit(table: Table, cell: Cell) -> int:
    grid = table.grid
    if not grid.holds(cell):
        raise ValueError(f"cell {cell} is not on the table")
    x, y = grid.xy(cell)
    shadowcast = tcod.constants.FOV_SYMMETRIC_SHADOWCAST
    seen = tcod.map.compute_fov(_clear(table), (y, x), radius=0, algorithm=shadowcast)
    return _from_array(np.asarray(seen, dtype=np.bool_))


@lru_cache(maxsize=16)
def _clear(table: Table) -> NDArray[np.bool_]:
    """The cells one can look through, as an array of rows."""
    return ~_to_array(field_of(table).opaque, table.grid)


def _to_array(bits: int, grid: Grid) -> NDArray[np.bool_]:
    size = grid.stride * grid.height
    data = np.frombuffer(bits.to_bytes(size // 8 + 1, "little"), dtype=np.uint8)
    flags = np.unpackbits(data, count=size, bitorder="little").astype(np.bool_)
    return np.ascontiguousarray(flags.reshape(grid.height, grid.stride)[:, : grid.width])


def _from_array(flags: NDArray[np.bool_]) -> int:
    rows = np.pad(flags, ((0, 0), (0, 1)))
    return int.from_bytes(np.packbits(rows, axis=None, bitorder="little").tobytes(), "little")


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
def _searcher(table: Table) -> tcod.path.AStar:
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
