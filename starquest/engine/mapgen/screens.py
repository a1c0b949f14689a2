"""Breaking lines of sight: more sight blockers where one could see too much of the table."""

from starquest.content.terrain import ThemeDef
from starquest.engine.bits import bit, nth_cell
from starquest.engine.mapgen.overlook import overlooking
from starquest.engine.mapgen.scatter import Pieces, place
from starquest.engine.mapgen.sketch import Sketch
from starquest.engine.sight import Sight
from starquest.model.ids import Cell

MOST = 55
"""No cell sees more than so many percent of the cells one can stand on."""

_AT_ONCE = 3


def screen(drawn: Sketch, theme: ThemeDef, pieces: Pieces) -> bool:
    """Put screens among the cells that see too much; False if there are none, or no room left."""
    crowd = exposed(drawn)
    return any([crowd and _screen_one(drawn, theme, pieces, crowd) for _ in range(_AT_ONCE)])


def exposed(drawn: Sketch) -> int:
    """The cells that see too much; a door counts as open."""
    standing = (drawn.walkable & ~drawn.doors).bit_count()
    return overlooking(drawn.bits, drawn.walkable, standing * MOST // 100)


def _screen_one(drawn: Sketch, theme: ThemeDef, pieces: Pieces, crowd: int) -> bool:
    """Put a screen among these cells, else near them, with a smaller gap if it must be."""
    for gap in range(theme.gap, -1, -1):
        for away in (0, 6, 12):
            area = drawn.bits.spread(crowd, away)
            kinds = [pieces[drawn.draws.pick(theme.screens)] for _ in range(3)]
            if any(place(drawn, kind, area, gap) for kind in kinds):
                return True
    return False
