"""What a cell of the board shows, and the marks every mode has."""

from starquest.desk.glyphs import Glyphs
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId

MOST = 9
"""The most a detail can say."""


@frozen
class Mark:
    """A glyph, a detail beside it, an ink, and words for its weight."""

    glyph: str
    detail: str = " "
    ink: str = "floor"
    flags: str = ""


Things = dict[Cell, Mark]
"""What stands or lies on cells."""


def lost_marks(sight: Sight, glyphs: Glyphs) -> Things:
    """Where enemies were seen last."""
    return dict.fromkeys(sight.lost.values(), Mark(glyphs.lost, " ", "lost"))


def unit_detail(scene: Scene, unit: EntityId) -> str:
    """How many models a group has, or how many wounds a lone model can still take."""
    if scene.world.statuses[unit].shaken:
        return "~"
    members = scene.world.squads[unit].members
    if scene.world.units[unit].size > 1:
        return str(min(MOST, len(members)))
    left = scene.kit(unit).tough - scene.world.bodies[members[0]].wounds
    return str(left) if left <= MOST else "+"
