"""Where enemies could attack in their next activation: one board for each of them."""

from collections.abc import Iterable

from starquest.engine.forecast.attacks import standing
from starquest.engine.forecast.menace import Menace
from starquest.engine.scene import Scene
from starquest.model.ids import OFF_TABLE, EntityId, Side


def zones_of(scene: Scene, side: Side, enemies: Iterable[EntityId]) -> dict[EntityId, int]:
    """The cells on which each of some enemies could attack a unit of a side.

    The side's own units are lifted from the table: any of them may be gone from where it stands
    when they act, so no zone is told too small.
    """
    lifted = scene
    for unit in scene.units(side):
        members = scene.world.squads[unit].members
        lifted = standing(lifted, unit, dict.fromkeys(members, OFF_TABLE))
    return {enemy: Menace(lifted, enemy).zone() for enemy in enemies}
