"""Exact symmetric sight: shadowcasting in integers, a bitboard for each cell that looks.

A wall hides what lies strictly behind the segment through its centre, square to the direction of
looking; a line that only touches the ends of such segments passes. The rule reads the same from
both ends, so A sees B exactly if B sees A, and no rounding depends on the machine.
"""

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache

from starquest.engine.board.bits import cells_of, grid_bits
from starquest.engine.board.lines import is_clear
from starquest.model.grid import Grid
from starquest.model.ids import Cell

Sector = tuple[int, int, int, int]
"""A closed interval of slopes: low / (2 * depth), then high / (2 * depth), each with its depth."""

_MANY = 64
"""Past so many cells it is cheapest to look everywhere."""


class Quarter(IntEnum):
    """Where one looks; the diagonals belong to two of them and are seen alike from both."""

    NORTH = 0
    SOUTH = 1
    WEST = 2
    EAST = 3


class Sight(dict[Cell, int]):
    """What each cell sees, computed when first asked."""

    def __init__(self, grid: Grid, opaque: int, columns: list[int] | None = None) -> None:
        """Prepare the walls by row and by column, unless the columns are known."""
        super().__init__()
        self.grid = grid
        self.opaque = opaque
        self.floor = grid_bits(grid).full & ~opaque
        self.rows = [opaque >> y * grid.stride & (1 << grid.width) - 1 for y in range(grid.height)]
        self.columns = columns or _transposed(self.rows, grid.width)
        self.across, self.down = _spans(grid)

    def __missing__(self, cell: Cell) -> int:
        """Look everywhere."""
        seen = 1 << cell
        for quarter in Quarter:
            seen |= self.look(cell, quarter)
        self[cell] = seen = seen & self.floor
        return seen

    def walled(self, more: int) -> "Sight":
        """The sight across these walls and more."""
        columns = self.columns[:]
        for cell in cells_of(more):
            x, y = self.grid.xy(cell)
            columns[x] |= 1 << y
        return Sight(self.grid, self.opaque | more, columns)

    def toward(self, cell: Cell, board: int) -> int:
        """Of some cells those that are seen from a cell; nobody looks where none of them is."""
        known = self.get(cell)
        if known is not None or board.bit_count() > _MANY:
            return (known or self[cell]) & board
        here, seen, board = 1 << cell, 0, board & self.floor
        walls, stride = self.opaque, self.grid.stride
        for other in cells_of(board & ~here):
            if is_clear(walls, stride, cell, other):
                seen |= 1 << other
        return seen | board & here

    def look(self, cell: Cell, quarter: Quarter) -> int:
        """What one sees in a quarter, the walls too."""
        x, y = self.grid.xy(cell)
        stride, across, down = self.grid.stride, (1, self.across), (self.grid.stride, self.down)
        match quarter:
            case Quarter.NORTH:
                return _scan(self.rows[:y][::-1], x, self.grid.width, across, (y * stride, -stride))
            case Quarter.SOUTH:
                return _scan(self.rows[y + 1 :], x, self.grid.width, across, (y * stride, stride))
            case Quarter.WEST:
                return _scan(self.columns[:x][::-1], y, self.grid.height, down, (x, -1))
            case Quarter.EAST:
                return _scan(self.columns[x + 1 :], y, self.grid.height, down, (x, 1))


@lru_cache(maxsize=16)
def _spans(grid: Grid) -> tuple[list[int], list[int]]:
    """The boards of so many cells in a row, and of so many in a column."""
    column = sum(1 << y * grid.stride for y in range(grid.height))
    across = [(1 << n) - 1 for n in range(grid.width + 1)]
    return across, [column & (1 << n * grid.stride) - 1 for n in range(grid.height + 1)]


def _transposed(rows: Sequence[int], width: int) -> list[int]:
    lines = [f"{row:0{width}b}" for row in reversed(rows)]
    return [int("".join(column), 2) for column in zip(*lines, strict=True)][::-1]


def _scan(
    lines: Sequence[int], at: int, size: int, spans: tuple[int, list[int]], way: tuple[int, int]
) -> int:
    """The board of the places seen from `at` on each line of walls, nearest first, walls too.

    Spans are what one place along a line adds to a cell, and the boards of so many places in a
    row; the way is where the line lies that one looks from, and how far it is to the next.
    """
    (along, span), (line_at, further) = spans, way
    seen = 0
    sectors: list[Sector] = [(-2, 1, 2, 1)]
    for depth, line in enumerate(lines, 1):
        rest: list[Sector] = []
        line_at += further
        for sector in sectors:
            low, low_depth, high, high_depth = sector
            left, right = depth * low, depth * high
            first = at - (-left // (2 * low_depth))
            last = at + right // (2 * high_depth)
            # written out: max and min cost more than the rest of the line
            start = first if first > 0 else 0  # noqa: FURB136
            end = last if last < size else size - 1
            if start <= end:
                seen |= span[end - start + 1] << line_at + start * along
            if first > size or last < -1:
                continue
            # walls that touch the sector stand at most one place beyond what is seen of it
            if not line >> (start - 1 if start else 0) & (1 << end - start + 3) - 1:
                rest.append(sector)
                continue
            touched = at - (low_depth - left) // (2 * low_depth)
            beyond = at + (right + high_depth) // (2 * high_depth) + 1
            if touched < size and beyond > 0:
                walls = line & (1 << beyond) - 1
                if touched > 0:
                    walls = walls >> touched << touched
                if walls:
                    _hide(sector, walls, at, depth, rest)
                else:
                    rest.append(sector)
        if not rest:
            break
        sectors = rest
    return seen


def _hide(sector: Sector, walls: int, at: int, depth: int, rest: list[Sector]) -> None:
    """Keep what a line of walls leaves of a sector: each run of walls hides an open interval."""
    low, low_depth, high, high_depth = sector
    while walls:
        first = walls & -walls
        edge = 2 * (first.bit_length() - 1 - at) - 1
        if low * depth <= edge * low_depth:
            rest.append((low, low_depth, edge, depth))
        beyond = walls + first
        beyond &= -beyond
        low, low_depth = 2 * (beyond.bit_length() - 1 - at) - 1, depth
        walls &= -beyond
    if low * high_depth <= high * low_depth:
        rest.append((low, low_depth, high, high_depth))


@lru_cache(maxsize=32)
def sight_of(grid: Grid, opaque: int) -> Sight:
    """The sight across these opaque cells, kept while it is in use."""
    return Sight(grid, opaque)
