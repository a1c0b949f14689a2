"""What a hero may do only once: in a round, in a wave."""

import attrs

from starquest.engine.draft import Draft
from starquest.engine.scene import Scene
from starquest.model.ids import EntityId


def done_this_round(scene: Scene, unit: EntityId, deed: str) -> bool:
    """Whether a hero has done something this round."""
    return deed in scene.world.used_up[unit].round


def done_this_wave(scene: Scene, unit: EntityId, deed: str) -> bool:
    """Whether a hero has done something, or had it done, in this wave."""
    return deed in scene.world.used_up[unit].wave


def mark_round(draft: Draft, unit: EntityId, deed: str) -> None:
    """Remember a deed until the round ends."""
    used_up = draft.world.used_up[unit]
    draft.world.used_up[unit] = attrs.evolve(used_up, round=(*used_up.round, deed))


def mark_wave(draft: Draft, unit: EntityId, deed: str) -> None:
    """Remember a deed until the wave ends."""
    used_up = draft.world.used_up[unit]
    draft.world.used_up[unit] = attrs.evolve(used_up, wave=(*used_up.wave, deed))
