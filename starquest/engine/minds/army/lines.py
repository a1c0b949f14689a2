"""What one activated unit of an army does: the list BA-1 to BA-10, line by line."""

from starquest.engine.actions.shooting import weapons_of
from starquest.engine.board.bits import cells_of
from starquest.engine.minds.army.ground import Ground, Prize, at_prize, contested, goal_of
from starquest.engine.minds.army.worth import Exchange, exchange
from starquest.engine.minds.decision_list import (
    BESIDE_WAY,
    Decision,
    Situation,
    closed_up,
    march,
    nearest,
    shooting,
    steady_guns,
)
from starquest.engine.minds.kinds import Kind
from starquest.engine.minds.knowledge import gap
from starquest.engine.minds.wants import Wants
from starquest.engine.scene import Scene
from starquest.model.change import changed
from starquest.model.command import Advance, Charge, Command, Hold, OpenDoor, Rush
from starquest.model.decision import Goal, GoalKind, Line, Why
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.step import Act

WEIGHED = 3
"""So many charges are weighed, those at the nearest enemies."""


def wants_of(ground: Ground) -> Wants:
    """What the units of an army want to reach, and whom they are after."""
    return Wants(lambda scene, unit: goal_of(scene, unit, ground), _prey)


def _prey(scene: Scene, side: Side) -> list[EntityId]:
    return scene.units(side.other)


def army_plan(scene: Scene, act: Act, ground: Ground) -> Decision:
    """The first line that fires; who is torn closes up where it would stay."""
    at = Situation(scene, act, wants_of(ground))
    return closed_up(at, _first_line(at, ground))


def _first_line(at: Situation, ground: Ground) -> Decision:
    door = at.door()
    if door is not None:
        return Decision(OpenDoor(door), Line.DOOR, Why.DOOR_ON_WAY, cell=door, goal=at.goal)
    if ground.last_round(at.scene):
        last = _last_round(at, ground)
        if last is not None:
            return last
    held = steady_guns(at)
    if held is not None:
        return changed(held, line=Line.ARMY_GUNS)
    return _by_kind(at, ground)


def _by_kind(at: Situation, ground: Ground) -> Decision:
    match at.kind:
        case Kind.MELEE:
            return _charge(at, ground, at.enemies) or _keep(at, ground) or _rush(at)
        case Kind.SHOOTING:
            shot = shooting(at, Line.ARMY_SHOOT)
            return shot or _keep(at, ground) or _rush(at)
        case Kind.HYBRID:
            charged = _charge(at, ground, [e for e in at.enemies if _close(at, e)])
            if charged is not None:
                return changed(charged, line=Line.ARMY_HYBRID)
            return shooting(at, Line.ARMY_HYBRID) or _keep(at, ground) or _rush(at)


def _close(at: Situation, enemy: EntityId) -> bool:
    there = at.scene.mask(enemy)
    return at.scene.within(at.here, there, BESIDE_WAY) or at.beside_way(enemy)


def _charge(at: Situation, ground: Ground, enemies: list[EntityId]) -> Decision | None:
    """BA-5: the charge that brings most, if it costs the enemy no less, or to free a marker."""
    best, found = None, None
    for target, cell in _charges(at, enemies):
        worth = exchange(at.scene, at.unit, target, cell)
        why = _charge_why(at, ground, target, worth)
        if why is not None and (best is None or worth.gain > best):
            best = worth.gain
            found = Decision(Charge(target, cell), Line.ARMY_CHARGE, why, target, cell)
    return found


def _charges(at: Situation, enemies: list[EntityId]) -> list[tuple[EntityId, Cell]]:
    boards, scene = at.charges(), at.scene
    reached = [enemy for enemy in enemies if boards.get(enemy)]
    near = sorted(reached, key=lambda e: (gap(scene, at.here, scene.mask(e)), e))[:WEIGHED]
    return [(enemy, foot(at, boards[enemy])) for enemy in near]


def foot(at: Situation, board: int) -> Cell:
    """The nearest cell to charge from."""
    distance = at.scene.field.grid.distance
    return min(cells_of(board), key=lambda c: (distance(at.start, c), c))


def _charge_why(at: Situation, ground: Ground, target: EntityId, worth: Exchange) -> Why | None:
    if worth.gain >= 0:
        return Why.PAYS
    prizes = ground.prizes(at.scene)
    return Why.CONTESTS if any(at_prize(at.scene, target, p) for p in prizes) else None


def _keep(at: Situation, ground: Ground) -> Decision | None:
    """BA-6: stay at a marker that is threatened, or that would be taken now."""
    if at.goal.kind is not GoalKind.MARKER or not at.at_goal():
        return None
    side = at.scene.side(at.unit)
    prize = next(p for p in ground.prizes(at.scene) if p.number == at.goal.number)
    if contested(at.scene, side, prize):
        return None
    return Decision(Hold(), Line.ARMY_STAY, Why.HOLDS_GOAL, cell=prize.cell, goal=at.goal)


def _rush(at: Situation) -> Decision:
    """BA-9: to the goal as fast as can be."""
    found = march(at, Line.ARMY_RUSH)
    return changed(found, line=Line.ARMY_RUSH)


def _last_round(at: Situation, ground: Ground) -> Decision | None:
    """BA-10: to a marker that can be taken or contested now; a shot on the way is welcome."""
    side = at.scene.side(at.unit)
    open_ones = [p for p in ground.prizes(at.scene) if p.owner != side or _alone(at, p)]
    for kind, board in (
        (Hold, 1 << at.start),
        (Advance, at.board(Advance)),
        (Rush, at.board(Rush)),
    ):
        for prize in sorted(open_ones, key=lambda p: (_far(at, p), p.number)):
            near = board & at.anchored(_round(at.scene, prize))
            if near:
                return _go(at, prize, kind, near)
    return None


def _alone(at: Situation, prize: Prize) -> bool:
    """Whether a marker of its side is kept by this unit and nobody else."""
    side = at.scene.side(at.unit)
    there = [u for u in at.scene.units(side) if at_prize(at.scene, u, prize)]
    return there == [at.unit] and contested_soon(at, prize)


def contested_soon(at: Situation, prize: Prize) -> bool:
    """Whether an enemy is near enough to a marker to come there."""
    spot = 1 << prize.cell
    return any(at.scene.within(at.scene.mask(e), spot, 15) for e in at.scene.enemies(at.unit))


def _far(at: Situation, prize: Prize) -> int:
    return gap(at.scene, at.here, 1 << prize.cell)


def _round(scene: Scene, prize: Prize) -> int:
    return scene.field.bits.disc(prize.cell, scene.table.length(3) + 1)


def _go(at: Situation, prize: Prize, kind: type[Command], near: int) -> Decision:
    goal = Goal(GoalKind.MARKER, prize.cell, prize.number)
    if kind is Hold:
        return Decision(Hold(), Line.ARMY_LAST, Why.HOLDS_GOAL, cell=prize.cell, goal=goal)
    cell = nearest(at, near, prize.cell)
    command = Advance(cell) if kind is Advance else Rush(cell)
    return Decision(command, Line.ARMY_LAST, Why.SEIZES, cell=cell, goal=goal)


def shoots(scene: Scene, unit: EntityId) -> bool:
    """Whether a unit has anything to fire."""
    return bool(weapons_of(scene, unit))
