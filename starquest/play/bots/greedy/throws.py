"""Where to throw grenades and where to build."""

from starquest.content import ops
from starquest.content.skills import Way
from starquest.engine.board.bits import cells_of
from starquest.model.ids import Cell
from starquest.play.bots.greedy.layers import Layer
from starquest.play.bots.greedy.modifiers import Use
from starquest.play.bots.greedy.op_values import worth_of

Spot = tuple[float, Cell]
TURRET = 16.0
"""What a turret is worth with enemies about."""
TURRET_REACH = 24


def best_cell(use: Use, way: Way, board: int) -> Spot | None:
    """The best cell for one way of something, and what it is worth there."""
    match way.ops[0]:
        case ops.SetUp():
            return _turret(use, board)
        case ops.Hits(split=split) if way.area:
            return _burst(use, way, board, split=split)
        case ops.TestMorale() if way.area:
            return _burst(use, way, board, split=False)
        case _:
            return None


def _burst(use: Use, way: Way, board: int, *, split: bool) -> Spot | None:
    """Where most enemies are caught; split hits do as much on one as on many."""
    out = use.out
    layers: list[Layer] = [
        (worth_of(way.ops, use, foe.unit), out.near(foe.mask, way.area) & board)
        for foe in out.foes.values()
    ]
    scores: dict[Cell, float] = {}
    for worth, area in layers:
        for cell in cells_of(area):
            before = scores.get(cell, 0.0)
            scores[cell] = max(before, worth) if split else before + worth
    best = max(scores, key=lambda cell: (scores[cell], -cell), default=None)
    return None if best is None else (scores[best], best)


def _turret(use: Use, board: int) -> Spot | None:
    """Toward the nearest enemy, if there is time for it to be of use."""
    out, here = use.out, use.out.scene.mask(use.hero)
    owned = any(gadget.owner == use.hero for gadget in out.world.gadgets.values())
    near = min(out.foes.values(), key=lambda f: (out.gap(f.mask, here), f.unit), default=None)
    if owned or near is None or not board or out.rounds_left == 1:
        return None
    if out.gap(near.mask, here) > out.scene.table.length(TURRET_REACH):
        return None
    distance = out.scene.field.grid.distance
    return TURRET, min(cells_of(board), key=lambda cell: (distance(cell, near.cell), cell))
