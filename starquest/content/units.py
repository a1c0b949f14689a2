"""Units of the horde."""

import re
from typing import Annotated

from starquest.content.checks import Between, Filled
from starquest.content.fields import Count, FactionId, Id, Inches, Name, Points, Target, WeaponId
from starquest.content.spells import Tradition
from starquest.content.weapons import WeaponDef
from starquest.model.frozen import frozen
from starquest.model.profile import RuleRef


@frozen
class OwnWeapon:
    """A weapon written inside its unit."""

    name: Name
    attacks: Count
    range: Inches = 0
    rules: tuple[RuleRef, ...] = ()


Arm = WeaponId | OwnWeapon
"""A weapon of a unit: the id of a shared one, or its own."""


@frozen
class UnitDef:
    """A kind of unit that waves are built from."""

    id: Id
    name: Name
    faction: FactionId
    quality: Target
    defense: Target
    cost: Points
    weapons: Annotated[tuple[Arm, ...], Filled()]
    models: Count = 1
    rules: tuple[RuleRef, ...] = ()
    footprint: Annotated[int, Between(1, 2)] = 1
    tradition: Tradition | None = None

    @property
    def weapon_ids(self) -> tuple[str, ...]:
        """The ids of its weapons in the catalog, in the written order."""
        return tuple(own_weapon_id(self.id, arm) for arm in self.weapons)

    @property
    def own_weapons(self) -> tuple[WeaponDef, ...]:
        """The weapons written inside it, as the catalog lists them."""
        return own_weapons(self.id, self.weapons)


def own_weapons(owner: str, arms: tuple[Arm, ...]) -> tuple[WeaponDef, ...]:
    """Of some weapons those that are written inside their owner."""
    return tuple(
        WeaponDef(
            own_weapon_id(owner, arm),
            arm.name,
            arm.attacks,
            "unit",
            arm.range,
            arm.rules,
            sold=False,
        )
        for arm in arms
        if isinstance(arm, OwnWeapon)
    )


def own_weapon_id(owner: str, arm: Arm) -> str:
    """The id of a weapon in the catalog, whoever it is written inside."""
    if isinstance(arm, str):
        return arm
    slug = re.sub(r"[^a-z0-9]+", "_", arm.name.lower()).strip("_")
    return f"{owner}_{slug}"
