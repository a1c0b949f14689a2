"""What a weapon is worth, against fractions worked out by hand."""

import pytest

from starquest.desk.weapon_value import TYPICAL, foes_of, in_hands, worth
from starquest.model.profile import Profile, RuleRef, Weapon
from tests.support.board import catalog

PLAIN = ((TYPICAL, 3),)


def test_a_plain_gun_hits_by_quality_and_is_blocked_by_defense() -> None:
    gun = Weapon("gun", 24, 2, ())
    found = worth(4, (), gun, PLAIN)
    assert found.hits == pytest.approx(1 / 2)
    assert found.wounds == pytest.approx(2 * 1 / 2 * 4 / 6)


def test_the_worth_is_the_mean_over_the_enemies() -> None:
    hard = Profile("hard", 5, 2, (RuleRef("tough", 3),))
    found = worth(4, (), Weapon("gun", 24, 1, ()), ((TYPICAL, 3), (hard, 3)))
    assert found.wounds == pytest.approx((1 / 2 * 4 / 6 + 1 / 2 * 1 / 6) / 2)


def test_a_run_has_the_units_of_its_factions() -> None:
    found = foes_of(catalog(), ("spore_tide",))
    units = [row for row in catalog().units.values() if row.faction == "spore_tide"]
    assert [profile.id for profile, _ in found] == [row.id for row in units]
    assert foes_of(catalog(), ()) == PLAIN


def test_a_scope_goes_with_whatever_is_wielded() -> None:
    scoped = Weapon("pistol", 12, 1, (*catalog().weapons["pistol"].rules, RuleRef("scoped")))
    found = in_hands(Profile("x", 4, 4, (), (scoped,)), "rifle", catalog())
    assert RuleRef("scoped") in found.rules
    assert in_hands(Profile("x", 4, 4, (), (scoped,)), "blade", catalog()).rules == (
        catalog().weapons["blade"].rules
    )
