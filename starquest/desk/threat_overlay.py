"""The overlay of threats: the cells that enemies in sight could attack next, and how many could.

What nobody of the side sees is left out, and the legend says so.
"""

from enum import StrEnum

from starquest.desk.overlays import Papers, rimmed
from starquest.desk.playing import Playing
from starquest.engine.board.bits import cells_of
from starquest.engine.forecast.zones import zones_of
from starquest.engine.scene import Scene
from starquest.model.ids import Cell, EntityId
from starquest.text import threats as told

MOST = 9
"""More attackers than this are not told apart on the map."""
_KNOWN: list[tuple[Scene, dict[EntityId, int]]] = []
"""The zones of the scene that is looked at; one is enough."""


class Overlay(StrEnum):
    """What the map shows of threats."""

    OFF = "off"
    REACH = "reach"
    COUNT = "count"

    @property
    def next(self) -> "Overlay":
        """The one after it."""
        order = list(Overlay)
        return order[(order.index(self) + 1) % len(order)]


def zones(playing: Playing) -> dict[EntityId, int]:
    """The cells each enemy in sight could attack in its next activation."""
    scene = playing.known_scene
    if not _KNOWN or _KNOWN[0][0] is not scene:
        seen = [enemy for enemy in playing.seen if enemy in scene.world.units]
        _KNOWN[:] = [(scene, zones_of(scene, playing.side, seen))]
    return _KNOWN[0][1]


def attackers(playing: Playing, cell: Cell) -> int:
    """How many enemies in sight could attack a cell."""
    return sum(zone >> cell & 1 for zone in zones(playing).values())


def threat_papers(playing: Playing, overlay: Overlay) -> Papers:
    """The backgrounds of an overlay."""
    found = zones(playing)
    if overlay is Overlay.REACH:
        board = 0
        for zone in found.values():
            board |= zone
        return rimmed(playing.known_scene, board, "threat")
    counts: dict[Cell, int] = {}
    for zone in found.values() if overlay is Overlay.COUNT else ():
        for cell in cells_of(zone):
            counts[cell] = counts.get(cell, 0) + 1
    return {cell: f"threat-{min(MOST, count)}" for cell, count in counts.items()}


def legend(playing: Playing, overlay: Overlay) -> list[str]:
    """What the panel says of the cell under the cursor while an overlay is on."""
    if overlay is Overlay.OFF:
        return []
    return [told.here(attackers(playing, playing.cursor))]
