"""Backgrounds on the board for what enemies would do, on top of what one may do oneself."""

from starquest.desk.intents import intent_cells
from starquest.desk.overlays import Papers, papers
from starquest.desk.playing import Playing
from starquest.desk.threat_overlay import Overlay, threat_papers
from starquest.engine.board.bits import cells_of

WAY = ("path", "path-end", "path-back", "path-far")
"""The own way, which no way of an enemy hides."""
KEPT = (*WAY, "target", "charge")
"""What one does oneself is seen through an overlay."""


def all_papers(playing: Playing, overlay: Overlay = Overlay.OFF) -> Papers:
    """Every background of the board."""
    own = papers(playing)
    if overlay is not Overlay.OFF:
        own |= threat_papers(playing, overlay) | {c: n for c, n in own.items() if n in KEPT}
    return own | intent_papers(playing) | {c: n for c, n in own.items() if n in WAY}


def intent_papers(playing: Playing) -> Papers:
    """The way the enemy under the cursor would go now, and whom it would attack."""
    unit = playing.unit_at(playing.cursor)
    if unit is None or unit not in playing.seen:
        return {}
    way, aimed = intent_cells(playing, unit)
    return dict.fromkeys(way, "intent") | dict.fromkeys(cells_of(aimed), "target")
