"""What an entry of a list may be, and every problem at once."""

from starquest.content.armies.check import list_faults
from starquest.model.army import ArmyList, ArmyUnit
from starquest.text.problems import told_fault
from tests.support.board import catalog


def told(*units: ArmyUnit, mode: str = "match", factions: tuple[str, ...] = ()) -> list[str]:
    army = ArmyList("Test", factions or ("cinder_raiders",), 2000, units, mode)
    found = list_faults(catalog(), army, organised=False)
    return [f"{path}: {told_fault(fault)}" for path, fault in found]


def test_a_sound_list_has_no_problem() -> None:
    assert told(ArmyUnit("ash_mob", 10, upgrades=("fire_hose", "fire_hose"))) == []


def test_every_problem_is_told_at_once_with_the_nearest_name() -> None:
    assert told(
        ArmyUnit("ash_mop"),
        ArmyUnit("husks"),
        ArmyUnit("ash_mob", 7, upgrades=("gang_saw", "fire_house")),
        ArmyUnit("scrap_barge"),
        factions=("cinder_raiders", "hollow"),
    ) == [
        "factions[1]: unknown faction 'hollow', the nearest is 'hollow_legion'",
        "unit[0].kind: unknown unit 'ash_mop', the nearest is 'ash_mob'",
        "unit[1].kind: Husks belongs to the Hollow Legion",
        "unit[2].size: Ash Mob does not come in 7, only in 5, 10",
        "unit[2].upgrades[0]: Ash Mob cannot take 'gang_saw'",
        "unit[2].upgrades[1]: unknown upgrade 'fire_house', the nearest is 'fire_hose'",
        "unit[3].kind: Scrap Barge waits for rules that are still to come",
    ]


def test_a_match_has_no_combined_units_and_nobody_joins() -> None:
    assert told(ArmyUnit("ash_mob", combined=True), ArmyUnit("mob_boss", joins=0)) == [
        "unit[0].combined: only a battle has combined units",
        "unit[1].joins: only in a battle do heroes join units",
    ]


def test_in_a_battle_small_heroes_join_squads() -> None:
    mob, boss = ArmyUnit("ash_mob"), ArmyUnit("mob_boss", joins=0)
    assert told(mob, boss, mode="battle") == []
    assert told(mob, boss, boss, mode="battle")[0].endswith("two heroes join the same unit")
    captain = ArmyUnit("raid_captain", joins=0)
    assert "only a hero of Tough 6 or less" in told(mob, captain, mode="battle")[0]
    lost = ArmyUnit("mob_boss", joins=9)
    assert told(mob, lost, mode="battle")[0].startswith("unit[1].joins: a hero joins a unit of")


def test_a_single_model_is_not_combined() -> None:
    assert told(ArmyUnit("smelter_titan", combined=True), mode="battle") == [
        "unit[0].combined: Smelter Titan is a single model and cannot be combined"
    ]


def test_an_empty_list_says_so() -> None:
    assert told() == ["unit: the list has no unit yet"]
