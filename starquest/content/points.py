"""Points: what a body and its weapons are worth (HR-1201, HR-1202), in exact fractions.

Rounded half up to the nearest 5. What a special rule costs stands with the rule; here is only the
formula. Every unit pays for being one more that acts, and a faction's trait what its row says.
"""

import math
from collections.abc import Iterable, Mapping
from fractions import Fraction

from starquest.content.price import Price, Term
from starquest.content.rules import RuleDef
from starquest.model.profile import Profile, RuleRef, Weapon

STEP = 5
HERO = 40
UNIT = 10
"""One more activation, one more body on an objective: the same for the smallest unit."""
TRAIT = Fraction("2.5")
ATTACK = Fraction("1.2")
SHOP_QUALITY = 5

Known = Mapping[str, RuleDef]
"""The special rules of a catalog, by id."""
Refs = tuple[RuleRef, ...]


def unit_points(known: Known, profile: Profile, models: int, trait: str) -> int:
    """The cost of a unit whose faction has this trait."""
    rules = tuple(rule for rule in profile.rules if rule.name != trait)
    wounds = models * (_total(known, rules, Term.WOUNDS) or 1)
    body = wounds * (_per_wound(known, profile, rules) + _trait(known, trait))
    arms = models * _weapons(known, profile, rules)
    return rounded(UNIT + body + arms + _once(known, rules, hero=False))


def hero_points(known: Known, profile: Profile) -> int:
    """The cost of a hero of level 1."""
    rules = profile.rules
    wounds = _total(known, rules, Term.WOUNDS) or 1
    body = wounds * _per_wound(known, profile, rules)
    return rounded(body + _weapons(known, profile, rules) + HERO + _once(known, rules, hero=True))


def weapon_points(known: Known, weapon: Weapon, quality: int, rules: Refs = ()) -> Fraction:
    """What one weapon is worth in the hands of a model with this Quality and these rules."""
    every = (*weapon.rules, *rules)
    sure = any(_price(known, rule).term is Term.SURE_HIT for rule in every)
    hit = 6 if sure else 7 - quality
    reach = Fraction(1) if weapon.melee else Fraction(weapon.range, 12)
    piercing = 1 + Fraction(_total(known, every, Term.PIERCING), 2)
    product = Fraction(1)
    for rule in every:
        product *= _price(known, rule).multiplier(rule.value, melee=weapon.melee)
    return weapon.attacks * ATTACK * hit * reach * piercing * product


def weapon_price(known: Known, weapon: Weapon) -> int:
    """What the shop asks for a weapon (HR-801)."""
    return rounded(weapon_points(known, weapon, SHOP_QUALITY))


def unpriced(
    known: Known, rules: Iterable[RuleRef], trait: str = "", *, hero: bool = False
) -> list[RuleRef]:
    """The rules, apart from a faction's trait, that have no price or none for their number."""
    return [
        rule
        for rule in rules
        if rule.name in known
        and rule.name != trait
        and not _priced(known[rule.name].price, rule, hero=hero)
    ]


def _priced(price: Price | None, rule: RuleRef, *, hero: bool) -> bool:
    if price is None or price.term is Term.TRAIT:
        return False
    return price.covers(rule.value, hero=hero)


def rounded(value: Fraction) -> int:
    """The nearest multiple of 5, halves up, at least 5."""
    return max(STEP, STEP * math.floor(value / STEP + Fraction(1, 2)))


_NO_PRICE = Price()


def _price(known: Known, rule: RuleRef) -> Price:
    row = known.get(rule.name)
    return row.price or _NO_PRICE if row else _NO_PRICE


def _per_wound(known: Known, profile: Profile, rules: Refs) -> Fraction:
    q, d = 6 - profile.quality, 6 - profile.defense
    best = 3 if profile.defense == 2 else 0  # noqa: PLR2004 - the best Defense there is
    more = sum((Fraction(_price(known, rule).per_wound or 0) for rule in rules), Fraction(0))
    return Fraction(1, 2) + q + d + Fraction(q * d, 4) + best + more


def _trait(known: Known, trait: str) -> Fraction:
    return Fraction(_price(known, RuleRef(trait)).per_wound or TRAIT)


def _weapons(known: Known, profile: Profile, rules: Refs) -> Fraction:
    values = (weapon_points(known, weapon, profile.quality, rules) for weapon in profile.weapons)
    return sum(values, Fraction(0))


def _once(known: Known, rules: Refs, *, hero: bool) -> Fraction:
    return sum((_price(known, rule).once(rule.value, hero=hero) for rule in rules), Fraction(0))


def _total(known: Known, rules: Iterable[RuleRef], term: Term) -> int:
    return sum(rule.value for rule in rules if _price(known, rule).term is term)
