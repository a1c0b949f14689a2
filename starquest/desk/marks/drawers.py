"""What stands on the table of each mode and what sky is above it, by the mode's id."""

from collections.abc import Callable

from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Known, Sky, Things
from starquest.desk.marks import match, quest, skirmish
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import Side

Drawer = Callable[[Scene, Glyphs, Sight, Known, Side], Things]
DRAWERS: dict[str, Drawer] = {"quest": quest.draw, "skirmish": skirmish.draw, "match": match.draw}
LYING: dict[str, Callable[[Scene, Glyphs], Things]] = {
    "quest": quest.lying,
    "skirmish": lambda *_: {},
    "match": match.lying,
}
"""What lies there, whoever stands on it."""
SKIES: dict[str, Callable[[Scene], Sky]] = {
    "quest": quest.sky,
    "skirmish": lambda _: Sky(),
    "match": lambda _: Sky(),
}
