"""What lies where a unit stands: the ground under its models, the doors beside them."""

from starquest.engine.scene import Scene
from starquest.model.ids import EntityId


def standing_in(scene: Scene, unit: EntityId, ground: int) -> list[EntityId]:
    """The models of a unit that touch some ground."""
    if not scene.mask(unit) & ground:
        return []
    places, bits = scene.world.places, scene.field.bits
    footprint = scene.kit(unit).footprint
    return [
        model
        for model in scene.world.squads[unit].members
        if bits.footprint(places[model].cell, footprint) & ground
    ]


def doors_near(scene: Scene, unit: EntityId) -> int:
    """The closed doors a unit's models could open."""
    field = scene.field
    closed = field.doors & field.blocked
    return field.bits.around(scene.mask(unit)) & closed if closed else 0
