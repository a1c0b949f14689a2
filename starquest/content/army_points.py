"""Points of armies: what each model is worth, in exact fractions, rounded for the whole unit.

The horde is weighed against heroes, armies against one another; so they have a formula and prices
of their own (data/armies/prices.toml), by which units of the horde are paid too when an army has
them. Whoever both shoots and strikes never does both at once: of the lesser only a part is paid.
"""

import math
from collections.abc import Iterable
from fractions import Fraction

from starquest.content.army_units import ArmyPrices
from starquest.content.points import STEP
from starquest.content.price import Price, Term
from starquest.model.profile import Profile, RuleRef, Weapon

_NO_PRICE = Price()


def model_points(prices: ArmyPrices, profile: Profile, trait: str) -> Fraction:
    """What one model is worth; its faction's trait costs everybody the same."""
    rules = [rule for rule in profile.rules if rule.name != trait]
    wounds = _total(prices, rules, Term.WOUNDS) or 1
    body = wounds * _per_wound(prices, profile, rules, wounds)
    once = sum((_price(prices, rule).once(rule.value, hero=False) for rule in rules), Fraction(0))
    return body + _arms(prices, profile, rules) + once


def unpriced(prices: ArmyPrices, rules: Iterable[RuleRef], trait: str) -> list[RuleRef]:
    """The rules, apart from a faction's trait, that have no price or none for their number."""
    return [rule for rule in rules if rule.name != trait and not _covered(prices, rule)]


def rounded(value: Fraction) -> int:
    """The nearest multiple of 5, halves up."""
    return STEP * math.floor(value / STEP + Fraction(1, 2))


def _covered(prices: ArmyPrices, rule: RuleRef) -> bool:
    return rule.name in prices.rules and prices.rules[rule.name].covers(rule.value, hero=False)


def _price(prices: ArmyPrices, rule: RuleRef) -> Price:
    return prices.rules.get(rule.name, _NO_PRICE)


def _per_wound(prices: ArmyPrices, profile: Profile, rules: list[RuleRef], wounds: int) -> Fraction:
    q, d = 6 - profile.quality, 6 - profile.defense
    best = 3 if profile.defense == 2 else 0  # noqa: PLR2004 - the best Defense there is
    great = prices.formula.great if wounds >= prices.formula.great_from else "0"
    more = sum((Fraction(_price(prices, rule).per_wound or 0) for rule in rules), Fraction(0))
    values = Fraction(1, 2) + q + d + Fraction(q * d, 4) + best
    return values + more + Fraction(great) + Fraction(prices.formula.trait)


def _arms(prices: ArmyPrices, profile: Profile, rules: list[RuleRef]) -> Fraction:
    """The dearer of shooting and melee whole, and a part of the other."""
    sums = [Fraction(0), Fraction(0)]
    for weapon in profile.weapons:
        sums[weapon.melee] += _weapon(prices, weapon, profile.quality, rules)
    return max(sums) + Fraction(prices.formula.lesser) * min(sums)


def _weapon(prices: ArmyPrices, weapon: Weapon, quality: int, rules: list[RuleRef]) -> Fraction:
    every = (*weapon.rules, *rules)
    sure = any(_price(prices, rule).term is Term.SURE_HIT for rule in every)
    hit = 6 if sure else 7 - quality
    reach = Fraction(1) if weapon.melee else Fraction(weapon.range, 12)
    piercing = 1 + Fraction(_total(prices, every, Term.PIERCING), 2)
    product = Fraction(1)
    for rule in every:
        product *= _price(prices, rule).multiplier(rule.value, melee=weapon.melee)
    return weapon.attacks * Fraction(prices.formula.attack) * hit * reach * piercing * product


def _total(prices: ArmyPrices, rules: Iterable[RuleRef], term: Term) -> int:
    return sum(rule.value for rule in rules if _price(prices, rule).term is term)
