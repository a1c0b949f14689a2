"""The ground of a table: walls with a shape, open ground with a little life. Baked once a table."""

from zlib import crc32

from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Mark
from starquest.model.ids import Cell
from starquest.model.table import Table

INKS = {
    "#": "wall", "+": "door", "/": "door", "o": "cover", "%": "cover", "w": "cover",
    "~": "difficult", "m": "danger", "^": "danger", "x": "danger", "X": "danger",
}  # fmt: skip
WALL, OPEN = "#", "."
FLOOR = "0"
"""The height nobody has to climb to."""
SPARSE, RAIN = 9, 11
"""One open cell in so many has something on it; in bad weather one in so many more."""
MOST_KEPT = 64
_GROUNDS: dict[tuple[int, int, bool], tuple[Table, dict[Cell, Mark]]] = {}


def ground_marks(table: Table, glyphs: Glyphs, *, rain: bool = False) -> dict[Cell, Mark]:
    """The ground of a table, drawn once for each table, set of glyphs and weather."""
    known = _GROUNDS.get((id(table), id(glyphs), rain))
    if known is not None and known[0] is table:
        return known[1]
    grid, seed = table.grid, _seed(table)
    marks = {}
    for y, row in enumerate(table.rows):
        for x, kind in enumerate(row):
            cell = grid.cell(x, y)
            high = table.heights[y][x] if table.heights else FLOOR
            if kind == WALL:
                marks[cell] = _wall(table, x, y, glyphs)
            elif high != FLOOR:
                marks[cell] = _raised(kind, high, glyphs)
            elif kind == OPEN:
                marks[cell] = _open(_scattered(seed, cell), glyphs, rain=rain)
            else:
                marks[cell] = Mark(glyphs.ground[kind], " ", INKS[kind])
    if len(_GROUNDS) > MOST_KEPT:
        _GROUNDS.clear()
    _GROUNDS[id(table), id(glyphs), rain] = (table, marks)
    return marks


def _wall(table: Table, x: int, y: int, glyphs: Glyphs) -> Mark:
    """A wall from above; where it ends towards the south one sees its face below the edge."""
    last = y + 1 == len(table.rows) or table.rows[y + 1][x] == WALL
    glyph = glyphs.ground[WALL] if last else glyphs.edge
    return Mark(glyph, glyph, "wall", paper="stone")


def _raised(kind: str, high: str, glyphs: Glyphs) -> Mark:
    """Higher ground shows its inches: alone where it is open, beside what else it is."""
    if kind == OPEN:
        return Mark(high, " ", "sign")
    return Mark(glyphs.ground[kind], high, INKS[kind])


def _open(scattered: int, glyphs: Glyphs, *, rain: bool) -> Mark:
    """Open ground: mostly a dot, here and there something else that means nothing."""
    if rain and scattered % RAIN == 0:
        return Mark(glyphs.rain, " ", "weather")
    if scattered // RAIN % SPARSE:
        return Mark(glyphs.ground[OPEN])
    return Mark(glyphs.litter[scattered // RAIN // SPARSE % len(glyphs.litter)])


def _seed(table: Table) -> int:
    """The same for a table whatever becomes of its doors."""
    cells = [cell for piece in table.pieces for cell in piece.cells]
    return crc32(f"{table.theme} {len(table.rows)} {cells}".encode())


def _scattered(seed: int, cell: Cell) -> int:
    """A number that looks drawn by lot; no die is rolled for it."""
    mixed = (seed ^ cell * 0x9E3779B1) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 16) * 0x45D9F3B & 0xFFFFFFFF
    return mixed ^ mixed >> 13
