"""Going farther than a round allows: the way, its rounds, and what of it is gone now.

Doors on the way are opened by walking. It advances where a shot can be had at the end of that, or
where nothing is gained by running; else it runs. All is asked of what the side knows.
"""

import attrs

from starquest.desk.enter_action import Deed, in_shape
from starquest.desk.playing import Playing
from starquest.desk.trips import Halt, Trip, noticed
from starquest.desk.waits import Wait
from starquest.desk.ways import way_to
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import targets_of
from starquest.engine.board.bits import cells_of
from starquest.engine.forecast.attacks import standing
from starquest.engine.forecast.threats import ends
from starquest.engine.game import step
from starquest.engine.minds.approach import Approach, approach
from starquest.engine.movement.formation import goals_of
from starquest.engine.movement.paths import Gait, Pace, Paths, paths_of
from starquest.engine.movement.standing import doors_near
from starquest.engine.scene import Scene, scene_of
from starquest.model.command import Advance, OpenDoor, Rush
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ground import GROUNDS
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Applied
from starquest.model.step import Act

MOVES = {Pace.ADVANCE: Advance, Pace.RUSH: Rush}


@attrs.frozen
class Leg:
    """What is gone of a way now, and what is left of it."""

    goal: Cell
    deed: Deed = ()
    """Nothing where the way is blocked."""
    way: tuple[Cell, ...] = ()
    onward: tuple[Cell, ...] = ()
    """The cells after this round."""
    rounds: int = 1
    length: int = 0
    """The whole way, in half-inches."""
    shoots: bool = False
    """Whether it could shoot at its end."""

    @property
    def walk(self) -> Advance | Rush | None:
        """The move of it."""
        return next((c for c in self.deed if isinstance(c, Advance | Rush)), None)

    @property
    def opens(self) -> bool:
        """Whether it opens a door."""
        return any(isinstance(command, OpenDoor) for command in self.deed)


class _Last:
    """The leg that was asked for last: a screen asks several times at every key."""

    known: tuple[tuple[object, ...], Leg | None] | None = None


def leg_of(playing: Playing) -> Leg | None:
    """What Enter does towards a cell beyond this round's reach; None where it means nothing so."""
    top = playing.state.agenda[-1] if playing.state.agenda else None
    if playing.wait is not Wait.ACT or not isinstance(top, Act) or not top.main:
        return None
    key = (playing.state, playing.known_scene, playing.focus, playing.cursor, playing.shape)
    last = _Last.known
    if (
        last is None
        or any(a is not b for a, b in zip(last[0][:2], key[:2], strict=True))
        or (last[0][2:] != key[2:])
    ):
        last = _Last.known = (key, _leg(playing, top))
    return last[1]


def remembered(playing: Playing) -> Cell | None:
    """Where the hero that acts is bound for."""
    trip = playing.trips.goals.get(playing.focus) if playing.wait is Wait.ACT else None
    return trip.goal if trip else None


def is_stuck(playing: Playing) -> bool:
    """Whether it could go on, but nothing leads to where it is bound for."""
    top = playing.state.agenda[-1] if playing.state.agenda else None
    if remembered(playing) != playing.cursor or not isinstance(top, Act) or not top.main:
        return False
    leg = leg_of(playing)
    return leg is None or not leg.deed


def trip_of(playing: Playing, leg: Leg) -> Trip:
    """What is to be remembered of a leg: taken before it is gone."""
    return Trip(leg.goal, noticed(playing.known_scene, playing.focus, playing.seen))


def settle(playing: Playing, hero: EntityId, trip: Trip) -> None:
    """After a leg: remember the goal, unless the hero is there or something has happened."""
    cells = playing.scene.cells(hero)
    if not cells or trip.goal in cells:
        return
    playing.trips.set_out(hero, trip)
    if playing.stopped:
        playing.trips.halt(hero, Halt.BLOCKED)
    if playing.is_mine(hero):  # else another player has the keyboard by now, and other eyes
        playing.trips.offered(playing.known_scene, hero, playing.seen)


def _leg(playing: Playing, act: Act) -> Leg | None:
    scene, unit, goal = playing.known_scene, playing.focus, playing.cursor
    ground = GROUNDS[scene.table.glyph(goal)]
    if unit not in playing.own() or unit != act.unit or playing.unit_at(goal) is not None:
        return None
    if scene.kit(unit).hold_only or (ground.blocks and not ground.door):
        return None
    if paths_of(scene, unit).farthest()[0] >> goal & 1:
        return None
    if ground.blocks and (leg := _to_door(scene, unit, goal, opened=act.opened)):
        return leg
    kit = scene.kit(unit)
    course = approach(scene, goal, kit.footprint, flies=kit.flies)
    start = scene.cells(unit)[0]
    if course.cost(1 << start) is None:
        return None
    door = None if act.opened else _door(scene, unit, course.way(start))
    after = _after(scene, door) if door is not None else scene
    return _towards(playing, after, course, door)


def _door(scene: Scene, unit: EntityId, way: tuple[Cell, ...]) -> Cell | None:
    """The closed door on the way that is near enough to be opened."""
    near = doors_near(scene, unit)
    return next((cell for cell in way if near >> cell & 1), None) if near else None


def _after(scene: Scene, door: Cell) -> Scene:
    """The table with a door opened, as far as the side can know it."""
    result = step(scene.state, OpenDoor(door))
    return scene_of(result.state) if isinstance(result, Applied) else scene


def _to_door(scene: Scene, unit: EntityId, door: Cell, *, opened: bool) -> Leg | None:
    """To a closed door in reach, which is opened at once if none was opened before."""
    beside, start = scene.field.bits.around(1 << door), scene.cells(unit)[0]
    for pace, move in MOVES.items():
        board = goals_of(scene, unit, pace) & beside & ~(1 << start)
        ways = [way_to(scene, unit, cell) for cell in cells_of(board)]
        way = min(ways, key=lambda cells: (_length(scene, start, cells), cells), default=())
        if way:
            opening = () if opened else (OpenDoor(door),)
            deed = (move(way[-1]), *opening)
            return Leg(door, deed, way, length=_length(scene, start, way))
    return None


def _towards(playing: Playing, scene: Scene, course: Approach, door: Cell | None) -> Leg:
    """As far as this round goes; if the way is blocked, nothing."""
    unit, goal = playing.focus, playing.cursor
    near, far = (_stop(scene, unit, course, pace) for pace in Pace)
    opening = () if door is None else (OpenDoor(door),)
    if far is None:
        return Leg(goal, opening)
    shoots = near is not None and _may_shoot(playing, scene, near)
    gains = near is None or course.cost(1 << near) != course.cost(1 << far)
    end, move = (far, Rush) if near is None or (gains and not shoots) else (near, Advance)
    way, onward = way_to(scene, unit, end), course.way(end)
    rounds = 1 + _rounds(scene, paths_of(scene, unit), end, onward)
    length = _length(scene, scene.cells(unit)[0], (*way, *onward))
    deed = in_shape(playing, (*opening, move(end)))
    return Leg(goal, deed, way, onward, rounds, length, shoots=shoots and move is Advance)


def _stop(scene: Scene, unit: EntityId, course: Approach, pace: Pace) -> Cell | None:
    """The cell in reach that is nearest to the goal, if it is nearer than here; danger is left."""
    start = scene.cells(unit)[0]
    board = goals_of(scene, unit, pace) & course.within((course.cost(1 << start) or 0) - 1)
    calm = board if scene.kit(unit).flies else board & ~scene.field.dangerous
    found = cells_of(course.first(calm or board))
    grid = scene.table.grid
    return min(found, key=lambda cell: (grid.distance(start, cell), cell), default=None)


def _may_shoot(playing: Playing, scene: Scene, cell: Cell) -> bool:
    """Whether an enemy in sight could be shot from a cell."""
    unit, seen = playing.focus, playing.seen
    if not seen or not weapons_of(scene, unit):
        return False
    there = standing(scene, unit, ends(scene, unit, cell))
    guns = weapons_of(there, unit)
    return any(enemy in seen for gun in guns for enemy in targets_of(there, unit, gun))


def _rounds(scene: Scene, paths: Paths, start: Cell, way: tuple[Cell, ...]) -> int:
    """How many rounds of running a way takes; one that touches difficult ground is short."""
    kit, rounds = scene.kit(paths.unit), 0
    rough = 0 if kit.flies or kit.strides else scene.field.difficult
    most = [paths.budget(Pace.RUSH, gait) for gait in (Gait.CLEAR, Gait.ROUGH)]
    while way:
        taken, cost, at, slow = 0, 0, start, bool(rough >> start & 1)
        for count, cell in enumerate(way, 1):
            cost, at = cost + _length(scene, at, (cell,)), cell
            slow = slow or bool(rough >> cell & 1)
            if cost > most[slow]:
                break
            taken = count
        taken = max(taken, 1)
        start, way, rounds = way[taken - 1], way[taken:], rounds + 1
    return rounds


def _length(scene: Scene, start: Cell, way: tuple[Cell, ...]) -> int:
    """How long a way is, in half-inches."""
    stride, total = scene.field.bits.stride, 0
    for cell in way:
        total += STRAIGHT if abs(cell - start) in (1, stride) else DIAGONAL
        start = cell
    return total
