"""Kits: curing, teleporting, healing."""

import pytest

from starquest.model.command import Choose
from starquest.model.event import ConditionChanged, Deployed, GotUp, Healed, Moved
from starquest.model.ids import OFF_TABLE
from starquest.model.state import GameState
from starquest.model.step import AskKind
from tests.support.board import STURDY
from tests.support.changes import ailing, carrying, downed, wounded
from tests.support.events import of, only
from tests.support.finding import body, cell, conditions, near, place, question, spots, status, uid
from tests.support.playing import act, aimed, begin, item, play, to
from tests.support.quest import arena

PAIR = {"1": "medic", "2": "commander"}


@pytest.mark.rule("HR-702")
def test_a_curing_kit_frees_another_hero_of_everything() -> None:
    state = ailing(ailing(arena("1..2", PAIR), "2", "impaired", "diseased"), "1", "crippled")
    state, events = act(state, "1", item(state, "curing_kit", "2"))
    assert (conditions(state, "2"), conditions(state, "1")) == ((), ("crippled",))
    gone = [(event.condition, event.source) for event in of(events, ConditionChanged)]
    assert gone == [("impaired", "curing_kit"), ("diseased", "curing_kit")]


@pytest.mark.rule("HR-701", "HR-402")
def test_only_a_med_kit_is_used_on_the_unconscious() -> None:
    everything = ("curing_kit", "teleport_kit", "courage_injector", "frenzy_injector")
    lying = downed(arena("1..2", PAIR), "2")
    for names in (everything, ("power_injector", "med_kit")):
        state = begin(carrying(lying, "1", *names), "1")
        found = {name: aimed(state, name) for name in names}
        assert found == {name: ["1", "2"] if name == "med_kit" else ["1"] for name in names}


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize(("before", "after"), [(9 - 1, 5), (3, 0), (2, 0)])
def test_a_med_kit_restores_three_wounds(before: int, after: int) -> None:
    state = carrying(wounded(arena("1..2", PAIR), "2", before), "1", "med_kit")
    state, events = act(state, "1", item(state, "med_kit", "2"))
    assert body(state, "2").wounds == after
    assert only(events, Healed).wounds == before - after
    assert of(events, GotUp) == []


@pytest.mark.rule("HR-702")
def test_a_med_kit_works_on_its_bearer() -> None:
    state = carrying(wounded(arena("1", PAIR), "1", 5), "1", "med_kit")
    state, _ = act(state, "1", item(state, "med_kit", "1"))
    assert body(state, "1").wounds == 2


@pytest.mark.rule("HR-702")
def test_a_med_kit_revives() -> None:
    state = carrying(downed(arena("1..2", PAIR), "2"), "1", "med_kit")
    state, _ = act(state, "1", item(state, "med_kit", "2"))
    assert (status(state, "2").down, body(state, "2").wounds) == (False, 6)


ROOMS = ["1" + "." * 15, "." * 16, "#" * 16, "." * 8 + "a" + "." * 7]


def jump(target: str = "1") -> GameState:
    """A hero is about to be placed somewhere."""
    state = carrying(arena(ROOMS, PAIR, {"a": STURDY}), "1", "teleport_kit")
    return act(state, "1", item(state, "teleport_kit", target))[0]


@pytest.mark.rule("HR-702")
def test_a_teleport_kit_places_anywhere_within_twelve_inches_off_the_enemy() -> None:
    state = jump()
    assert question(state).kind == AskKind.PLACE
    # beyond a wall, in or out of sight, but not next to the enemy in the far room
    free = {(x, y) for x in range(16) for y in (0, 1, 3) if near((0, 0), (x, y), 12)}
    rooms = {(x, y) for x, y in spots(state) if y < 4}
    assert rooms == free - {(7, 3), (8, 3), (9, 3)}


@pytest.mark.rule("HR-702")
def test_the_hero_stands_where_it_was_placed() -> None:
    state, events = play(jump(), to(jump(), 3, 3))
    assert place(state, "1") == (3, 3)
    told = only(events, Deployed)
    assert told == Deployed(uid(state, "1"), (cell(state, 3, 3),), "teleport_kit")
    assert of(events, Moved) == []


@pytest.mark.rule("HR-702")
def test_a_teleport_may_be_left_undone() -> None:
    state = jump()
    assert question(state).options[0] == OFF_TABLE
    state, _ = play(state, Choose(0))
    assert place(state, "1") == (0, 0)


@pytest.mark.rule("HR-702")
def test_another_hero_is_teleported_from_where_it_stands() -> None:
    state = carrying(arena("1..2" + "." * 16, PAIR), "1", "teleport_kit")
    state, _ = act(state, "1", item(state, "teleport_kit", "2"))
    # twelve inches from column 3, in the one row there is
    assert max(spots(state)) == (15, 0)
    state, _ = play(state, to(state, 15, 0))
    assert (place(state, "2"), place(state, "1")) == ((15, 0), (0, 0))
