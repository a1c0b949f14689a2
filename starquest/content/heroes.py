"""Classes of heroes."""

from typing import Annotated

from starquest.content.checks import Filled
from starquest.content.fields import Count, FeatId, Id, Name, Points, SkillId, Target, WeaponId
from starquest.content.spells import Tradition
from starquest.model.frozen import frozen
from starquest.model.profile import RuleRef


@frozen
class ClassDef:
    """What a hero of level 1 is, by class."""

    id: Id
    name: Name
    quality: Target
    defense: Target
    tough: Count
    strength: Target
    dexterity: Target
    will: Target
    power: Count
    skills: Annotated[tuple[SkillId, ...], Filled()]
    weapons: Annotated[tuple[WeaponId, ...], Filled()]
    feat: FeatId
    cost: Points
    rules: tuple[RuleRef, ...] = ()
    tradition: Tradition | None = None
    """What a caster knows unless the player chooses another."""
