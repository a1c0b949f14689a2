"""What the horde is after: the noise it hears, else the nearest objective."""

from starquest.engine.minds.knowledge import gap
from starquest.engine.modes.quest.party import party
from starquest.engine.scene import Scene
from starquest.model.decision import Goal, GoalKind
from starquest.model.ids import EntityId


def goal_of(scene: Scene, unit: EntityId) -> Goal | None:
    """The nearest noise a unit hears, else the nearest objective."""
    here = scene.mask(unit)
    heard = [
        decoy.cell
        for decoy in scene.world.decoys.values()
        if scene.within(here, 1 << decoy.cell, decoy.inches)
        and not _hero_near(scene, unit, decoy.unless)
    ]
    if heard:
        nearest = min(heard, key=lambda cell: (gap(scene, here, 1 << cell), cell))
        return Goal(GoalKind.NOISE, nearest)
    rows = scene.world.objectives.values()
    near = min(rows, key=lambda row: (gap(scene, here, 1 << row.cell), row.number), default=None)
    return None if near is None else Goal(GoalKind.OBJECTIVE, near.cell, near.number)


def _hero_near(scene: Scene, unit: EntityId, inches: int) -> bool:
    here = scene.mask(unit)
    return any(scene.within(here, scene.mask(hero), inches) for hero in party(scene))
