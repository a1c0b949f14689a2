"""What one activated unit of the horde does: the list of HR-1403, line by line."""

import attrs

from starquest.content.points import weapon_points
from starquest.engine.actions.charging import charges
from starquest.engine.actions.marching import marches
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import reach_of, targets_of
from starquest.engine.board.bits import cells_of
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_attack, kit_of_rules
from starquest.engine.modes.quest.horde.kinds import Kind, kind_of
from starquest.engine.modes.quest.horde.knowledge import (
    approach,
    gap,
    goal_of,
    known_heroes,
    way_to,
)
from starquest.engine.modes.quest.horde.targets import pick
from starquest.engine.movement.paths import doors_near, paths_of
from starquest.engine.options import Cells
from starquest.engine.scene import Scene
from starquest.model.command import Advance, Charge, Command, Hold, OpenDoor, Rush
from starquest.model.decision import NO_GOAL, Goal, GoalKind, Line, Why
from starquest.model.ids import NOBODY, OFF_TABLE, Cell, EntityId
from starquest.model.profile import Weapon
from starquest.model.step import Act

AT_GOAL = 3
BESIDE_WAY = 6


@attrs.frozen
class Decision:
    """A command, the line that gave it, why, and whom and what it is about."""

    command: Command
    line: Line
    why: Why
    target: EntityId = NOBODY
    cell: Cell = OFF_TABLE
    goal: Goal = NO_GOAL
    """Where it wants to go, where that has a part in it."""


class Mind:
    """One unit's view of things while it decides."""

    def __init__(self, scene: Scene, act: Act) -> None:
        self.scene, self.act, self.unit = scene, act, act.unit
        self.profile = scene.world.builds[act.unit].profiles[0]
        self.kind = kind_of(scene.catalog, self.profile)
        self.here = scene.mask(act.unit)
        self.start = scene.cells(act.unit)[0]
        self.heroes = known_heroes(scene, act.unit)
        self.goal: Goal = goal_of(scene, act.unit) or Goal(GoalKind.NOTHING, self.start)
        self.way = way_to(scene, self.start, self.goal.cell)
        self.paths = paths_of(scene, act.unit)
        self._marches = {
            type(group.sample): group.board
            for group in marches(scene, act.unit)
            if isinstance(group, Cells)
        }

    def board(self, kind: type[Command]) -> int:
        """The cells the lead may be sent to with an action."""
        return self._marches.get(kind, 0)

    def beside_way(self, hero: EntityId) -> bool:
        """Whether a hero stands near the way to the goal."""
        way = self.here | sum([1 << cell for cell in dict.fromkeys(self.way)])
        return self.scene.within(self.scene.mask(hero), way, BESIDE_WAY)

    def anchored(self, board: int) -> int:
        """Where its lead may be sent to have any of its cells on a board."""
        if self.paths.footprint > 1:
            board |= board >> 1
            board |= board >> self.scene.field.bits.stride
        return board

    def at_goal(self) -> bool:
        """Whether it is near enough to its goal to damage it."""
        return self.scene.within(self.here, 1 << self.goal.cell, AT_GOAL)

    def door(self) -> Cell | None:
        """The closed door on the way that can be opened now."""
        if self.act.opened:
            return None
        doors = cells_of(doors_near(self.scene, self.unit))
        return next((cell for cell in doors if cell in self.way), None)

    def blade(self) -> Weapon | None:
        """The melee weapon it does most with."""
        blades = [weapon for weapon in self.profile.weapons if weapon.melee]
        known, quality = self.scene.catalog.rules, self.profile.quality
        return max(blades, key=lambda w: weapon_points(known, w, quality), default=None)

    def charges(self) -> dict[EntityId, int]:
        """The known heroes that can be charged, and the cells for it."""
        found: dict[EntityId, int] = {}
        for group in charges(self.scene, self.unit, self.paths):
            assert isinstance(group, Cells)
            command = group.sample
            if isinstance(command, Charge) and command.target in self.heroes:
                found[command.target] = group.board
        return found


def plan(scene: Scene, act: Act) -> Decision:
    """The first line of the list that fires."""
    mind = Mind(scene, act)
    door = mind.door()
    if door is not None:
        return Decision(OpenDoor(door), Line.DOOR, Why.DOOR_ON_WAY, cell=door, goal=mind.goal)
    held = _steady_guns(mind)
    if held is not None:
        return held
    match mind.kind:
        case Kind.MELEE:
            return _melee(mind, Line.MELEE)
        case Kind.SHOOTING:
            return _shooting(mind, Line.SHOOTING) or _march(mind, Line.SHOOTING)
        case Kind.HYBRID:
            return _hybrid(mind)


def _steady_guns(mind: Mind) -> Decision | None:
    """Line 3: who cannot move, or shoots best from where it is."""
    if mind.scene.kit(mind.unit).hold_only:
        return Decision(Hold(), Line.STEADY_GUNS, Why.CANNOT_MOVE)
    for weapon in weapons_of(mind.scene, mind.unit):
        if kit_of_attack(mind.profile, weapon).any(Rule.shoots_best_still):
            targets = targets_of(mind.scene, mind.unit, weapon)
            if any(hero in mind.heroes for hero in targets):
                return Decision(Hold(), Line.STEADY_GUNS, Why.IN_RANGE)
    return None


def _charge(mind: Mind, line: Line, heroes: list[EntityId], why: Why) -> Decision | None:
    """Charge the best of these heroes that can be reached."""
    boards = mind.charges()
    reached = [hero for hero in heroes if hero in boards]
    target = pick(mind.scene, mind.unit, reached, mind.blade())
    if target is None:
        return None
    distance = mind.scene.field.grid.distance
    cell = min(cells_of(boards[target]), key=lambda c: (distance(mind.start, c), c))
    return Decision(Charge(target, cell), line, why, target, cell)


def _melee(mind: Mind, line: Line) -> Decision:
    """Line 4: charge who is in reach, stay at a goal nobody defends, else go there."""
    scene = mind.scene
    wanted = [h for h in mind.heroes if scene.sees(mind.here, scene.mask(h)) or mind.beside_way(h)]
    charged = _charge(mind, line, wanted, Why.IN_REACH)
    if charged is not None:
        return charged
    guarded = any(scene.within(scene.mask(h), 1 << mind.goal.cell, AT_GOAL) for h in mind.heroes)
    if mind.at_goal() and not guarded:
        return Decision(Hold(), line, Why.HOLDS_GOAL, cell=mind.goal.cell, goal=mind.goal)
    return _march(mind, line, hunting=True)


def _shooting(mind: Mind, line: Line) -> Decision | None:
    """Line 5: where a shot can be had after an Advance, toward the goal if that keeps it."""
    scene, shots = mind.scene, _shot_board(mind)
    if not shots:
        return None
    board = mind.board(Advance)
    ahead = _nearest(mind, board | 1 << mind.start, mind.goal.cell)
    if shots >> ahead & 1:
        return _stand(mind, line, ahead, _shot_why(mind, ahead), mind.goal)
    spots = cells_of((board | 1 << mind.start) & shots)
    if not spots:
        return None
    foes = cells_of(sum([scene.mask(hero) for hero in mind.heroes]))
    best = max(spots, key=lambda cell: _shelter(mind, cell, foes))
    return _stand(mind, line, best, Why.LONGEST_SHOT)


def _shelter(mind: Mind, cell: Cell, foes: list[Cell]) -> tuple[bool, int, int]:
    """How good a place to shoot from is: covered from the nearest of the foes, then far off."""
    field, distance = mind.scene.field, mind.scene.field.grid.distance
    far, near = min([(distance(cell, foe), foe) for foe in foes])
    return field.in_cover(cell) or field.obstructed(near, cell), far, -cell


def _shot_why(mind: Mind, cell: Cell) -> Why:
    """Why it shoots from the place nearest to its goal: it gets there, or is there already."""
    if cell != mind.start:
        return Why.TOWARD_WITH_SHOT
    return Why.HOLDS_WITH_SHOT if mind.at_goal() else Why.SHOT_NO_WAY


def _stand(mind: Mind, line: Line, cell: Cell, why: Why, goal: Goal = NO_GOAL) -> Decision:
    command = Hold() if cell == mind.start else Advance(cell)
    return Decision(command, line, why, cell=cell, goal=goal)


def _shot_board(mind: Mind) -> int:
    """The cells from which the lead could shoot a known hero; sight is symmetric."""
    scene, found = mind.scene, 0
    for weapon in weapons_of(scene, mind.unit):
        length = reach_of(scene, mind.unit, weapon)
        blind = kit_of_rules(weapon.rules).any(Rule.sees_everything)
        for hero in mind.heroes:
            for cell in cells_of(scene.mask(hero)):
                disc = scene.field.bits.disc(cell, length)
                found |= disc if blind else disc & scene.visible(cell)
    return mind.anchored(found)


def _hybrid(mind: Mind) -> Decision:
    """Line 6: charge a hero that is close, else shoot, else as Melee."""
    scene = mind.scene
    close = [
        hero
        for hero in mind.heroes
        if scene.within(mind.here, scene.mask(hero), BESIDE_WAY) or mind.beside_way(hero)
    ]
    charged = _charge(mind, Line.HYBRID, close, Why.CLOSE_BY)
    return charged or _shooting(mind, Line.HYBRID) or _melee(mind, Line.HYBRID)


def _march(mind: Mind, line: Line, *, hunting: bool = False) -> Decision:
    """Rush to the goal, or to a hero that is nearer; as near as possible if there is no way."""
    scene, goal, target = mind.scene, mind.goal, NOBODY
    if hunting and mind.heroes:
        near = min(mind.heroes, key=lambda h: (gap(scene, mind.here, scene.mask(h)), h))
        if gap(scene, mind.here, scene.mask(near)) < gap(scene, mind.here, 1 << goal.cell):
            goal, target = Goal(GoalKind.ENEMY, scene.cells(near)[0]), near
    board = mind.board(Rush) | 1 << mind.start
    best = _nearest(mind, board, goal.cell)
    if best == mind.start and mind.at_goal() and not hunting:
        return Decision(Hold(), line, Why.HOLDS_GOAL, cell=goal.cell, goal=goal)
    if best == mind.start:
        return Decision(Hold(), Line.NO_WAY, Why.NO_WAY, target, goal.cell, goal)
    if not approach(scene, goal.cell).first(board):
        return Decision(Rush(best), Line.NO_WAY, Why.AS_NEAR, target, best, goal)
    return Decision(Rush(best), line, Why.TO_GOAL, target, best, goal)


def _nearest(mind: Mind, board: int, goal: Cell) -> Cell:
    """The cell of a board from which the walk to a goal is shortest; its own cell wins a tie.

    With no way to the goal at all it is the cell nearest to it as the crow flies.
    """
    found = approach(mind.scene, goal).first(board)
    if found >> mind.start & 1:
        return mind.start
    if found:
        return cells_of(found)[0]
    distance = mind.scene.field.grid.distance
    return min(cells_of(board), key=lambda c: (distance(c, goal), c != mind.start, c))
