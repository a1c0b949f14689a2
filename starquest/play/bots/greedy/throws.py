"""Where to throw grenades and where to build."""

from starquest.content import ops
from starquest.content.skills import Way
from starquest.engine.board.bits import cells_of
from starquest.engine.minds.kinds import Kind
from starquest.model.ids import Cell
from starquest.play.bots.greedy.fighting import rough_shot, shooting_board
from starquest.play.bots.greedy.goals import danger, marker_worth
from starquest.play.bots.greedy.hindering import ROLLED, tripped
from starquest.play.bots.greedy.layers import Layer
from starquest.play.bots.greedy.modifiers import Use
from starquest.play.bots.greedy.op_values import worth_of
from starquest.play.bots.greedy.outlook import Foe

Spot = tuple[float, Cell]
TURRET = 16.0
"""What a turret is worth with enemies about."""
TURRET_REACH = 24
STEPPED_ON = 0.35
"""How likely a trap is stepped on."""
SNARED = 8
"""How near another trap is enough, in half-inches."""
AWAY = 6
"""How far from an objective a noise has to be, in inches."""
LURED = 0.6
"""How sure it is that an enemy drawn away would have done damage."""
UNCOVERED = 0.25
"""How much better shots are without cover."""


def best_cell(use: Use, way: Way, board: int) -> Spot | None:
    """The best cell for one way of something, and what it is worth there."""
    match way.ops[0]:
        case ops.SetUp():
            return _turret(use, board)
        case ops.Hits(split=split) if way.area:
            return _burst(use, way, board, split=split)
        case ops.TestMorale() if way.area:
            return _burst(use, way, board, split=False)
        case ops.LayTrap() as trap:
            return _snare(use, trap, board)
        case ops.Ground(radius=radius):
            return _slick(use, radius, board)
        case ops.Noise() as noise:
            return _lure(use, noise, board)
        case ops.Bare():
            return _laid_bare(use, board)
        case _:
            return None


def _burst(use: Use, way: Way, board: int, *, split: bool) -> Spot | None:
    """Where most enemies are caught; split hits do as much on one as on many."""
    out = use.out
    layers: list[Layer] = [
        (worth_of(way.ops, use, foe.unit), out.near(foe.mask, way.area) & board)
        for foe in out.foes.values()
    ]
    return _highest(layers, split=split)


def _highest(layers: list[Layer], *, split: bool = False) -> Spot | None:
    """The cell where most comes together, or the most of one thing."""
    scores: dict[Cell, float] = {}
    for worth, area in layers:
        for cell in cells_of(area) if worth else ():
            before = scores.get(cell, 0.0)
            scores[cell] = max(before, worth) if split else before + worth
    best = max(scores, key=lambda cell: (scores[cell], -cell), default=None)
    return None if best is None else (scores[best], best)


def _snare(use: Use, trap: ops.LayTrap, board: int) -> Spot | None:
    """Toward the enemy that is likely to step there next."""
    out, here = use.out, use.out.scene.mask(use.hero)
    laid = any(out.scene.field.grid.distance(row.cell, out.cell(use.hero)) <= SNARED
               for row in out.world.traps.values())  # fmt: skip
    coming = [
        foe for foe in out.foes.values()
        if foe.kind is not Kind.SHOOTING and not foe.shaken and out.gap(foe.mask, here) <= foe.rush
    ]  # fmt: skip
    if laid or not coming or not board:
        return None
    foe = min(coming, key=lambda f: (f.activated, out.gap(f.mask, here), f.unit))
    distance = out.scene.field.grid.distance
    cell = min(cells_of(board), key=lambda cell: (distance(cell, foe.cell), cell))
    return STEPPED_ON * worth_of((ops.Hits(trap.count, rules=trap.rules),), use, foe.unit), cell


def _slick(use: Use, radius: int, board: int) -> Spot | None:
    """Under enemies that have still to move, and under none of one's own."""
    out, weights = use.out, use.out.weights
    layers = [(tripped(out, f), out.near(f.mask, radius) & board) for f in out.foes.values()]
    own = [(out.left(hero), out.scene.mask(hero)) for hero in out.heroes]
    layers += [
        (-weights.wound * left / ROLLED, out.near(mask, radius) & board) for left, mask in own
    ]
    return _highest(layers)


def _lure(use: Use, noise: ops.Noise, board: int) -> Spot | None:
    """Away from every objective that enemies would damage."""
    out, away = use.out, 0
    for row in out.world.objectives.values():
        away |= out.zone(row.cell, AWAY)
    heroes = [out.scene.mask(hero) for hero in out.heroes]
    fooled = [
        foe for foe in out.foes.values()
        if not any(out.scene.within(foe.mask, mask, noise.unless) for mask in heroes)
    ]  # fmt: skip
    layers = [(_spared(use, f), out.near(f.mask, noise.inches) & board & ~away) for f in fooled]
    return _highest(layers)


def _spared(use: Use, foe: Foe) -> float:
    """What the marker costs that an enemy would bring this round if nothing drew it away."""
    out = use.out
    if foe.activated or foe.shaken:
        return 0.0
    reach = foe.rush + out.scene.table.length(out.scene.catalog.quest.objectives.holding) + 1
    near = [r for r in out.world.objectives.values() if out.gap(foe.mask, 1 << r.cell) <= reach]
    return max([LURED * danger(out, r) * marker_worth(out, r.damage) for r in near], default=0.0)


def _laid_bare(use: Use, board: int) -> Spot | None:
    """The piece that covers those the party would shoot."""
    out, layers = use.out, list[Layer]()
    for piece in out.scene.table.pieces:
        whole = sum([1 << cell for cell in piece.cells])
        if whole & board and whole & out.scene.field.cover:
            behind = [foe for foe in out.foes.values() if foe.mask & whole]
            layers.append((sum([_shots_at(use, foe) for foe in behind]), whole & board))
    return _highest(layers)


def _shots_at(use: Use, foe: Foe) -> float:
    """What the party's next shots at an enemy gain by its cover being gone."""
    out = use.out
    guns = [h for h in out.heroes if h != use.hero and not out.world.statuses[h].activated]
    guns += [use.hero] if use.early else []
    near = [hero for hero in guns if shooting_board(out, hero, foe, out.scene.mask(hero))]
    return UNCOVERED * sum([max(0.0, rough_shot(out, hero, foe)) for hero in near])


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
