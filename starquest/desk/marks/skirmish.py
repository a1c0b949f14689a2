"""Two armies on a table: own units in capitals and the colour of their player, enemies in small."""

from collections.abc import Mapping

from starquest.desk.glyphs import Glyphs
from starquest.desk.letters import letters
from starquest.desk.mark import Mark, Things, lost_marks, unit_detail
from starquest.engine.board.bits import cells_of
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import EntityId, Side


def draw(
    scene: Scene, glyphs: Glyphs, sight: Sight, inks: Mapping[EntityId, str], side: Side
) -> Things:
    """The units of both sides, as one of them sees the table."""
    things = lost_marks(sight, glyphs)
    small = letters(scene, side.other)
    for unit in sight.seen:
        things |= _unit(scene, unit, small[unit].lower(), "enemy")
    large = letters(scene, side)
    for unit in scene.units(side):
        things |= _unit(scene, unit, large[unit].upper(), inks.get(unit, f"player{side + 1}"))
    return things


def _unit(scene: Scene, unit: EntityId, letter: str, ink: str) -> Things:
    """All models of a unit; one that has acted is no longer bold and has a stroke beside it."""
    status = scene.world.statuses[unit]
    detail = "'" if status.activated and not status.shaken else unit_detail(scene, unit)
    mark = Mark(letter, detail, ink, "" if status.activated else "bold")
    return dict.fromkeys(cells_of(scene.mask(unit)), mark)
