"""The builder without a screen: everything that can be done to a list."""

from starquest.content.armies.check import list_faults
from starquest.desk.army_builder import Builder, blank_list
from starquest.model.army import ArmyList
from tests.support.board import catalog


def builder(*kinds: str, points: int = 300) -> Builder:
    made = Builder(catalog(), blank_list(catalog(), "cinder_raiders", points))
    for kind in kinds:
        assert made.add(next(row for row in made.offered if row.id == kind))
    return made


def kinds(army: ArmyList) -> list[str]:
    return [entry.kind for entry in army.units]


def test_a_unit_is_added_and_looked_at() -> None:
    made = builder("ash_mob", "mob_boss")
    assert kinds(made.army) == ["ash_mob", "mob_boss"]
    assert made.at == 1
    assert made.changed


def test_a_unit_that_waits_is_not_added() -> None:
    made = builder()
    assert not made.add(catalog().army_units["scrap_barge"])
    assert made.army.units == ()


def test_sizes_go_up_and_down_as_far_as_there_are_any() -> None:
    made = builder("ash_mob")
    for step, size in ((1, 10), (1, 10), (-1, 5), (-1, 5)):
        made.resize(step)
        assert made.army.units[0].size == size


def test_an_upgrade_is_taken_as_often_as_it_may_then_not_at_all() -> None:
    made = builder("ash_mob")
    made.resize(1)
    for count in (1, 2, 0):
        made.upgrade("fire_hose")
        assert made.taken("fire_hose") == count


def test_an_upgrade_that_does_not_go_with_another_is_not_taken() -> None:
    made = builder("mob_boss")
    made.upgrade("long_gun")
    made.upgrade("twin_torches")
    assert made.army.units[0].upgrades == ("long_gun",)


def test_a_removed_unit_is_no_longer_joined() -> None:
    made = builder("boiler_gang", "ash_mob", "mob_boss", points=1000)
    made.join()
    made.join()
    assert made.army.units[2].joins == 1
    made.at = 0
    made.remove()
    assert made.army.units[1].joins == 0
    made.at = 0
    made.remove()
    assert made.army.units[0].joins == -1


def test_a_hero_goes_round_the_units_it_may_join() -> None:
    made = builder("ash_mob", "smelter_titan", "mob_boss", points=2000)
    for joins in (0, -1, 0):
        made.join()
        assert made.army.units[2].joins == joins


def test_only_a_battle_combines() -> None:
    assert not builder().combines()
    made = builder("ash_mob", points=1000)
    made.combine()
    assert made.combines()
    assert made.army.units[0].combined
    made.combine()
    assert not made.army.units[0].combined


def test_another_faction_begins_anew() -> None:
    made = builder("ash_mob")
    made.next_faction()
    assert made.army.factions == ("spore_tide",)
    assert made.army.units == ()
    assert all(row.faction == "spore_tide" for row in made.offered)


def test_points_go_round_with_their_game() -> None:
    made = builder(points=335)
    made.next_points()
    assert (made.army.points, made.army.mode) == (1000, "battle")
    made.next_points()
    made.next_points()
    assert (made.army.points, made.army.mode) == (200, "match")


def test_a_random_list_is_legal() -> None:
    made = builder()
    made.randomise(1)
    assert list_faults(catalog(), made.army) == []


def test_names_are_cleaned() -> None:
    made = builder()
    made.rename("\x1b[31m  Red\u202e ")
    assert made.army.name == "[31m Red"


def test_nothing_is_done_to_nothing() -> None:
    made = builder()
    made.remove()
    made.resize(1)
    made.combine()
    made.join()
    made.upgrade("fire_hose")
    assert not made.changed
