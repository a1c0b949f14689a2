"""Weapons."""

from typing import Literal

from starquest.content.fields import Count, Id, Inches, Name
from starquest.model.frozen import frozen
from starquest.model.profile import RuleRef


@frozen
class WeaponDef:
    """A weapon; range 0 is melee."""

    id: Id
    name: Name
    attacks: Count
    group: Literal["ranged", "melee", "unit"]
    """The slot it takes on a hero, or that it belongs to a unit."""
    range: Inches = 0
    rules: tuple[RuleRef, ...] = ()
    sold: bool = True
    """Whether the shop may stock it."""
    text: str = ""
