"""Vectors worked by hand from HR-1201 and HR-1202."""

from fractions import Fraction

import pytest

from starquest.content.build import hero_profile, profile_of, trait_of
from starquest.content.loader import load_catalog
from starquest.content.points import (
    hero_points,
    rounded,
    unit_points,
    unpriced,
    weapon_points,
    weapon_price,
)
from starquest.content.rules import parse_rule
from starquest.model.profile import Profile, RuleRef, Weapon

KNOWN = load_catalog().rules


def rules(*written: str) -> tuple[RuleRef, ...]:
    return tuple(parse_rule(text) for text in written)


def weapon(reach: int, attacks: int, *written: str) -> Weapon:
    return Weapon("w", reach, attacks, rules(*written))


@pytest.mark.rule("HR-1201")
@pytest.mark.parametrize(
    ("arm", "quality", "expected"),
    [
        (weapon(0, 1), 6, "1.2"),  # 1 x 1.2 x 1
        (weapon(0, 2), 5, "4.8"),  # 2 x 1.2 x 2
        (weapon(24, 1), 5, "4.8"),  # 1 x 1.2 x 2 x 24/12
        (weapon(18, 1), 5, "3.6"),  # x 18/12
        (weapon(6, 1), 5, "1.2"),  # x 6/12
        (weapon(0, 1, "ap 1"), 4, "5.4"),  # 1.2 x 3 x 1.5
        (weapon(0, 1, "ap 4"), 4, "10.8"),  # 1.2 x 3 x 3
        (weapon(12, 1, "reliable"), 5, "7.2"),  # 1.2 x 6, whoever holds it
    ],
)
def test_a_weapon_is_worth_its_dice(arm: Weapon, quality: int, expected: str) -> None:
    assert weapon_points(KNOWN, arm, quality) == Fraction(expected)


@pytest.mark.rule("HR-1202")
@pytest.mark.parametrize(
    ("written", "melee", "ranged"),
    [
        ("rending", "1.2", "1.2"),
        ("bane", "1.5", "1.5"),
        ("surge", "1.3", "1.3"),
        ("indirect", "1.75", "1.75"),
        ("unstoppable", "1.25", "1.25"),
        ("thrust", "1.35", "1.35"),
        ("blast 3", "1.4", "1.4"),
        ("blast 6", "2", "2"),
        ("deadly 3", "2.4", "2.4"),
        ("deadly 6", "4", "4"),
        ("limited", "0.35", "0.35"),
        ("furious", "1.33", "1"),
        ("relentless", "1", "2.25"),
    ],
)
def test_a_rule_multiplies_a_weapon(written: str, melee: str, ranged: str) -> None:
    assert weapon_points(KNOWN, weapon(0, 5, written), 6) == 6 * Fraction(melee)
    assert weapon_points(KNOWN, weapon(12, 5), 6, rules(written)) == 6 * Fraction(ranged)


def unit(*written: str, quality: int = 6, defense: int = 6, models: int = 10) -> int:
    profile = Profile("u", quality, defense, (*rules(*written), RuleRef("zeal")))
    return unit_points(KNOWN, profile, models, "zeal")


@pytest.mark.rule("HR-1201")
@pytest.mark.parametrize(
    ("quality", "defense", "expected"),
    [
        (6, 6, 40),  # 10 and 10 x (0.5 + 2.5)
        (5, 6, 50),  # 10 and 10 x (0.5 + 1 + 2.5)
        (4, 4, 90),  # 10 and 10 x (0.5 + 2 + 2 + 1 + 2.5)
        (3, 3, 125),  # 10 and 10 x (0.5 + 3 + 3 + 2.25 + 2.5) = 122.5, halves go up
        (6, 2, 110),  # 10 and 10 x (0.5 + 4 + 3 + 2.5)
    ],
)
def test_a_body_is_worth_its_wounds(quality: int, defense: int, expected: int) -> None:
    assert unit(quality=quality, defense=defense) == expected


@pytest.mark.rule("HR-1202")
@pytest.mark.parametrize(
    ("written", "hundredths"),
    [
        ("fearless", 125),
        ("fast", 250),
        ("slow", 0),
        ("strider", 75),
        ("flying", 175),
        ("scout", 100),
        ("ambush", 275),
        ("stealth", 200),
        ("regeneration", 400),
        ("shielded", 250),
        ("hero", 0),
    ],
)
def test_a_rule_is_paid_for_each_wound(written: str, hundredths: int) -> None:
    assert unit(written, "tough 10") == unit("tough 10") + hundredths


@pytest.mark.rule("HR-1201")
@pytest.mark.parametrize(
    ("written", "more"),
    [("impact 3", 15), ("fear 2", 20), ("caster 1", 10), ("caster 2", 15), ("caster 3", 25)],
)
def test_some_rules_are_paid_once(written: str, more: int) -> None:
    assert unit(written) == 40 + more


@pytest.mark.rule("HR-1201")
@pytest.mark.parametrize(
    ("defense", "attacks", "level", "expected"),
    [(6, 2, 1, 25), (6, 1, 1, 20), (6, 3, 2, 35), (5, 2, 2, 30), (6, 3, 3, 45), (5, 2, 3, 40)],
)
def test_what_a_caster_pays_to_the_point(
    defense: int, attacks: int, level: int, expected: int
) -> None:
    # 10, 3 or 4 for the body and 1.2 for each attack, so that 8, 16 and 26 just reach the
    # next five: 23.4 and 22.2, 32.6 and 32.4, 42.6 and 42.4
    sage = Profile("u", 6, defense, rules("zeal", f"caster {level}"), (weapon(0, attacks),))
    assert unit_points(KNOWN, sage, 1, "zeal") == expected


@pytest.mark.rule("HR-1202")
@pytest.mark.parametrize(
    ("trait", "expected"),
    # 10 and 10 x (0.5 + trait)
    [("reckless", 40), ("overgrown", 50), ("self_knit", 60), ("plated", 60), ("flicker", 45)],
)
def test_each_trait_has_its_price(trait: str, expected: int) -> None:
    assert unit_points(KNOWN, Profile("u", 6, 6, rules(trait)), 10, trait) == expected


@pytest.mark.rule("HR-1201")
def test_each_model_pays_for_its_weapons() -> None:
    profile = Profile("u", 5, 5, (RuleRef("zeal"),), (weapon(24, 1), weapon(0, 1)))
    # body 3 x (0.5 + 1 + 1 + 0.25 + 2.5) = 15.75, weapons 3 x (4.8 + 2.4) = 21.6: 47.35 with 10
    assert unit_points(KNOWN, profile, 3, "zeal") == 45


@pytest.mark.rule("HR-1201")
def test_a_hero_costs_forty_more_and_a_caster_ten() -> None:
    plain = Profile("h", 5, 6, rules("tough 9"), (weapon(12, 1), weapon(0, 2, "ap 1")))
    caster = Profile("h", 5, 6, rules("tough 9", "caster 1"), plain.weapons)
    # body 9 x 1.5 = 13.5, weapons 2.4 + 7.2: 23.1 + 40, and 10
    assert hero_points(KNOWN, plain) == 65
    assert hero_points(KNOWN, caster) == 75


@pytest.mark.rule("HR-1201")
@pytest.mark.parametrize(
    ("value", "expected"),
    [("0", 5), ("-3", 5), ("7.49", 5), ("7.5", 10), ("12.5", 15), ("12.499", 10)],
)
def test_rounding_goes_to_the_nearest_five_and_up_from_the_middle(
    value: str, expected: int
) -> None:
    assert rounded(Fraction(value)) == expected


@pytest.mark.rule("HR-801")
@pytest.mark.parametrize(
    ("arm", "expected"),
    [
        (weapon(0, 2), 5),  # 4.8
        (weapon(24, 4, "ap 1"), 30),  # 4 x 1.2 x 2 x 2 x 1.5 = 28.8
        (weapon(6, 1, "ap 4", "deadly 3"), 10),  # 1.2 x 2 x 0.5 x 3 x 2.4 = 8.64
    ],
)
def test_a_weapon_is_priced_at_quality_five(arm: Weapon, expected: int) -> None:
    assert weapon_price(KNOWN, arm) == expected


def test_numbers_without_a_price_are_named() -> None:
    assert unpriced(KNOWN, rules("blast 4", "blast 3", "ap 9", "caster 4")) == [
        RuleRef("blast", 4),
        RuleRef("caster", 4),
    ]
    assert unpriced(KNOWN, rules("caster 2"), hero=True) == [RuleRef("caster", 2)]


@pytest.mark.rule("HR-1203")
def test_every_printed_cost_is_the_formulas() -> None:
    catalog = load_catalog()
    for unit_id, entry in catalog.units.items():
        profile, trait = profile_of(catalog, unit_id), trait_of(catalog, entry)
        assert entry.cost == unit_points(KNOWN, profile, entry.models, trait), unit_id
    for class_id, hero in catalog.heroes.items():
        assert hero.cost == hero_points(KNOWN, hero_profile(catalog, class_id)), class_id


def test_a_rule_without_a_price_is_named_and_a_trait_only_where_it_is_none() -> None:
    odd = unpriced(KNOWN, rules("hidden 3", "hero", "zeal"))
    assert odd == [RuleRef("hidden", 3), RuleRef("zeal")]
    assert unpriced(KNOWN, rules("zeal", "flicker"), "zeal") == [RuleRef("flicker")]
