"""A hero's activation: a main action and a skill action, bought ones, Rest, and what is free."""

from typing import Any

import attrs
import pytest

from starquest.content.spells import Tradition
from starquest.model.command import (
    Advance,
    BuyAction,
    Charge,
    Choose,
    Command,
    Done,
    Hold,
    OpenDoor,
    PickUp,
    Rest,
    Rush,
    Scurry,
    Swap,
    UseFeat,
)
from starquest.model.component import Treasure
from starquest.model.event import (
    Acted,
    ConditionChanged,
    CreditsChanged,
    DoorOpened,
    ItemGained,
    ItemLost,
    PowerChanged,
    RoundStarted,
    SkillUsed,
)
from starquest.model.ids import Cell, Side
from starquest.model.state import GameState
from starquest.model.step import Ask, StartWave, Turn
from tests.support.board import STURDY, drawn
from tests.support.changes import activated, ailing, downed, geared, powered, taught, with_tokens
from tests.support.events import of, only
from tests.support.finding import acting, cell, pack, power, status, treasure, uid
from tests.support.playing import (
    act,
    begin,
    cast_by,
    feat,
    idle,
    item,
    next_round,
    offered,
    play,
    run_alone,
    scripted,
)
from tests.support.quest import arena, quest

MAIN = (Hold, Advance, Rush, Charge)
LONE = {"1": "medic"}


def lone(*dice: int) -> GameState:
    """A Medic, Dex 6+, with an enemy ten inches away."""
    return arena("1.........a", LONE, {"a": STURDY}, dice=dice)


def kinds(state: GameState) -> set[type[Command]]:
    """The kinds of main action, and Scurry as the example of a skill action, that are offered."""
    return {kind for kind in (Rest, *MAIN, Scurry) if offered(state, kind)}


# --- HR-201


@pytest.mark.rule("HR-201")
def test_the_main_actions_are_rest_hold_advance_rush_and_charge() -> None:
    assert kinds(begin(lone(), "1")) == {Rest, Hold, Advance, Rush, Charge, Scurry}


@pytest.mark.rule("HR-201")
@pytest.mark.parametrize("first", [Hold(), Advance(Cell(3)), Rush(Cell(3))])
def test_there_is_one_main_action_and_one_skill_action(first: Command) -> None:
    state, _ = act(lone(), "1", first)
    assert kinds(state) == {Scurry}
    state, _ = play(scripted(state, 6, 1), Scurry(), Choose(0))
    assert kinds(state) == set()


@pytest.mark.rule("HR-201")
def test_the_skill_action_may_come_first() -> None:
    state, _ = act(lone(6, 1), "1", Scurry(), Choose(0))
    assert kinds(state) == set(MAIN)
    state, events = play(state, Rush(cell(state, 3, 0)))
    assert only(events, Acted) == Acted(uid(state, "1"), "rush")
    assert kinds(state) == set()


@pytest.mark.rule("HR-201", "HR-302")
def test_two_power_buys_another_main_action() -> None:
    state, events = act(lone(), "1", Hold(), BuyAction("main"))
    assert only(events, PowerChanged) == PowerChanged(uid(state, "1"), -2, 3, "extra_action")
    assert kinds(state) == {*MAIN, Scurry}
    state, _ = play(state, Hold())
    assert kinds(state) == {Scurry}


@pytest.mark.rule("HR-201", "HR-302")
def test_two_power_buys_another_skill_action() -> None:
    state, _ = act(lone(6, 1), "1", Scurry(), Choose(0))
    kit = item(state, "curing_kit", "1")
    state, events = play(state, BuyAction("skill"), kit)
    assert only(events, PowerChanged) == PowerChanged(uid(state, "1"), -2, 3, "extra_action")
    assert (acting(state).main, acting(state).skill) == (1, 0)


@pytest.mark.rule("HR-201")
@pytest.mark.parametrize("bought", ["main", "skill"])
def test_one_action_may_be_bought_in_an_activation(bought: str) -> None:
    assert offered(begin(lone(), "1"), BuyAction) == [BuyAction("main"), BuyAction("skill")]
    state, _ = act(lone(), "1", BuyAction(bought))
    assert offered(state, BuyAction) == []


@pytest.mark.rule("HR-201")
def test_the_next_activation_may_buy_again() -> None:
    state, _ = act(arena("1", LONE), "1", BuyAction("main"), Done())
    assert offered(begin(state, "1"), BuyAction) == [BuyAction("main"), BuyAction("skill")]


# --- HR-202


def sides(state: GameState) -> list[Side]:
    """Whose turn it is, unit by unit, until the next round's first."""
    found: list[Side] = []
    before = state.round
    while True:
        top = state.agenda[-1]
        if isinstance(top, Turn):
            found.append(top.side)
            if state.round > before:
                return found
        state, _ = play(state, idle(state))


def crowd(**rest: Any) -> GameState:
    enemies = {"a": STURDY, "b": STURDY, "c": STURDY}
    return arena("12\n..\n....a.b.c", {"1": "medic", "2": "commander"}, enemies, **rest)


HEROES, HORDE = Side.ONE, Side.TWO


@pytest.mark.rule("HR-202")
def test_the_sides_take_turns_and_who_is_left_goes_on() -> None:
    # the heroes finish first, so they start the next round
    assert sides(crowd()) == [HEROES, HORDE, HEROES, HORDE, HORDE, HEROES]


@pytest.mark.rule("HR-202")
def test_who_finished_first_starts_the_next_round() -> None:
    state = arena("12\n..\n....a", {"1": "medic", "2": "commander"}, {"a": STURDY})
    assert sides(state) == [HEROES, HORDE, HEROES, HORDE]


@pytest.mark.rule("HR-202")
def test_with_phases_all_heroes_act_then_all_enemies() -> None:
    assert sides(crowd(phases=True)) == [HEROES, HEROES, HORDE, HORDE, HORDE, HEROES]


@pytest.mark.rule("HR-202")
def test_with_phases_the_heroes_start_every_round() -> None:
    # everybody of the horde has acted, so without phases it would be first
    state = activated(crowd(phases=True, turn=HEROES), "abc")
    assert sides(state) == [HEROES, HEROES, HEROES]


@pytest.mark.rule("HR-202")
@pytest.mark.parametrize("phases", [False, True])
def test_heroes_are_first_in_a_waves_first_round(*, phases: bool) -> None:
    # the horde had finished first, so it would start the next round
    drawing = drawn(24, 24, {"1": (12, 12), "2": (13, 12), "A": (12, 10)})
    state = attrs.evolve(quest(drawing, objectives={"A": 5}, phases=phases), first=HORDE)
    state, events = run_alone(state, StartWave())
    while isinstance(state.agenda[-1], Ask):
        state, events = play(state, Choose(0))
    assert of(events, RoundStarted)
    assert state.agenda[-1] == Turn(HEROES)


# --- HR-203


@pytest.mark.rule("HR-203")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (3, 5), (5, 5)])
def test_a_rest_restores_three_power(before: int, after: int) -> None:
    state, events = act(powered(lone(), "1", before), "1", Rest())
    assert power(state, "1") == after
    told = [PowerChanged(uid(state, "1"), after - before, after, "rest")]
    assert of(events, PowerChanged) == (told if after > before else [])


@pytest.mark.rule("HR-203", "HR-601")
@pytest.mark.parametrize(("chosen", "left"), [("impaired", "crippled"), ("crippled", "impaired")])
def test_a_rest_removes_one_condition_of_choice(chosen: str, left: str) -> None:
    state = ailing(lone(), "1", "impaired", "crippled")
    assert offered(begin(state, "1"), Rest) == [Rest("impaired"), Rest("crippled")]
    state, events = act(state, "1", Rest(chosen))
    unit = uid(state, "1")
    assert state.world.ailments[unit].conditions == (left,)
    told = only(events, ConditionChanged)
    assert told == ConditionChanged(unit, chosen, on=False, source="rest")


@pytest.mark.rule("HR-203")
def test_a_rest_ends_the_activation() -> None:
    state, events = act(lone(), "1", Rest())
    assert only(events, Acted) == Acted(uid(state, "1"), "rest")
    assert status(state, "1").activated
    assert state.agenda[-1] == Turn(Side.TWO)


@pytest.mark.rule("HR-203")
def test_who_has_done_something_cannot_rest() -> None:
    held, _ = act(lone(), "1", Hold())
    scurried, _ = act(lone(6, 1), "1", Scurry(), Choose(0))
    bought, _ = act(lone(), "1", BuyAction("main"))
    for state in (held, scurried, bought):
        assert offered(state, Rest) == []


@pytest.mark.rule("HR-203")
def test_what_costs_no_action_is_something_too() -> None:
    drawing = "1$\n+."
    state = geared(arena(drawing, {"1": "psyker"}, {"a": STURDY}), "1", spares=("rifle",))
    state = with_tokens(begin(state, "1"), "1", 2)
    free: tuple[type[UseFeat | PickUp | Swap | OpenDoor], ...] = (UseFeat, PickUp, Swap, OpenDoor)
    for kind in free:
        assert offered(state, Rest) == [Rest()]
        assert offered(play(state, offered(state, kind)[0])[0], Rest) == []


@pytest.mark.rule("HR-203")
def test_who_has_cast_cannot_rest() -> None:
    state = arena("1...2", {"1": "psyker", "2": "medic"}, dice=[4])
    state, _ = cast_by(taught(state, "1", Tradition.PYROKINESIS), "1", "heat_haze", "2")
    assert offered(state, Hold)
    assert offered(state, Rest) == []


@pytest.mark.rule("HR-203")
def test_the_next_round_is_free_for_a_rest_again() -> None:
    state = arena("1", {"1": "psyker"})
    state, _ = act(state, "1", feat(state, "1"), Done())
    assert offered(begin(next_round(state)[0], "1"), Rest) == [Rest()]


# --- HR-204


@pytest.mark.rule("HR-204", "HR-701")
def test_using_an_item_is_the_skill_action() -> None:
    state = lone()
    state, events = act(state, "1", item(state, "curing_kit", "1"))
    assert only(events, ItemLost) == ItemLost(uid(state, "1"), "curing_kit", "used")
    assert kinds(state) == set(MAIN)
    assert pack(state, "1").items == ("curing_kit",)


def hoard(drawing: str) -> GameState:
    return arena(drawing, LONE, treasure=Treasure(Cell(0), ("med_kit",), 5))


@pytest.mark.rule("HR-204")
@pytest.mark.parametrize(
    ("drawing", "reached"), [("1$", 1), (".$\n1.", 1), ("1.$", 0), ("..$\n1..", 0)]
)
def test_a_treasure_is_picked_up_within_an_inch(drawing: str, reached: int) -> None:
    assert len(offered(begin(hoard(drawing), "1"), PickUp)) == reached


@pytest.mark.rule("HR-204")
def test_picking_up_is_free_and_gives_everything() -> None:
    state, events = act(hoard("1$"), "1", PickUp(treasure(hoard("1$"))))
    unit = uid(state, "1")
    assert only(events, ItemGained) == ItemGained(unit, "med_kit", "treasure")
    assert only(events, CreditsChanged) == CreditsChanged(unit, 5, 15, "treasure")
    assert pack(state, "1").items == ("curing_kit", "curing_kit", "med_kit")
    assert state.world.treasures == {}
    assert (acting(state).main, acting(state).skill) == (1, 1)


@pytest.mark.rule("HR-204")
def test_one_treasure_is_picked_up_in_an_activation() -> None:
    state = hoard("$1$")
    state, _ = act(state, "1", PickUp(treasure(state)))
    assert offered(state, PickUp) == []
    state, _ = play(state, Done())
    assert len(offered(begin(state, "1"), PickUp)) == 1


@pytest.mark.rule("HR-204")
def test_one_door_is_opened_for_free_in_an_activation() -> None:
    state = arena("#+#\n+1.\n#.#", LONE)
    north, west = OpenDoor(cell(state, 1, 0)), OpenDoor(cell(state, 0, 1))
    assert set(offered(begin(state, "1"), OpenDoor)) == {north, west}
    state, events = act(state, "1", north)
    assert only(events, DoorOpened) == DoorOpened(uid(state, "1"), cell(state, 1, 0))
    assert offered(state, OpenDoor) == []
    assert (acting(state).main, acting(state).skill) == (1, 1)
    state, _ = play(state, Advance(cell(state, 1, 0)))
    state, _ = play(state, Done())
    assert state.table.rows[0] == "#/#"


@pytest.mark.rule("HR-204")
def test_one_weapon_is_swapped_for_free_in_an_activation() -> None:
    state = geared(arena("1", LONE), "1", spares=("plasma_pistol", "sabre"))
    assert offered(begin(state, "1"), Swap) == [Swap("plasma_pistol"), Swap("sabre")]
    state, events = act(state, "1", Swap("plasma_pistol"))
    assert (only(events, SkillUsed).kind, only(events, SkillUsed).id) == ("swap", "plasma_pistol")
    assert (pack(state, "1").ranged, pack(state, "1").spares) == (
        "plasma_pistol",
        ("sabre", "carbine"),
    )
    weapons = state.world.builds[uid(state, "1")].profiles[0].weapons
    assert [weapon.id for weapon in weapons] == ["plasma_pistol", "bone_saw"]
    assert (offered(state, Swap), acting(state).main, acting(state).skill) == ([], 1, 1)
    state, _ = play(state, Done())
    assert offered(begin(state, "1"), Swap) == [Swap("sabre"), Swap("carbine")]


# --- HR-207


def stops(state: GameState, mark: str) -> set[tuple[int, int]]:
    """Where a unit may end an Advance."""
    grid = state.table.grid
    return {grid.xy(command.cell) for command in offered(begin(state, mark), Advance)}


@pytest.mark.rule("HR-207")
def test_heroes_may_stand_next_to_each_other() -> None:
    state = arena("1...2", {"1": "medic", "2": "commander"})
    assert (3, 0) in stops(state, "1")


@pytest.mark.rule("HR-207")
def test_heroes_may_stand_next_to_an_unconscious_comrade_but_not_on_it() -> None:
    state = downed(arena("1..2.", {"1": "medic", "2": "commander"}), "2")
    assert {(2, 0), (4, 0)} <= stops(state, "1")
    assert (3, 0) not in stops(state, "1")


@pytest.mark.rule("HR-207")
@pytest.mark.parametrize("mark", ["?", "$", "A"])
def test_heroes_may_stand_next_to_markers(mark: str) -> None:
    state = quest(f"1..{mark}", LONE, objectives={"A": 1} if mark == "A" else {})
    assert (2, 0) in stops(state, "1")


@pytest.mark.rule("HR-207")
def test_enemies_may_stand_next_to_each_other() -> None:
    state = arena("a..b", LONE, {"a": STURDY, "b": STURDY}, turn=Side.TWO)
    assert (2, 0) in stops(state, "a")


@pytest.mark.rule("HR-207")
def test_nobody_stops_within_an_inch_of_an_enemy() -> None:
    state = arena("1...a\n.....", LONE, {"a": STURDY})
    assert {(3, 0), (3, 1)}.isdisjoint(stops(state, "1"))
    assert {(2, 0), (2, 1)} <= stops(state, "1")
    state = arena("1...a\n.....", LONE, {"a": STURDY}, turn=Side.TWO)
    assert {(1, 0), (1, 1)}.isdisjoint(stops(state, "a"))
    assert {(2, 0), (2, 1)} <= stops(state, "a")
