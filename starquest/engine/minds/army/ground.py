"""What an army fights for, as the mode tells it."""

from collections.abc import Callable, Sequence

from starquest.engine.minds.knowledge import gap
from starquest.engine.scene import Scene
from starquest.model.decision import Goal, GoalKind
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId, Side

NEAR = 3
"""How near a marker a unit has to be, in inches."""
THREATENED = 18
"""An enemy so near keeps a unit at its marker, in inches."""
CROWD = 12
"""What each friend already there counts like, in half-inches of way."""


@frozen
class Prize:
    """A marker as an army sees it."""

    number: int
    cell: Cell
    owner: int
    """Whose it would be if the round ended now."""
    held: int
    """Whose it has been since a round's end."""


@frozen
class Ground:
    """What the mode says about the field."""

    prizes: Callable[[Scene], Sequence[Prize]]
    last_round: Callable[[Scene], bool]


def at_prize(scene: Scene, unit: EntityId, prize: Prize) -> bool:
    """Whether a unit is near enough to hold a marker."""
    return scene.within(scene.mask(unit), 1 << prize.cell, NEAR)


def contested(scene: Scene, side: Side, prize: Prize) -> bool:
    """Whether an enemy is at a marker."""
    return any(at_prize(scene, enemy, prize) for enemy in scene.units(side.other))


def goal_of(scene: Scene, unit: EntityId, ground: Ground) -> Goal | None:
    """The marker a unit keeps, else the nearest one that is not its side's, else an enemy."""
    here = scene.mask(unit)
    if not here:
        return _first_goal(scene, unit, ground)
    prizes = ground.prizes(scene)
    kept = next((p for p in prizes if _keeps(scene, unit, p)), None)
    if kept is not None:
        return Goal(GoalKind.MARKER, kept.cell, kept.number)
    side = scene.side(unit)
    wanted = [p for p in prizes if p.owner != side]
    if wanted:
        best = min(wanted, key=lambda p: (_way(scene, unit, p), p.number))
        return Goal(GoalKind.MARKER, best.cell, best.number)
    return foe_goal(scene, unit)


def _first_goal(scene: Scene, unit: EntityId, ground: Ground) -> Goal | None:
    """Where a unit off the table would like to come."""
    side = scene.side(unit)
    prizes = [p for p in ground.prizes(scene) if p.owner != side] or [*ground.prizes(scene)]
    best = min(prizes, key=lambda p: p.number, default=None)
    return Goal(GoalKind.MARKER, best.cell, best.number) if best else None


def _way(scene: Scene, unit: EntityId, prize: Prize) -> int:
    """How far a marker is, and more for each friend who is there already."""
    friends = [u for u in scene.units(scene.side(unit)) if u != unit and at_prize(scene, u, prize)]
    return gap(scene, scene.mask(unit), 1 << prize.cell) + CROWD * len(friends)


def _keeps(scene: Scene, unit: EntityId, prize: Prize) -> bool:
    """Whether a unit stays at its side's marker, being the cheapest there.

    It does until the round's end has made the marker its side's, and while an enemy is near.
    """
    side = scene.side(unit)
    if prize.owner != side or not at_prize(scene, unit, prize):
        return False
    spot = 1 << prize.cell
    enemies = scene.units(side.other)
    near = any(scene.within(scene.mask(enemy), spot, THREATENED) for enemy in enemies)
    if prize.held == side and not near:
        return False
    units = scene.world.units
    there = [u for u in scene.units(side) if at_prize(scene, u, prize)]
    return unit == min(there, key=lambda u: (units[u].points, u))


def foe_goal(scene: Scene, unit: EntityId) -> Goal | None:
    """The nearest enemy."""
    enemies, here = scene.enemies(unit), scene.mask(unit)
    if not enemies or not here:
        return None
    near = min(enemies, key=lambda enemy: (gap(scene, here, scene.mask(enemy)), enemy))
    return Goal(GoalKind.FOE, scene.cells(near)[0])
