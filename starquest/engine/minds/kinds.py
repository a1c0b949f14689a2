"""Kinds of units: Melee, Shooting or Hybrid, by what their weapons are worth."""

from enum import StrEnum
from fractions import Fraction
from functools import lru_cache

from starquest.content.catalog import Catalog
from starquest.content.points import weapon_points
from starquest.model.profile import Profile, Weapon


class Kind(StrEnum):
    """How a unit likes to fight."""

    MELEE = "melee"
    SHOOTING = "shooting"
    HYBRID = "hybrid"


@lru_cache(maxsize=512)
def kind_of(catalog: Catalog, profile: Profile) -> Kind:
    """Melee without a ranged weapon, Shooting if those are worth more, else Hybrid."""
    ranged = [weapon for weapon in profile.weapons if not weapon.melee]
    if not ranged:
        return Kind.MELEE
    blades = [weapon for weapon in profile.weapons if weapon.melee]
    return (
        Kind.SHOOTING
        if _worth(catalog, profile, ranged) > _worth(catalog, profile, blades)
        else Kind.HYBRID
    )


def _worth(catalog: Catalog, profile: Profile, weapons: list[Weapon]) -> Fraction:
    known, quality = catalog.rules, profile.quality
    values = [weapon_points(known, weapon, quality, profile.rules) for weapon in weapons]
    return sum(values, Fraction(0))
