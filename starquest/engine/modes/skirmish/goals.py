"""What the units of a side are after: the nearest enemy, for everybody on the table is known."""

from starquest.engine.minds.knowledge import gap
from starquest.engine.scene import Scene
from starquest.model.decision import Goal, GoalKind
from starquest.model.ids import EntityId, Side


def prey(scene: Scene, side: Side) -> list[EntityId]:
    """Every enemy on the table."""
    return scene.units(side.other)


def goal_of(scene: Scene, unit: EntityId) -> Goal | None:
    """The nearest enemy; the table's centre while there is none on it."""
    grid, here = scene.field.grid, scene.mask(unit)
    enemies = scene.enemies(unit)
    centre = grid.cell(grid.width // 2, grid.height // 2)
    if not enemies:
        return Goal(GoalKind.NOTHING, centre)
    start = here or 1 << centre
    near = min(enemies, key=lambda enemy: (gap(scene, start, scene.mask(enemy)), enemy))
    return Goal(GoalKind.ENEMY, scene.cells(near)[0])
