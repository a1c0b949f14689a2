"""Consumables and gear."""

from collections.abc import Iterable
from typing import Annotated, Literal

from starquest.content.checks import Between, Filled
from starquest.content.fields import Change, Id, Name, Points
from starquest.content.skills import Way
from starquest.model.frozen import frozen
from starquest.model.profile import RuleRef


@frozen
class ItemDef:
    """A consumable: used as a skill action, then gone."""

    id: Id
    name: Name
    kind: Literal["injector", "grenade", "kit"]
    price: Points
    resale: Points
    ways: Annotated[tuple[Way, ...], Filled()]
    text: Name
    found: bool = True
    """Whether search tokens hold it; these are always on sale too."""
    issued: Annotated[int, Between(0, 4)] = 0
    """How many each hero starts with."""


@frozen
class GearDef:
    """Armour, a shield or an upgrade."""

    id: Id
    name: Name
    slot: Literal["armour", "shield", "upgrade"]
    price: Points
    text: Name
    defense: Annotated[int, Between(0, 3)] = 0
    """By how much Defense is better."""
    rules: tuple[RuleRef, ...] = ()
    ranged_rules: tuple[RuleRef, ...] = ()
    """What the ranged weapon in hand gains."""
    power: Annotated[int, Between(0, 3)] = 0
    """Added to the maximum power."""
    raises: tuple[RuleRef, ...] = ()
    """Rules whose number is raised by so much, for who has them; nobody else has use for it."""
    search: Change = 0
    """Added to search-token rolls."""

    def suits(self, rules: Iterable[RuleRef]) -> bool:
        """Whether somebody with these rules has use for it."""
        names = [rule.name for rule in rules]
        return all(raised.name in names for raised in self.raises)
