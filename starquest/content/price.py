"""What a special rule costs, as it stands with the rule in rules.toml (HR-1201, HR-1202)."""

import re
from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Annotated

import attrs

from starquest.content.fault import Fault, fault
from starquest.content.names import shown
from starquest.model.frozen import frozen

_DECIMAL = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,2})?")


@frozen
class Decimal:
    """A decimal number in a text, since data holds no other fractions: "2.25"."""

    def problem(self, value: object) -> Fault | None:
        """Say so when the text is no such number."""
        if isinstance(value, str) and _DECIMAL.fullmatch(value):
            return None
        return fault("problems.value.decimal", found=shown(value))


Amount = Annotated[str, Decimal()]


class Term(StrEnum):
    """What a rule is in the formula itself, where it is no price."""

    WOUNDS = "wounds"
    """Its number is the wounds a body is paid for."""
    PIERCING = "piercing"
    """Its number makes each attack worth half as much again."""
    SURE_HIT = "sure_hit"
    """Its attacks are paid as if they hit on a 2."""
    TRAIT = "trait"
    """It is what all of a faction pay the same for, and nobody else has it."""
    FREE = "free"
    """It costs nothing."""


@frozen
class Price:
    """One or several of these together."""

    per_wound: Amount | None = None
    """Added for each wound of the unit."""
    per_point: Amount | None = None
    """Added once, for each point of its number."""
    by_number: Mapping[int, Amount] = attrs.Factory(dict)
    """Added once to a unit, by its number."""
    hero_by_number: Mapping[int, Amount] = attrs.Factory(dict)
    """The same for a class of heroes."""
    weapon: Amount | None = None
    """Multiplies what weapons are worth."""
    melee: Amount | None = None
    shooting: Amount | None = None
    weapon_by_number: Mapping[int, Amount] = attrs.Factory(dict)
    """Multiplies what weapons are worth, by its number."""
    term: Term | None = None

    def once(self, number: int, *, hero: bool) -> Fraction:
        """What is added once."""
        table = self.hero_by_number if hero else self.by_number
        return Fraction(self.per_point or 0) * number + Fraction(table.get(number, 0))

    def multiplier(self, number: int, *, melee: bool) -> Fraction:
        """What weapons are multiplied by."""
        kind = self.melee if melee else self.shooting
        sized = self.weapon_by_number.get(number, 1)
        return Fraction(self.weapon or 1) * Fraction(kind or 1) * Fraction(sized)

    def covers(self, number: int, *, hero: bool) -> bool:
        """Whether it says what this number costs."""
        once = self.hero_by_number if hero else self.by_number
        sized = bool(self.by_number or self.hero_by_number)
        return (not sized or number in once) and (
            not self.weapon_by_number or number in self.weapon_by_number
        )
