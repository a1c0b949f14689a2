"""The points of armies, worked out by hand."""

from fractions import Fraction

import pytest

from starquest.content.army_outfit import Soldier, soldier_profile
from starquest.content.army_points import model_points, rounded, unpriced
from starquest.content.rules import parse_rule
from tests.support.board import catalog


def worth(name: str) -> Fraction:
    kind = catalog().army_units[name]
    soldier = Soldier(kind.weapon_ids, kind.rules, kind.quality, kind.defense)
    profile = soldier_profile(catalog(), kind, soldier)
    return model_points(catalog().army_prices, profile, catalog().factions[kind.faction].trait)


def test_of_shooting_and_melee_the_cheaper_is_paid_in_part() -> None:
    # body 0.5 + 1 + 1 + 0.25 + 2.5 = 5.25; pistol and hatchet 1.2 * 2 = 2.4 each
    assert worth("ash_mob") == Fraction("5.25") + Fraction("2.4") + Fraction("0.6") * Fraction(
        "2.4"
    )


def test_melee_alone_is_paid_whole() -> None:
    # body 0.5 + 2 + 2 + 1 + 2.5 = 8; hammer 2 * 1.2 * 3 * 1.5 * 1.33
    assert worth("boiler_gang") == 8 + Fraction("10.8") * Fraction("1.33")


def test_a_hero_costs_ten_more() -> None:
    # three wounds of 0.5 + 2 + 1 + 0.5 + 2.5 = 6.5; cleaver 3 * 1.2 * 3 * 2 = 21.6; pistols 7.2
    assert worth("mob_boss") == Fraction("19.5") + Fraction("21.6") + Fraction("4.32") + 10


def test_each_wound_of_a_great_body_costs_more() -> None:
    # 18 wounds of 0.5 + 2 + 3 + 1.5 + 2.5 + 1.5 = 11; melta 3 * 3.6 * 3 * 2.4; hammer 9 * 3.6 * 2
    melta, hammer = Fraction("77.76"), Fraction("64.8")
    assert worth("cathedral_walker") == 18 * 11 + melta + Fraction("0.6") * hammer + 20


@pytest.mark.parametrize(
    ("value", "near"), [("2.4", 0), ("2.5", 5), ("-2.5", 0), ("-2.6", -5), ("52.5", 55)]
)
def test_points_are_rounded_to_the_nearest_five_halves_up(value: str, near: int) -> None:
    assert rounded(Fraction(value)) == near


def test_a_rule_without_a_price_is_found() -> None:
    rules = [parse_rule(text) for text in ("fast", "blast 4", "blast 3", "reckless")]
    assert unpriced(catalog().army_prices, rules, "reckless") == [parse_rule("blast 4")]
