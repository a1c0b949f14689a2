"""Points: what a body and its weapons are worth (HR-1201, HR-1202), in exact fractions.

Rounded half up to the nearest 5. Fear and Impact count once per unit and point, a weapon once
per model, and a faction's trait always costs the same whatever it is.
"""

import math
from collections.abc import Iterable
from fractions import Fraction

from starquest.model.profile import Profile, RuleRef, Weapon

STEP = 5
HERO = 40
TRAIT = Fraction("2.5")
ATTACK = Fraction("1.2")
SHOP_QUALITY = 5

PER_WOUND = {
    "fearless": Fraction(2),
    "fast": Fraction("2.5"),
    "slow": Fraction("-2.25"),
    "strider": Fraction("0.75"),
    "flying": Fraction("1.75"),
    "scout": Fraction("1.75"),
    "ambush": Fraction("2.75"),
    "stealth": Fraction(2),
    "regeneration": Fraction(3),
    "shielded": Fraction("2.5"),
}
MULTIPLIER = {
    "rending": Fraction("1.35"),
    "bane": Fraction("1.5"),
    "surge": Fraction("1.3"),
    "indirect": Fraction("1.45"),
    "unstoppable": Fraction("1.25"),
    "thrust": Fraction("1.35"),
    "limited": Fraction("0.35"),
}
SIZED = {
    ("blast", 3): Fraction("2.8"),
    ("blast", 6): Fraction("4.5"),
    ("deadly", 3): Fraction("2.4"),
    ("deadly", 6): Fraction(4),
}
FURIOUS = Fraction("1.33")
RELENTLESS = Fraction("1.25")
PER_POINT = {"impact": 5, "fear": 10}
CASTER = {1: 11, 2: 24, 3: 38}
HERO_CASTER = {1: 10}


def unit_points(profile: Profile, models: int, trait: str) -> int:
    """The cost of a unit whose faction has this trait."""
    rules = tuple(rule for rule in profile.rules if rule.name != trait)
    wounds = models * (_value(rules, "tough") or 1)
    body = wounds * (_per_wound(profile.quality, profile.defense, rules) + TRAIT)
    arms = models * _weapons(profile, rules)
    extra = CASTER.get(_value(rules, "caster"), 0) + _per_point(rules)
    return rounded(body + arms + extra)


def hero_points(profile: Profile) -> int:
    """The cost of a hero of level 1."""
    rules = profile.rules
    wounds = _value(rules, "tough") or 1
    body = wounds * _per_wound(profile.quality, profile.defense, rules)
    extra = HERO + HERO_CASTER.get(_value(rules, "caster"), 0) + _per_point(rules)
    return rounded(body + _weapons(profile, rules) + extra)


def weapon_points(weapon: Weapon, quality: int, rules: Iterable[RuleRef] = ()) -> Fraction:
    """What one weapon is worth in the hands of a model with this Quality and these rules."""
    every = (*weapon.rules, *rules)
    names = {rule.name for rule in every}
    hit = 6 if "reliable" in names else 7 - quality
    reach = Fraction(1) if weapon.melee else Fraction(weapon.range, 12)
    piercing = 1 + Fraction(_value(every, "ap"), 2)
    return weapon.attacks * ATTACK * hit * reach * piercing * _multiplier(weapon, every)


def weapon_price(weapon: Weapon) -> int:
    """What the shop asks for a weapon (HR-801)."""
    return rounded(weapon_points(weapon, SHOP_QUALITY))


def unpriced(rules: Iterable[RuleRef], *, hero: bool = False) -> list[RuleRef]:
    """The rules whose number the formula has no price for."""
    casters = HERO_CASTER if hero else CASTER
    return [
        rule
        for rule in rules
        if (rule.name in {"blast", "deadly"} and (rule.name, rule.value) not in SIZED)
        or (rule.name == "caster" and rule.value not in casters)
    ]


def rounded(value: Fraction) -> int:
    """The nearest multiple of 5, halves up, at least 5."""
    return max(STEP, STEP * math.floor(value / STEP + Fraction(1, 2)))


def _per_wound(quality: int, defense: int, rules: Iterable[RuleRef]) -> Fraction:
    q, d = 6 - quality, 6 - defense
    best = 3 if defense == 2 else 0  # noqa: PLR2004 - the best Defense there is
    known = sum((PER_WOUND.get(rule.name, Fraction(0)) for rule in rules), Fraction(0))
    return Fraction(1, 2) + q + d + Fraction(q * d, 4) + best + known


def _weapons(profile: Profile, rules: tuple[RuleRef, ...]) -> Fraction:
    values = (weapon_points(weapon, profile.quality, rules) for weapon in profile.weapons)
    return sum(values, Fraction(0))


def _multiplier(weapon: Weapon, rules: Iterable[RuleRef]) -> Fraction:
    product = Fraction(1)
    for rule in rules:
        product *= MULTIPLIER.get(rule.name, 1) * SIZED.get((rule.name, rule.value), 1)
        if rule.name == "furious" and weapon.melee:
            product *= FURIOUS
        if rule.name == "relentless" and not weapon.melee:
            product *= RELENTLESS
    return product


def _per_point(rules: Iterable[RuleRef]) -> int:
    return sum(PER_POINT.get(rule.name, 0) * rule.value for rule in rules)


def _value(rules: Iterable[RuleRef], name: str) -> int:
    return sum(rule.value for rule in rules if rule.name == name)
