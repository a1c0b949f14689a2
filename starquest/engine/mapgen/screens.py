"""Breaking lines of sight: more sight blockers where one could see too much of the table."""

from starquest.content.terrain import ThemeDef
from starquest.engine.bits import bit, nth_cell
from starquest.engine.mapgen.overlook import overlooking
from starquest.engine.mapgen.scatter import Pieces, place
from starquest.engine.mapgen.sketch import Sketch
from starquest.engine.sight import Sight

MOST = 55
"""No cell sees more than so many percent of the cells one can stand on."""

_NEAR = 16
_AT_ONCE = 3


def screen(drawn: Sketch, theme: ThemeDef, pieces: Pieces) -> bool:
    """Put screens before cells that see too much; False if there are none, or no room left."""
    crowd = exposed(drawn)
    done = False
    for _ in range(_AT_ONCE):
        if crowd:
            cell = nth_cell(crowd, drawn.draws.below(crowd.bit_count()))
            done |= _screen_one(drawn, theme, pieces, bit(cell))
    return done


def exposed(drawn: Sketch) -> int:
    """The cells that see too much; a door counts as open."""
    standing = (drawn.walkable & ~drawn.doors).bit_count()
    return overlooking(drawn.bits, drawn.walkable, standing * MOST // 100)


def _screen_one(drawn: Sketch, theme: ThemeDef, pieces: Pieces, before: int) -> bool:
    """Put a screen in sight of this cell, near it if there is room and tighter if there is none."""
    view = Sight(drawn.grid, drawn.walls)[nth_cell(before, 0)]
    near = view & drawn.bits.spread(before, _NEAR)
    for gap in range(theme.gap, -1, -1):
        for area in (near, view):
            if place(drawn, pieces[drawn.draws.pick(theme.screens)], area, gap):
                return True
    return False
