"""From a state to a grid of glyphs, without a terminal: what each cell shows and how.

A mark is two columns wide: the thing itself and a detail beside it, such as how many models or how
much damage. Where there is room for one column only, the detail is left out.
"""

import attrs

from starquest.desk.glyphs import Glyphs
from starquest.desk.ground import INKS, ground_marks
from starquest.desk.mark import STRANGERS, Known, Mark, Things
from starquest.desk.marks.drawers import DRAWERS, SKIES
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import Cell, Side


@attrs.frozen
class Frame:
    """Everything drawn on the board: ground first, then what stands on it."""

    ground: dict[Cell, Mark]
    things: dict[Cell, Mark]
    lit: int
    zones: int
    unlit: str = " "
    """What open ground looks like out of sight."""
    light: str = "lit"
    """The background of what is in the light."""


ZONES = {(True, False): "~", (False, True): "^", (True, True): "m"}
"""The ground a zone looks like, by whether it is difficult and dangerous."""


def build_frame(
    scene: Scene,
    glyphs: Glyphs,
    sight: Sight,
    known: Known = STRANGERS,
    side: Side = Side.ONE,
) -> Frame:
    """Draw a scene as a side knows it."""
    mode = scene.settings.mode
    things = _zones(scene, glyphs)
    things |= DRAWERS[mode](scene, glyphs, sight, known, side)
    zones = sum({1 << cell for zone in scene.table.zones for cell in zone.cells})
    sky = SKIES[mode](scene)
    ground = ground_marks(scene.table, glyphs, rain=sky.rain)
    return Frame(ground, things, sight.lit, zones, glyphs.unlit, sky.light)


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
