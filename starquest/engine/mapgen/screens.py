"""Breaking lines of sight: more sight blockers where one could see too much of the table."""

from starquest.content.terrain import ThemeDef
from starquest.engine.board.bits import nth_cell
from starquest.engine.mapgen.overlook import Overlook
from starquest.engine.mapgen.scatter import Pieces, find_spot
from starquest.engine.mapgen.sketch import Sketch
from starquest.engine.mapgen.watchers import Watchers, watching
from starquest.model.ids import Cell

MOST = 55
"""No cell sees more than so many percent of the cells one can stand on."""

_PATCH = 24 * 48
"""A table gets a screen for each so many cells at a time, and one more."""
_NEAR = 8
_OFFERS = 4
_WATCHERS = 4


def screen(drawn: Sketch, theme: ThemeDef, pieces: Pieces, known: Overlook | None = None) -> bool:
    """Put screens among the cells that see too much; False if there are none, or no room left."""
    crowd = exposed(drawn, known)
    if not crowd:
        return False
    count = 1 + drawn.grid.width * drawn.grid.height // _PATCH
    watchers, done = watching(drawn.grid, drawn.walls, _some(crowd)), False
    for _ in range(count):
        screened = _screen_one(drawn, theme, pieces, crowd, watchers)
        if screened is not None:
            watchers, done = screened.over(drawn.walls), True
    return done


def _some(crowd: int) -> list[Cell]:
    """A few cells of a crowd."""
    count = crowd.bit_count()
    return [nth_cell(crowd, n * count // _WATCHERS) for n in range(_WATCHERS)]


def exposed(drawn: Sketch, known: Overlook | None = None) -> int:
    """The cells that see too much; a door counts as open."""
    standing = (drawn.walkable & ~drawn.doors).bit_count()
    return (known or Overlook(drawn.bits)).over(drawn.walkable, standing * MOST // 100)


def _screen_one(
    drawn: Sketch, theme: ThemeDef, pieces: Pieces, crowd: int, watchers: Watchers
) -> Watchers | None:
    """Put a screen among these cells, else near them, with a smaller gap if it must be."""
    for gap in range(theme.gap, -1, -1):
        for area in (crowd, drawn.bits.spread(crowd, _NEAR), drawn.bits.full):
            kinds = [pieces[drawn.draws.pick(theme.screens)] for _ in range(_OFFERS)]
            offers = [find_spot(drawn, kind, area, gap) for kind in kinds]
            spots = [spot for spot in offers if spot]
            if spots:
                tried = [watchers.behind(stamp.blocks << anchor) for stamp, anchor in spots]
                best = min(range(len(spots)), key=lambda place: tried[place].seen)
                drawn.put(*spots[best])
                return tried[best]
    return None
