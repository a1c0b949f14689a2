"""The table as bitboards: computed once for each table value, read by everything that moves."""

from functools import lru_cache

import attrs

from starquest.engine.board.bits import GridBits, grid_bits
from starquest.engine.board.relief import Relief, reliefs_of
from starquest.engine.board.sight import Sight, sight_of
from starquest.model.frozen import frozen
from starquest.model.grid import Grid
from starquest.model.ground import GROUNDS
from starquest.model.ids import Cell
from starquest.model.table import Table


@frozen(eq=False)
class Field:
    """Every property of a table's cells, as one board each."""

    grid: Grid
    bits: GridBits
    blocked: int
    opaque: int
    free: int
    cover: int
    """Cells that give cover to who stands in them."""
    low: int
    """Low walls and sight blockers: they give cover to who is right behind them."""
    difficult: int
    dangerous: int
    doors: int
    sight: Sight = attrs.field(repr=False)
    reliefs: tuple[Relief, ...] = attrs.field(default=(), repr=False)
    """How high the ground is for models of each footprint; none on a flat table."""

    def visible(self, cell: Cell) -> int:
        """The cells seen from a cell one can stand on."""
        return self.sight[cell]

    def sees(self, a: Cell, b: Cell) -> bool:
        """Whether a sees b, and so b sees a."""
        return bool(self.sight[a] >> b & 1)

    def level_with(self, cell: Cell, board: int) -> int:
        """Of some cells those that who stands here could strike, whatever lies between."""
        return self.reliefs[0].level_with(cell, board) if self.reliefs else board

    def in_cover(self, cell: Cell) -> bool:
        """Whether who stands here has cover from the ground itself."""
        return bool(self.cover >> cell & 1)

    def obstructed(self, shooter: Cell, target: Cell) -> bool:
        """Whether the last cell on the line gives the target cover; not to a shooter next to it."""
        stride = self.grid.stride
        shooter_y, shooter_x = divmod(shooter, stride)
        target_y, target_x = divmod(target, stride)
        x, y = _last_before(shooter_x - target_x, shooter_y - target_y)
        last_x, last_y = target_x + x, target_y + y
        if not (self.cover | self.low) >> (last_y * stride + last_x) & 1:
            return False
        return abs(shooter_x - last_x) > 1 or abs(shooter_y - last_y) > 1


def _last_before(dx: int, dy: int) -> tuple[int, int]:
    """The step from the target toward the shooter, who is dx, dy away from it."""
    wide, tall = abs(dx), abs(dy)
    x = (dx > 0) - (dx < 0) if 2 * wide >= tall else 0
    y = (dy > 0) - (dy < 0) if 2 * tall >= wide else 0
    return x, y


def _board(table: Table, flag: str) -> int:
    """The cells whose ground has this flag; joined rows have each cell at its own index."""
    values = {ord(glyph): "01"[getattr(ground, flag)] for glyph, ground in GROUNDS.items()}
    return int("|".join(table.rows)[::-1].translate(values | {ord("|"): "0"}), 2)


def _zoned(table: Table, flag: str) -> int:
    """The cells of all zones that have this flag."""
    found = 0
    for zone in table.zones:
        if getattr(zone, flag):
            for cell in zone.cells:
                found |= 1 << cell
    return found


@lru_cache(maxsize=64)
def field_of(table: Table) -> Field:
    """The boards of a table, made once for each table value."""
    grid = table.grid
    bits = grid_bits(grid)
    blocked = _board(table, "blocks")
    opaque = _board(table, "opaque")
    bare = _zoned(table, "bare")
    return Field(
        grid=grid,
        bits=bits,
        blocked=blocked,
        opaque=opaque,
        free=bits.full & ~blocked,
        cover=_board(table, "cover") & ~bare,
        low=(_board(table, "low") | opaque) & ~bare,
        difficult=_board(table, "difficult") | _zoned(table, "difficult"),
        dangerous=_board(table, "dangerous") | _zoned(table, "dangerous"),
        doors=_board(table, "door"),
        sight=sight_of(grid, opaque),
        reliefs=reliefs_of(table) if table.heights else (),
    )
