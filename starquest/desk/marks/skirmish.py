"""Two armies on a table: own units in capitals and the colour of their player, enemies in small."""

from starquest.desk.glyphs import Glyphs
from starquest.desk.letters import letters
from starquest.desk.mark import Known, Mark, Things, lost_marks
from starquest.desk.unit_marks import numbers, unit_detail, unit_marks
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import EntityId, Side


def draw(scene: Scene, glyphs: Glyphs, sight: Sight, known: Known, side: Side) -> Things:
    """The units of both sides, as one of them sees the table."""
    things = lost_marks(sight, glyphs)
    small, signs = letters(scene, side.other), numbers(scene, sight.seen, known, glyphs)
    for unit in sight.seen:
        mark = _mark(scene, unit, small[unit].lower(), "enemy", signs.get(unit, ""))
        things |= unit_marks(scene, unit, mark, glyphs)
    large, signs = letters(scene, side), numbers(scene, scene.units(side), known, glyphs)
    for unit in scene.units(side):
        ink = known.inks.get(unit, f"player{side + 1}")
        mark = _mark(scene, unit, large[unit].upper(), ink, signs.get(unit, ""))
        things |= unit_marks(scene, unit, mark, glyphs)
    return things


def _mark(scene: Scene, unit: EntityId, letter: str, ink: str, sign: str) -> Mark:
    """A unit's mark; one that has acted is no longer bold and has a stroke beside it."""
    status = scene.world.statuses[unit]
    acted = status.activated and not status.shaken
    detail = "'" if acted else unit_detail(scene, unit, sign)
    return Mark(letter, detail, ink, "" if status.activated else "bold")
