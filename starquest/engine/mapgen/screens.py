"""Breaking lines of sight: more sight blockers where one could see too much of the table."""

from starquest.content.terrain import ThemeDef
from starquest.engine.board.bits import nth_cell
from starquest.engine.board.sight import Sight
from starquest.engine.mapgen.overlook import Overlook
from starquest.engine.mapgen.scatter import Pieces, Spot, find_spot
from starquest.engine.mapgen.sketch import Sketch

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
    return sum(_screen_one(drawn, theme, pieces, crowd) for _ in range(count)) > 0


def exposed(drawn: Sketch, known: Overlook | None = None) -> int:
    """The cells that see too much; a door counts as open."""
    standing = (drawn.walkable & ~drawn.doors).bit_count()
    return (known or Overlook(drawn.bits)).over(drawn.walkable, standing * MOST // 100)


def _screen_one(drawn: Sketch, theme: ThemeDef, pieces: Pieces, crowd: int) -> bool:
    """Put a screen among these cells, else near them, with a smaller gap if it must be."""
    for gap in range(theme.gap, -1, -1):
        for area in (crowd, drawn.bits.spread(crowd, _NEAR), drawn.bits.full):
            kinds = [pieces[drawn.draws.pick(theme.screens)] for _ in range(_OFFERS)]
            offers = [find_spot(drawn, kind, area, gap) for kind in kinds]
            spots = [spot for spot in offers if spot]
            if spots:
                drawn.put(*min(spots, key=lambda spot: _left(drawn, spot, crowd)))
                return True
    return False


def _left(drawn: Sketch, spot: Spot, crowd: int) -> int:
    """How much a few cells of the crowd would still see past a screen there."""
    stamp, anchor = spot
    sight = Sight(drawn.grid, drawn.walls | stamp.blocks << anchor)
    watchers = [nth_cell(crowd, n * crowd.bit_count() // _WATCHERS) for n in range(_WATCHERS)]
    return sum(sight[cell].bit_count() for cell in watchers)
