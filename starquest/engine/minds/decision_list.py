"""What one activated unit does: the list of HR-1403, line by line."""

from starquest.content.points import weapon_points
from starquest.engine.actions.charging import charges
from starquest.engine.actions.marching import marches
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import reach_of, targets_of
from starquest.engine.board.bits import cells_of
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_attack, kit_of_rules
from starquest.engine.minds.approach import Approach, approach_from, covering
from starquest.engine.minds.kinds import Kind, kind_of
from starquest.engine.minds.knowledge import gap, known_enemies, way_to
from starquest.engine.minds.targets import pick
from starquest.engine.minds.wants import Wants
from starquest.engine.movement.paths import paths_of
from starquest.engine.movement.standing import doors_near
from starquest.engine.options import Cells, Leaps, Listed
from starquest.engine.scene import Scene
from starquest.model.command import Advance, Charge, Command, Hold, OpenDoor, Rush
from starquest.model.decision import NO_GOAL, Goal, GoalKind, Line, Why
from starquest.model.frozen import frozen
from starquest.model.ids import NOBODY, OFF_TABLE, Cell, EntityId
from starquest.model.profile import Weapon
from starquest.model.step import Act

AT_GOAL = 3
BESIDE_WAY = 6


@frozen
class Decision:
    """A command, the line that gave it, why, and whom and what it is about."""

    command: Command
    line: Line
    why: Why
    target: EntityId = NOBODY
    cell: Cell = OFF_TABLE
    goal: Goal = NO_GOAL
    """Where it wants to go, where that has a part in it."""


class Situation:
    """One unit's view of things while it decides."""

    def __init__(self, scene: Scene, act: Act, wants: Wants) -> None:
        self.scene, self.act, self.unit = scene, act, act.unit
        self.profile = scene.world.builds[act.unit].profiles[0]
        self.kind = kind_of(scene.catalog, self.profile)
        self.here = scene.mask(act.unit)
        self.start = scene.cells(act.unit)[0]
        self.enemies = known_enemies(scene, act.unit)
        self.goal: Goal = wants.goal(scene, act.unit) or Goal(GoalKind.NOTHING, self.start)
        self.paths = paths_of(scene, act.unit)
        self.way = self._way()
        offered = marches(scene, act.unit)
        self._marches = {
            type(group.sample): group.board for group in offered if type(group) is Cells
        }
        """Plain moves only: nobody risks a fall without need."""
        self.may_hold = isinstance(offered[0], Listed)

    def board(self, kind: type[Command]) -> int:
        """The cells the lead may be sent to with an action."""
        return self._marches.get(kind, 0)

    def _way(self) -> tuple[Cell, ...]:
        """The way to its goal over the table's ground, doors open."""
        if self.paths.footprint > 1 or self.paths.flies or self.paths.relief:
            return self.approach(self.goal.cell).way(self.start)
        return way_to(self.scene, self.start, self.goal.cell)

    def approach(self, goal: Cell) -> Approach:
        """How far every cell is from a goal for a model like its own."""
        paths = self.paths
        return approach_from(self.scene, self.start, goal, paths.footprint, flies=paths.flies)

    def beside_way(self, enemy: EntityId) -> bool:
        """Whether an enemy stands near the way to the goal."""
        way = self.here | sum([1 << cell for cell in dict.fromkeys(self.way)])
        return self.scene.within(self.scene.mask(enemy), way, BESIDE_WAY)

    def anchored(self, board: int) -> int:
        """Where its lead may be sent to have any of its cells on a board."""
        return covering(self.scene, board, self.paths.footprint)

    def at_goal(self) -> bool:
        """Whether it is near enough to its goal to damage it."""
        return self.scene.within(self.here, 1 << self.goal.cell, AT_GOAL)

    def door(self) -> Cell | None:
        """The closed door on the way that can be opened now."""
        shut = [] if self.act.opened else self.shut(self.goal)
        return shut[0] if shut else None

    def shut(self, goal: Goal) -> list[Cell]:
        """The closed doors beside it that it would fill on its way to a goal, all its width."""
        doors = doors_near(self.scene, self.unit)
        if not doors:
            return []
        way = self.way if goal == self.goal else self.approach(goal.cell).way(self.start)
        filled, stride = (
            sum([1 << cell for cell in dict.fromkeys(way)]),
            self.scene.field.bits.stride,
        )
        if self.paths.footprint > 1:
            filled |= filled << 1
            filled |= filled << stride
        return cells_of(doors & filled)

    def blade(self) -> Weapon | None:
        """The melee weapon it does most with."""
        blades = [weapon for weapon in self.profile.weapons if weapon.melee]
        if len(blades) == 1:
            return blades[0]
        known, quality = self.scene.catalog.rules, self.profile.quality
        return max(blades, key=lambda w: weapon_points(known, w, quality), default=None)

    def charges(self) -> dict[EntityId, int]:
        """The known enemies that can be charged, and the cells for it."""
        found: dict[EntityId, int] = {}
        for group in charges(self.scene, self.unit, self.paths):
            assert isinstance(group, Cells)
            command = group.sample
            if isinstance(group, Leaps) or not isinstance(command, Charge):
                continue
            if command.target in self.enemies:
                found[command.target] = group.board
        return found


def plan(scene: Scene, act: Act, wants: Wants) -> Decision:
    """The first line of the list that fires; who is torn closes up where it would stay."""
    at = Situation(scene, act, wants)
    return closed_up(at, _first_line(at))


def closed_up(at: Situation, found: Decision) -> Decision:
    """A decision as it is, but who is torn closes up where it would stay."""
    if at.may_hold or not isinstance(found.command, Hold):
        return found
    kind = Advance if at.board(Advance) else Rush
    near = at.scene.field.grid.distances(at.start, cells_of(at.board(kind)))
    cell = min(near)[1]
    return Decision(kind(cell), found.line, Why.TOGETHER, cell=cell)


def _first_line(at: Situation) -> Decision:
    door = at.door()
    if door is not None:
        return Decision(OpenDoor(door), Line.DOOR, Why.DOOR_ON_WAY, cell=door, goal=at.goal)
    held = steady_guns(at)
    if held is not None:
        return held
    match at.kind:
        case Kind.MELEE:
            return _melee(at, Line.MELEE)
        case Kind.SHOOTING:
            return shooting(at, Line.SHOOTING) or march(at, Line.SHOOTING)
        case Kind.HYBRID:
            return _hybrid(at)


def steady_guns(at: Situation) -> Decision | None:
    """Line 3: who cannot move, or shoots best from where it is."""
    if at.scene.kit(at.unit).hold_only:
        return Decision(Hold(), Line.STEADY_GUNS, Why.CANNOT_MOVE)
    for weapon in weapons_of(at.scene, at.unit):
        if kit_of_attack(at.profile, weapon).any(Rule.shoots_best_still):
            targets = targets_of(at.scene, at.unit, weapon)
            if any(enemy in at.enemies for enemy in targets):
                return Decision(Hold(), Line.STEADY_GUNS, Why.IN_RANGE)
    return None


def _charge(at: Situation, line: Line, enemies: list[EntityId], why: Why) -> Decision | None:
    """Charge the best of these enemies that can be reached."""
    boards = at.charges()
    reached = [enemy for enemy in enemies if enemy in boards]
    target = pick(at.scene, at.unit, reached, at.blade())
    if target is None:
        return None
    distance = at.scene.field.grid.distance
    cell = min(cells_of(boards[target]), key=lambda c: (distance(at.start, c), c))
    return Decision(Charge(target, cell), line, why, target, cell)


def _melee(at: Situation, line: Line) -> Decision:
    """Line 4: charge who is in reach, stay at a goal nobody defends, else go there."""
    scene = at.scene
    wanted = [h for h in at.enemies if scene.sees(at.here, scene.mask(h)) or at.beside_way(h)]
    charged = _charge(at, line, wanted, Why.IN_REACH)
    if charged is not None:
        return charged
    guarded = any(scene.within(scene.mask(h), 1 << at.goal.cell, AT_GOAL) for h in at.enemies)
    if at.at_goal() and not guarded:
        return Decision(Hold(), line, Why.HOLDS_GOAL, cell=at.goal.cell, goal=at.goal)
    return march(at, line, hunting=True)


def shooting(at: Situation, line: Line) -> Decision | None:
    """Line 5: where a shot can be had after an Advance, toward the goal if that keeps it."""
    scene, shots = at.scene, shot_board(at)
    if not shots:
        return None
    board = at.board(Advance)
    ahead = nearest(at, board | 1 << at.start, at.goal.cell)
    if shots >> ahead & 1:
        return _stand(at, line, ahead, _shot_why(at, ahead), at.goal)
    spots = cells_of((board | 1 << at.start) & shots)
    if not spots:
        return None
    foes = cells_of(sum([scene.mask(enemy) for enemy in at.enemies]))
    best = max(spots, key=lambda cell: _shelter(at, cell, foes))
    return _stand(at, line, best, Why.LONGEST_SHOT)


def _shelter(at: Situation, cell: Cell, foes: list[Cell]) -> tuple[bool, int, int]:
    """How good a place to shoot from is: covered from the nearest of the foes, then far off."""
    field, distance = at.scene.field, at.scene.field.grid.distance
    far, near = min([(distance(cell, foe), foe) for foe in foes])
    return field.in_cover(cell) or field.obstructed(near, cell), far, -cell


def _shot_why(at: Situation, cell: Cell) -> Why:
    """Why it shoots from the place nearest to its goal: it gets there, or is there already."""
    if cell != at.start:
        return Why.TOWARD_WITH_SHOT
    if at.at_goal():
        return Why.HOLDS_WITH_SHOT
    return WITH_SHOT[_stuck_why(at, at.goal)]


def _stand(at: Situation, line: Line, cell: Cell, why: Why, goal: Goal = NO_GOAL) -> Decision:
    command = Hold() if cell == at.start else Advance(cell)
    return Decision(command, line, why, cell=cell, goal=goal)


def shot_board(at: Situation) -> int:
    """The cells from which the lead could shoot a known enemy; sight is symmetric."""
    scene, found = at.scene, 0
    for weapon in weapons_of(scene, at.unit):
        length = reach_of(scene, at.unit, weapon)
        blind = kit_of_rules(weapon.rules).any(Rule.sees_everything)
        for enemy in at.enemies:
            for cell in cells_of(scene.mask(enemy)):
                disc = scene.field.bits.disc(cell, length)
                found |= disc if blind else disc & scene.visible(cell)
    return at.anchored(found)


def _hybrid(at: Situation) -> Decision:
    """Line 6: charge an enemy that is close, else shoot, else as Melee."""
    scene = at.scene
    close = [
        enemy
        for enemy in at.enemies
        if scene.within(at.here, scene.mask(enemy), BESIDE_WAY) or at.beside_way(enemy)
    ]
    charged = _charge(at, Line.HYBRID, close, Why.CLOSE_BY)
    return charged or shooting(at, Line.HYBRID) or _melee(at, Line.HYBRID)


def march(at: Situation, line: Line, *, hunting: bool = False) -> Decision:
    """Rush to the goal, or to an enemy that is nearer; as near as possible if there is no way."""
    scene, goal, target = at.scene, at.goal, NOBODY
    if hunting and at.enemies:
        near = min(at.enemies, key=lambda h: (gap(scene, at.here, scene.mask(h)), h))
        if gap(scene, at.here, scene.mask(near)) < gap(scene, at.here, 1 << goal.cell):
            goal, target = Goal(GoalKind.ENEMY, scene.cells(near)[0]), near
    board = at.board(Rush) | 1 << at.start
    best = nearest(at, board, goal.cell)
    if best == at.start and at.at_goal() and not hunting:
        return Decision(Hold(), line, Why.HOLDS_GOAL, cell=goal.cell, goal=goal)
    if best == at.start:
        shut = [] if at.act.opened else at.shut(goal)
        if shut:
            return Decision(OpenDoor(shut[0]), Line.DOOR, Why.DOOR_ON_WAY, cell=shut[0], goal=goal)
        return Decision(Hold(), Line.NO_WAY, _stuck_why(at, goal), target, goal.cell, goal)
    if not covering(scene, 1 << goal.cell, at.paths.footprint) & at.approach(goal.cell).at:
        return Decision(Rush(best), Line.NO_WAY, Why.AS_NEAR, target, best, goal)
    return Decision(Rush(best), line, Why.TO_GOAL, target, best, goal)


WITH_SHOT = {
    Why.NO_WAY: Why.SHOT_NO_WAY,
    Why.NO_ROOM: Why.SHOT_NO_ROOM,
    Why.DOOR_SHUT: Why.SHOT_DOOR_SHUT,
}
"""The same of somebody who has a shot."""


def _stuck_why(at: Situation, goal: Goal) -> Why:
    """Why it goes nowhere: as near as can be, a door it cannot open now, or others in its way."""
    if at.approach(goal.cell).at >> at.start & 1:
        return Why.NO_WAY
    return Why.DOOR_SHUT if at.shut(goal) else Why.NO_ROOM


def nearest(at: Situation, board: int, goal: Cell) -> Cell:
    """The cell of a board from which the walk to a goal is shortest; its own cell wins a tie."""
    found = at.approach(goal).first(board)
    return at.start if found >> at.start & 1 else cells_of(found)[0]
