"""Kinds of enemy: Melee, Shooting or Hybrid, by what their weapons are worth."""

from enum import StrEnum
from functools import lru_cache

from starquest.content.points import weapon_points
from starquest.model.profile import Profile


class Kind(StrEnum):
    """How a unit likes to fight."""

    MELEE = "melee"
    SHOOTING = "shooting"
    HYBRID = "hybrid"


@lru_cache(maxsize=512)
def kind_of(profile: Profile) -> Kind:
    """Melee without a ranged weapon, Shooting if those are worth more, else Hybrid."""
    ranged = [weapon for weapon in profile.weapons if not weapon.melee]
    if not ranged:
        return Kind.MELEE
    worth = sum(weapon_points(weapon, profile.quality) for weapon in ranged)
    blades = [weapon for weapon in profile.weapons if weapon.melee]
    against = sum(weapon_points(weapon, profile.quality) for weapon in blades)
    return Kind.SHOOTING if worth > against else Kind.HYBRID
