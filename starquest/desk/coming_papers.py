"""Backgrounds on the board for what enemies would do, on top of what one may do oneself."""

from starquest.desk.intents import intent_cells
from starquest.desk.overlays import Papers, papers
from starquest.desk.playing import Playing
from starquest.engine.board.bits import cells_of


def all_papers(playing: Playing) -> Papers:
    """Every background of the board."""
    return papers(playing) | intent_papers(playing)


def intent_papers(playing: Playing) -> Papers:
    """The way the enemy under the cursor would go now, and whom it would attack."""
    unit = playing.unit_at(playing.cursor)
    if unit is None or unit not in playing.seen:
        return {}
    way, aimed = intent_cells(playing, unit)
    return dict.fromkeys(way, "intent") | dict.fromkeys(cells_of(aimed), "target")
