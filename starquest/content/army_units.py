"""Units and upgrades of armies, and the prices they are paid by, as data/armies writes them."""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal

import attrs

from starquest.content.checks import Between, Filled
from starquest.content.fault import Fault, fault
from starquest.content.fields import Count, FactionId, Id, Name, Points, Ref, Target
from starquest.content.names import shown
from starquest.content.price import Amount, Price
from starquest.content.spells import Tradition
from starquest.content.units import Arm, own_weapon_id, own_weapons
from starquest.content.weapons import WeaponDef
from starquest.model.frozen import frozen
from starquest.model.profile import RuleRef

MOST_MODELS = 20
_WHOM = re.compile(r"all|one|(?:up_to|per) [1-9][0-9]?")


class Role(StrEnum):
    """What a unit is for; a catalogue is sorted by it."""

    CORE = "core"
    ELITE = "elite"
    FAST = "fast"
    HEAVY = "heavy"
    HERO = "hero"
    TITAN = "titan"
    HORDE = "horde"
    TRANSPORT = "transport"
    ARTILLERY = "artillery"
    AIRCRAFT = "aircraft"


@frozen
class Whom:
    """Who of a unit takes an upgrade."""

    def problem(self, value: object) -> Fault | None:
        """Say so when the text is none of the ways."""
        if isinstance(value, str) and _WHOM.fullmatch(value):
            return None
        return fault("problems.army.whom", found=shown(value))


UpgradeId = Annotated[str, Ref("upgrades")]
Size = Annotated[int, Between(1, MOST_MODELS)]


@frozen
class ArmyUnitDef:
    """A kind of unit an army list may name."""

    id: Id
    name: Name
    faction: FactionId
    role: Role
    quality: Target
    defense: Target
    cost: Annotated[tuple[Points, ...], Filled()]
    """The cost of each size."""
    weapons: Annotated[tuple[Arm, ...], Filled()]
    sizes: Annotated[tuple[Size, ...], Filled()] = (1,)
    rules: tuple[RuleRef, ...] = ()
    footprint: Annotated[int, Between(1, 2)] = 1
    unique: bool = False
    """Whether a list may have only one of it."""
    tradition: Tradition | None = None
    upgrades: tuple[UpgradeId, ...] = ()
    coming: tuple[Name, ...] = ()
    """Rules it has that no game knows yet; until then no list may have it."""

    @property
    def weapon_ids(self) -> tuple[str, ...]:
        """The ids of its weapons in the catalog, in the written order."""
        return tuple(own_weapon_id(self.id, arm) for arm in self.weapons)

    @property
    def own_weapons(self) -> tuple[WeaponDef, ...]:
        """The weapons written inside it, as the catalog lists them."""
        return own_weapons(self.id, self.weapons)


@frozen
class UpgradeDef:
    """Something a unit may pay for; what it costs depends on who takes it."""

    id: Id
    name: Name
    kind: Literal["replace", "add", "rule", "values"]
    whom: Annotated[str, Whom()]
    """Everybody, one, up to so many, or one for each so many models."""
    takes: tuple[Name, ...] = ()
    """The weapons that go, by name."""
    gives: tuple[Arm, ...] = ()
    rules: tuple[RuleRef, ...] = ()
    quality: Annotated[int, Between(0, 2)] = 0
    """By how much Quality becomes better."""
    defense: Annotated[int, Between(0, 2)] = 0
    text: str = ""

    @property
    def weapon_ids(self) -> tuple[str, ...]:
        """The ids of the weapons it gives."""
        return tuple(own_weapon_id(self.id, arm) for arm in self.gives)

    @property
    def own_weapons(self) -> tuple[WeaponDef, ...]:
        """The weapons written inside it, as the catalog lists them."""
        return own_weapons(self.id, self.gives)

    def times(self, size: int) -> int:
        """How often a unit of some size may take it."""
        way, _, number = self.whom.partition(" ")
        if way == "per":
            return size // int(number)
        return int(number or 1)


@frozen
class ArmyFormula:
    """The numbers of the points formula for armies."""

    trait: Amount
    """For each wound, for the faction's trait."""
    attack: Amount
    """For each die of a weapon and each face that hits."""
    lesser: Amount
    """What part of the cheaper of shooting and melee is paid."""
    great_from: Count
    """The Tough from which a body is great."""
    great: Amount
    """For each wound of a great body."""


@frozen
class ArmyPrices:
    """What armies pay for: the formula, and every special rule."""

    formula: ArmyFormula
    rules: Mapping[str, Price]
    coming: Mapping[str, Name] = attrs.Factory(dict)
    """Rules that no game knows yet, and what they are called."""
