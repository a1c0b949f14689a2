"""Two armies and the markers between them."""

from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Known, Mark, Things
from starquest.desk.marks import skirmish
from starquest.desk.unit_marks import upon
from starquest.engine.modes.field.zones import field_of
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import Side

INKS = ("player1", "player2")


def draw(scene: Scene, glyphs: Glyphs, sight: Sight, known: Known, side: Side) -> Things:
    """The markers, and whoever stands there."""
    things = lying(scene, glyphs)
    upon(things, skirmish.draw(scene, glyphs, sight, known, side))
    return things


def lying(scene: Scene, glyphs: Glyphs) -> Things:
    """The markers in the colours of their owners."""
    return {
        marker.cell: Mark(
            glyphs.objective,
            str(marker.number),
            INKS[marker.owner] if marker.owner >= 0 else "objective",
            "bold" if marker.owner >= 0 else "",
        )
        for marker in field_of(scene).markers
    }
