"""Hold, Advance and Rush."""

from starquest.engine.coherency import torn
from starquest.engine.draft import Draft
from starquest.engine.movement.formation import goals_of, leaps_of, march_of, shapes_of
from starquest.engine.movement.paths import FAST, SLOW, Gait, Pace
from starquest.engine.movement.walking import march_out
from starquest.engine.options import Cells, Group, Leaps, Listed, Shaped
from starquest.engine.scene import Scene
from starquest.model.command import Advance, Hold, Rush, Shape
from starquest.model.event import Acted
from starquest.model.ids import Cell, EntityId


def marches(scene: Scene, unit: EntityId) -> list[Group]:
    """Every plain move a unit may make; one that may only Hold has no other."""
    groups: list[Group] = [Listed([Hold()])]
    if scene.kit(unit).hold_only:
        return groups
    if torn(scene, unit):
        return _mends(scene, unit) or groups
    standing = 1 << scene.world.places[scene.world.squads[unit].members[0]].cell
    advance = goals_of(scene, unit, SLOW) & ~standing
    rush = goals_of(scene, unit, FAST) & ~standing
    groups += [Cells(advance, Advance), Cells(rush, Rush)]
    return groups + _leapt(scene, unit, standing) + _in_shape(scene, unit, standing)


def _leapt(scene: Scene, unit: EntityId, standing: int) -> list[Group]:
    """The moves for which somebody has to jump."""
    slow, fast = leaps_of(scene, unit, SLOW), leaps_of(scene, unit, FAST)
    return [Leaps(slow & ~standing, Advance), Leaps(fast & ~standing, Rush)] if fast else []


def _mends(scene: Scene, unit: EntityId) -> list[Group]:
    """What brings a torn squad together, be it on the spot; none if nothing does."""
    advance, rush = goals_of(scene, unit, SLOW), goals_of(scene, unit, FAST)
    if advance or rush:
        plain = [Cells(advance, Advance), Cells(rush, Rush)]
        return [*plain, *_leapt(scene, unit, 0), *_in_shape(scene, unit, 0)]
    found = march_of(scene, unit, SLOW).withdraw()
    return [Cells(1 << found[1][0], Advance)] if found is not None else []


def _in_shape(scene: Scene, unit: EntityId, standing: int) -> list[Group]:
    """The same moves in a shape of one's own choice; a new one may be taken on the spot."""
    found: list[Group] = []
    for pace, make in ((SLOW, Advance), (FAST, Rush)):
        boards = shapes_of(scene, unit, pace)
        boards = [(s, b & ~standing if s is Shape.KEEP else b) for s, b in boards]
        if boards:
            found.append(Shaped(boards, make))
    return found


def march(draft: Draft, unit: EntityId, cell: Cell, pace: Pace, shape: Shape) -> Gait:
    """Move a unit, its lead to the cell, and say how it went."""
    way = march_of(draft, unit, pace)
    found = way.arrange(cell, shape) or way.loosely(cell)
    assert found is not None, "only offered cells come here"
    draft.emit(Acted(unit, "rush" if pace else "advance"))
    march_out(draft, way, *found)
    return found[0]
