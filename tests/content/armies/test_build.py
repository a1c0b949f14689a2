"""Entries of lists as the engine gets them."""

from starquest.content.armies.build import build_unit
from starquest.model.army import ArmyUnit
from tests.support.board import catalog


def test_the_ordinary_profile_comes_first_and_special_weapons_stand_in_front() -> None:
    """The last in line fall first, so what was bought for one of them falls last."""
    built = build_unit(catalog(), ArmyUnit("ash_mob", 10, upgrades=("fire_hose",)))
    assert built.kinds == (1,) + (0,) * 9
    assert [w.id for w in built.profiles[0].weapons] == ["ash_mob_scrap_pistol", "ash_mob_hatchet"]
    assert [w.id for w in built.profiles[1].weapons] == ["fire_hose_fire_hose", "ash_mob_hatchet"]
    assert (built.name, built.cost) == ("Ash Mob", 110)


def test_without_a_size_it_is_the_smallest() -> None:
    assert len(build_unit(catalog(), ArmyUnit("ash_mob")).kinds) == 5


def test_a_combined_unit_is_two_for_the_price_of_two() -> None:
    built = build_unit(catalog(), ArmyUnit("ash_mob", 5, combined=True, upgrades=("fire_hose",)))
    assert built.kinds == (1, 1) + (0,) * 8
    assert built.cost == 2 * (45 + 20)


def test_units_of_the_horde_are_built_as_the_horde_has_them() -> None:
    built = build_unit(catalog(), ArmyUnit("scrap_cutters", name="Mine"))
    assert (built.name, built.kinds, built.cost) == ("Mine", (0, 0, 0), 30)
    assert built.profiles[0].id == "scrap_cutters"


def test_casters_know_their_spells() -> None:
    assert build_unit(catalog(), ArmyUnit("ember_witch")).profiles[0].spells


def test_the_trait_is_the_last_rule() -> None:
    built = build_unit(catalog(), ArmyUnit("boiler_gang", upgrades=("rocket_boots",)))
    assert [rule.name for rule in built.profiles[0].rules] == ["furious", "flying", "reckless"]
