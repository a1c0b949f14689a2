"""What stands on the table of each mode, by the mode's id."""

from collections.abc import Callable, Mapping

from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Things
from starquest.desk.marks import quest, skirmish
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import EntityId, Side

Drawer = Callable[[Scene, Glyphs, Sight, Mapping[EntityId, str], Side], Things]
DRAWERS: dict[str, Drawer] = {"quest": quest.draw, "skirmish": skirmish.draw}
