"""Who carries what: special weapons, what all of a unit get, and what does not fit."""

from collections import Counter

from starquest.content.army_outfit import outfit
from tests.support.board import catalog


def held(kind: str, size: int, *upgrades: str, halves: int = 1) -> Counter[tuple[str, ...]]:
    models, faults = outfit(catalog(), catalog().army_units[kind], size, upgrades, halves)
    assert not faults
    names = catalog().weapons
    return Counter(tuple(names[weapon].name for weapon in model.weapons) for model in models)


def wrong(kind: str, size: int, *upgrades: str) -> list[str]:
    found = outfit(catalog(), catalog().army_units[kind], size, upgrades)[1]
    return [fault.id.removeprefix("problems.army.") for fault in found]


def test_one_model_in_five_carries_a_special_weapon() -> None:
    plain, hose = ("Scrap pistol", "Hatchet"), ("Fire hose", "Hatchet")
    assert held("ash_mob", 10, "fire_hose", "fire_hose") == {plain: 8, hose: 2}


def test_special_weapons_share_their_limit() -> None:
    assert wrong("ash_mob", 5, "fire_hose", "slag_thrower") == ["special"]
    assert wrong("ash_mob", 10, "fire_hose", "slag_thrower") == []
    assert wrong("ash_mob", 5, "fire_hose", "fire_hose") == ["often"]


def test_different_models_take_what_one_may_have() -> None:
    found = held("ash_mob", 5, "fire_hose", "mob_elder")
    assert found["Fire hose", "Hatchet"] == 1
    assert found["Heirloom axe", "Scrap pistol"] == 1


def test_a_hero_takes_everything_itself() -> None:
    assert held("mob_boss", 1, "boss_maul", "long_gun") == {("Long gun", "Boss maul"): 1}


def test_a_weapon_is_given_away_once() -> None:
    assert wrong("mob_boss", 1, "long_gun", "twin_torches") == ["nobody"]


def test_each_half_of_a_combined_unit_has_its_own() -> None:
    found = held("ash_mob", 5, "fire_hose", halves=2)
    assert found == {("Scrap pistol", "Hatchet"): 8, ("Fire hose", "Hatchet"): 2}


def test_a_rule_for_all_is_for_all() -> None:
    models, _ = outfit(catalog(), catalog().army_units["ash_mob"], 5, ["door_shields"])
    assert all(any(rule.name == "shielded" for rule in model.rules) for model in models)


def test_better_values_stop_at_two() -> None:
    models, _ = outfit(catalog(), catalog().army_units["boiler_gang"], 5, ["old_hands"])
    assert {model.quality for model in models} == {3}
