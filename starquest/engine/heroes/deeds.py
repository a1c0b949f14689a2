"""What a hero may do only once: in a round, in a wave."""

import attrs

from starquest.engine.draft import Draft
from starquest.engine.scene import Scene
from starquest.model.ids import EntityId


def done_this_round(scene: Scene, unit: EntityId, deed: str) -> bool:
    """Whether a hero has done something this round."""
    return deed in scene.world.deeds[unit].round


def done_this_wave(scene: Scene, unit: EntityId, deed: str) -> bool:
    """Whether a hero has done something, or had it done, in this wave."""
    return deed in scene.world.deeds[unit].wave


def mark_round(draft: Draft, unit: EntityId, deed: str) -> None:
    """Remember a deed until the round ends."""
    deeds = draft.world.deeds[unit]
    draft.world.deeds[unit] = attrs.evolve(deeds, round=(*deeds.round, deed))


def mark_wave(draft: Draft, unit: EntityId, deed: str) -> None:
    """Remember a deed until the wave ends."""
    deeds = draft.world.deeds[unit]
    draft.world.deeds[unit] = attrs.evolve(deeds, wave=(*deeds.wave, deed))
