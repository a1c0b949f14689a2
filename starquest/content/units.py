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
        return tuple(arm if isinstance(arm, str) else self._own_id(arm) for arm in self.weapons)

    @property
    def own_weapons(self) -> tuple[WeaponDef, ...]:
        """The weapons written inside it, as the catalog lists them."""
        return tuple(self._defined(arm) for arm in self.weapons if isinstance(arm, OwnWeapon))

    def _defined(self, arm: OwnWeapon) -> WeaponDef:
        return WeaponDef(
            self._own_id(arm), arm.name, arm.attacks, "unit", arm.range, arm.rules, sold=False
        )

    def _own_id(self, arm: OwnWeapon) -> str:
        slug = re.sub(r"[^a-z0-9]+", "_", arm.name.lower()).strip("_")
        return f"{self.id}_{slug}"
