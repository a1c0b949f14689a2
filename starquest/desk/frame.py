"""From a state to a grid of glyphs, without a terminal: what each cell shows and how.

A mark is two columns wide: the thing itself and a detail beside it, such as how many models or how
much damage. Where there is room for one column only, the detail is left out.
"""

from collections.abc import Mapping
from types import MappingProxyType

import attrs

from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Mark, Things
from starquest.desk.marks.drawers import DRAWERS
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.table import Table


@attrs.frozen
class Frame:
    """Everything drawn on the board: ground first, then what stands on it."""

    ground: dict[Cell, Mark]
    things: dict[Cell, Mark]
    lit: int
    zones: int
    unlit: str = " "
    """What open ground looks like out of sight."""


INKS = {
    "#": "wall", "+": "door", "/": "door", "o": "cover", "%": "cover", "w": "cover",
    "~": "difficult", "m": "danger", "^": "danger", "x": "danger", "X": "danger",
}  # fmt: skip

ZONES = {(True, False): "~", (False, True): "^", (True, True): "m"}
"""The ground a zone looks like, by whether it is difficult and dangerous."""
MOST_KEPT = 64
_GROUNDS: dict[tuple[int, int], tuple[Table, dict[Cell, Mark]]] = {}


def ground_marks(table: Table, glyphs: Glyphs) -> dict[Cell, Mark]:
    """The ground of a table, drawn once for each table and set of glyphs."""
    known = _GROUNDS.get((id(table), id(glyphs)))
    if known is not None and known[0] is table:
        return known[1]
    grid, marks = table.grid, {}
    for y, row in enumerate(table.rows):
        for x, kind in enumerate(row):
            glyph = glyphs.ground[kind]
            detail = glyph if kind == "#" else " "
            marks[grid.cell(x, y)] = Mark(glyph, detail, INKS.get(kind, "floor"))
    if len(_GROUNDS) > MOST_KEPT:
        _GROUNDS.clear()
    _GROUNDS[id(table), id(glyphs)] = (table, marks)
    return marks


def build_frame(
    scene: Scene,
    glyphs: Glyphs,
    sight: Sight,
    inks: Mapping[EntityId, str] = MappingProxyType({}),
    side: Side = Side.ONE,
) -> Frame:
    """Draw a scene as a side knows it."""
    things = _zones(scene, glyphs)
    things |= DRAWERS[scene.settings.mode](scene, glyphs, sight, inks, side)
    zones = sum({1 << cell for zone in scene.table.zones for cell in zone.cells})
    return Frame(ground_marks(scene.table, glyphs), things, sight.lit, zones, glyphs.unlit)


def _zones(scene: Scene, glyphs: Glyphs) -> Things:
    """Ground that is different for a while looks like the ground it counts as."""
    things: Things = {}
    for zone in scene.table.zones:
        kind = ZONES.get((zone.difficult, zone.dangerous))
        if kind is not None:
            mark = Mark(glyphs.ground[kind], ",", INKS[kind])
            free = [cell for cell in zone.cells if scene.field.free >> cell & 1]
            things |= dict.fromkeys(free, mark)
    return things
