"""Consumables in a pack: a skill action each, four at most, kits and injectors for others."""

import pytest

from starquest.model.command import Discover, PickUp, UseItem
from starquest.model.component import Treasure
from starquest.model.event import ItemGained, ItemLost, SkillUsed, TreasurePlaced
from starquest.model.ids import Cell
from starquest.model.step import Act
from tests.support.board import catalog
from tests.support.changes import carrying
from tests.support.events import exact, of, only
from tests.support.finding import cell, pack, token, treasure, uid
from tests.support.playing import act, aimed, begin, item, offered, play, uses
from tests.support.quest import arena

PAIR = {"1": "medic", "2": "commander"}
FULL = ("med_kit", "noise_grenade", "stun_grenade", "power_injector")
FOR_OTHERS = [row.id for row in catalog().items.values() if row.kind in ("injector", "kit")]


@pytest.mark.rule("HR-701")
@pytest.mark.parametrize("name", FOR_OTHERS)
@pytest.mark.parametrize(("drawing", "near"), [("1..2", True), ("1...2", False), ("1#.2", True)])
def test_kits_and_injectors_reach_another_hero_within_three_inches(
    name: str, drawing: str, *, near: bool
) -> None:
    state = carrying(arena(drawing, PAIR), "1", name)
    assert aimed(begin(state, "1"), name) == (["1", "2"] if near else ["1"])


@pytest.mark.rule("HR-701")
@pytest.mark.parametrize("name", sorted(catalog().items))
def test_each_consumable_is_a_skill_action_and_then_gone(name: str) -> None:
    state = carrying(arena("1.....", PAIR), "1", name, "curing_kit")
    state = begin(state, "1")
    use = next(command for command in offered(state, UseItem) if command.item == name)
    state, events = exact(play(state, use))
    assert only(events, ItemLost) == ItemLost(uid(state, "1"), name, "used")
    assert only(events, SkillUsed).kind == "item"
    assert pack(state, "1").items == ("curing_kit",)
    assert [step.skill for step in state.agenda if isinstance(step, Act)] == [0]


@pytest.mark.rule("HR-701")
def test_two_of_a_kind_are_used_one_by_one() -> None:
    state = carrying(arena("1", PAIR), "1", "curing_kit", "med_kit", "curing_kit")
    state, _ = act(state, "1", item(state, "curing_kit", "1"))
    assert pack(state, "1").items == ("med_kit", "curing_kit")
    assert uses(state, "med_kit") == []


@pytest.mark.rule("HR-701")
def test_a_fifth_consumable_is_dropped_as_a_treasure_marker() -> None:
    # under the token lies a kit box with a Med Kit
    state = carrying(arena(".?\n1.", PAIR, dice=[5, 6]), "1", *FULL)
    state, events = act(state, "1", Discover(token(state)))
    assert (pack(state, "1").items, of(events, ItemGained)) == (FULL, [])
    marker = only(events, TreasurePlaced)
    assert (marker.cell, marker.items) == (cell(state, 0, 1), ("med_kit",))
    assert len(state.world.treasures) == 1


@pytest.mark.rule("HR-701")
def test_a_fourth_consumable_fits() -> None:
    state = carrying(arena("?\n1", PAIR, dice=[5, 6]), "1", *FULL[:3])
    state, _ = act(state, "1", Discover(token(state)))
    assert pack(state, "1").items == (*FULL[:3], "med_kit")


@pytest.mark.rule("HR-701")
def test_what_does_not_fit_stays_at_the_marker() -> None:
    lying = Treasure(Cell(0), ("curing_kit", "teleport_kit"), 5)
    state = carrying(arena("1$", PAIR, treasure=lying), "1", *FULL[:3], money=1)
    state, events = act(state, "1", PickUp(treasure(state)))
    assert (pack(state, "1").items, pack(state, "1").credits) == ((*FULL[:3], "curing_kit"), 6)
    (left,) = state.world.treasures.values()
    assert (left.cell, left.items, left.credits) == (cell(state, 1, 0), ("teleport_kit",), 0)
    assert only(events, TreasurePlaced).items == ("teleport_kit",)
