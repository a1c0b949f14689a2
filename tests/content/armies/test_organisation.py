"""Force organisation at its limits, counted by hand."""

import pytest

from starquest.content.armies.check import list_faults
from starquest.content.armies.organisation import Limit, measures
from starquest.model.army import ArmyList, ArmyUnit
from tests.support.board import catalog

WITCH, BOSS = ArmyUnit("ember_witch"), ArmyUnit("mob_boss")
CUTTERS, GUNNERS = ArmyUnit("scrap_cutters"), ArmyUnit("scrap_gunners")
MOB = ArmyUnit("ash_mob", 5)


def army(*units: ArmyUnit, points: int = 300, mode: str = "match") -> ArmyList:
    return ArmyList("Test", ("cinder_raiders",), points, units, mode)


def wrong(made: ArmyList, *, organised: bool = True) -> list[str]:
    found = list_faults(catalog(), made, organised=organised)
    return [fault.id.removeprefix("problems.army.") for _, fault in found]


@pytest.mark.rule("FF-112")
def test_a_match_of_300_has_two_heroes() -> None:
    assert wrong(army(WITCH, BOSS)) == []
    assert wrong(army(WITCH, BOSS, BOSS)) == ["heroes"]
    assert wrong(army(WITCH, BOSS, points=299)) == ["heroes"]


@pytest.mark.rule("FF-112")
def test_a_match_of_300_has_three_copies() -> None:
    assert wrong(army(CUTTERS, CUTTERS, CUTTERS)) == []
    assert wrong(army(CUTTERS, CUTTERS, CUTTERS, CUTTERS)) == ["copies"]


@pytest.mark.rule("FF-112")
def test_no_unit_costs_over_35_percent() -> None:
    brute = ArmyUnit("furnace_brute")  # 135: 35% of 385 is 134, of 386 it is 135
    assert wrong(army(brute, points=386)) == []
    assert wrong(army(brute, points=385)) == ["share"]


@pytest.mark.rule("FF-112")
def test_a_match_has_a_unit_for_30_points_and_a_model_for_20() -> None:
    four = army(CUTTERS, CUTTERS, GUNNERS, WITCH, points=210)
    limits = {row.limit: (row.have, row.most) for row in measures(catalog(), four)}
    assert limits[Limit.UNITS] == (4, 7)
    assert limits[Limit.MODELS] == (10, 10)
    assert wrong(four) == []
    assert wrong(army(CUTTERS, CUTTERS, GUNNERS, GUNNERS, WITCH, points=259)) == ["models"]
    few = army(*[ArmyUnit("husks")] * 2, ArmyUnit("warden_frame"), points=89)
    assert "units" in wrong(few)


@pytest.mark.rule("GF-103")
def test_a_battle_counts_by_its_own_numbers() -> None:
    squads = [MOB, ArmyUnit("boiler_gang"), ArmyUnit("rivet_team"), ArmyUnit("cinder_riders")]
    assert wrong(army(*squads, WITCH, points=1000, mode="battle")) == []
    assert wrong(army(*squads, WITCH, BOSS, points=1000, mode="battle")) == ["units"]
    assert wrong(army(MOB, MOB, MOB, points=1000, mode="battle")) == ["copies"]
    assert wrong(army(MOB, MOB, MOB, points=2000, mode="battle")) == []
    assert wrong(army(WITCH, BOSS, points=999, mode="battle")) == ["heroes"]


@pytest.mark.rule("GF-103", "GF-102")
def test_a_combined_unit_counts_once_and_whole() -> None:
    both = ArmyUnit("ash_mob", 10, combined=True)  # 180
    assert wrong(army(both, both, points=1000, mode="battle")) == []
    assert wrong(army(both, points=515, mode="battle")) == []
    assert wrong(army(both, points=510, mode="battle")) == ["share"]


@pytest.mark.rule("GF-103")
def test_a_hero_that_joins_counts_with_its_unit() -> None:
    squads = [MOB, ArmyUnit("boiler_gang"), ArmyUnit("rivet_team"), ArmyUnit("cinder_riders")]
    joined = ArmyUnit("mob_boss", joins=0)
    assert wrong(army(*squads, WITCH, joined, points=1000, mode="battle")) == []


def test_it_can_be_left_out_but_points_cannot() -> None:
    assert wrong(army(*[CUTTERS] * 5), organised=False) == []
    assert wrong(army(*[CUTTERS] * 11), organised=False) == ["points"]


def test_a_unique_unit_comes_once() -> None:
    titan = ArmyUnit("smelter_titan")
    assert wrong(army(titan, titan, points=2000, mode="battle")) == ["copies"]
