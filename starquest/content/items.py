"""Consumables and gear."""

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
    scope: bool = False
    """The ranged weapon becomes scoped."""
    power: Annotated[int, Between(0, 3)] = 0
    """Added to the maximum power."""
    caster: Annotated[int, Between(0, 3)] = 0
    """Added to Caster, for casters only."""
    search: Change = 0
    """Added to search-token rolls."""
