"""Mending a drawn table: every place can be walked to, the important ones also by 2x2 models."""

from starquest.engine.board.bits import bit, lowest
from starquest.engine.board.reach import flood
from starquest.engine.mapgen.places import centre, corner_anchors, objectives
from starquest.engine.mapgen.sketch import Sketch
from starquest.model.ids import Cell

LARGE = 2


def repair(drawn: Sketch) -> None:
    """Open the way to every sealed pocket, and wide ways between objectives and corners."""
    _open_pockets(drawn)
    _widen_ways(drawn)
    _unlock_ways(drawn)


def _open_pockets(drawn: Sketch) -> None:
    """Join every cell one can stand on to the centre."""
    stride, full = drawn.bits.stride, drawn.bits.full
    home = flood(drawn.walkable, bit(centre(drawn.grid)), stride)
    while lost := drawn.walkable & ~home:
        drawn.open(breach(drawn.walkable, full, home, bit(lowest(lost)), stride))
        home = flood(drawn.walkable, home, stride)


def _widen_ways(drawn: Sketch) -> None:
    """Let a large model go from the centre to each objective and corner, through doors too."""
    universe = drawn.bits.erode(drawn.bits.full, LARGE)
    for goal in _goals(drawn):
        _connect(drawn, drawn.walkable, universe, goal)


def _unlock_ways(drawn: Sketch) -> None:
    """Open the doors without which a large model would be shut off."""
    universe = drawn.bits.erode(drawn.walkable, LARGE)
    for goal in _goals(drawn):
        _connect(drawn, drawn.walkable & ~drawn.doors, universe, goal)


def _goals(drawn: Sketch) -> tuple[Cell, ...]:
    return (*objectives(drawn.grid)[1:], *corner_anchors(drawn.grid))


def _connect(drawn: Sketch, free: int, universe: int, goal: Cell) -> None:
    stride = drawn.bits.stride
    anchors = drawn.bits.erode(free, LARGE)
    home = flood(anchors, bit(centre(drawn.grid)), stride)
    if not home & bit(goal):
        opened = breach(anchors, universe, home, bit(goal), stride)
        pairs = opened | opened << 1
        drawn.open(pairs | pairs << stride)


def breach(free: int, universe: int, home: int, goal: int, stride: int) -> int:
    """The fewest cells of the universe, not free, that must open to walk from home to the goal."""
    layers = [home]
    while not layers[-1] & goal:
        edge = _beside(layers[-1], stride) & universe & ~layers[-1]
        if not edge:
            return 0
        layers.append(flood(free, layers[-1] | edge, stride))
    opened = 0
    while len(layers) > 1:
        fresh = layers.pop() & ~layers[-1]
        edge = _beside(layers[-1], stride) & fresh
        region = flood(fresh & free, goal, stride)
        door = goal if goal & edge else bit(lowest(_beside(region, stride) & edge))
        opened |= door
        goal = bit(lowest(_beside(door, stride) & layers[-1]))
    return opened


def _beside(bits: int, stride: int) -> int:
    return bits << 1 | bits >> 1 | bits << stride | bits >> stride
