"""The circumstances of one weapon's attack, as the special rules get to see them."""

from enum import IntEnum

import attrs

from starquest.model.ids import EntityId
from starquest.model.profile import Profile, Weapon


class Cover(IntEnum):
    """How a target is protected from shooting."""

    NONE = 0
    BEHIND = 1
    """Something stands in the way."""
    INSIDE = 2
    """It stands in cover."""


@attrs.define
class Attack:
    """One weapon type of one kind of model, at one unit."""

    attacker: EntityId
    target: EntityId
    profile: Profile
    weapon: Weapon
    melee: bool
    charging: bool = False
    moved: bool = False
    fatigued: bool = False
    far: bool = False
    """Whether the target is over 9 inches away."""
    cover: Cover = Cover.NONE
    flanked: bool = False
    """Whether a comrade of the attacker stands close to the target; asked for by few rules."""
    automatic: bool = False
    """Whether it hits without a roll, and so is nobody's attack: a spell, a grenade, a trap."""
