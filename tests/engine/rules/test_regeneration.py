"""Regeneration: in a unit of which all have it, each wound is ignored on a 5+."""

import pytest

from starquest.model.command import Activate, Advance
from starquest.model.event import DangerRolled, EffectRolled, WoundsIgnored
from tests.support.board import STURDY, Kind, board, fighter, gun, lane, sword
from tests.support.changes import wounded
from tests.support.events import exact, of, only, taken
from tests.support.finding import cell, models, uid
from tests.support.playing import charge, play, scripted, shoot

SHOOTER = fighter(gun())
TROLL = fighter(rules=["tough 9", "regeneration"])


@pytest.mark.rule("FF-218")
def test_each_wound_is_ignored_on_a_five() -> None:
    kinds = {"1": fighter(gun(3)), "a": TROLL}
    state, events = shoot(board(lane(5), kinds, dice=[4, 4, 4, 3, 3, 3, 5, 4, 6]))
    ignored = only(events, WoundsIgnored)
    assert ignored == WoundsIgnored(uid(state, "a"), "regeneration", (5, 4, 6), 5, 2)
    assert taken(events) == [(models(state, "a")[0], 1)]


@pytest.mark.rule("FF-218")
def test_only_wounds_are_rolled_for() -> None:
    kinds = {"1": fighter(gun(2)), "a": TROLL}
    _, events = shoot(board(lane(5), kinds, dice=[4, 4, 4, 3, 5]))
    assert only(events, WoundsIgnored).dice == (5,)
    assert taken(events) == []


@pytest.mark.rule("FF-218")
@pytest.mark.parametrize(
    ("kind", "dice", "rolls"),
    [
        ([TROLL, STURDY], [4, 3], 0),
        ([STURDY, TROLL], [4, 3], 0),
        ([TROLL, fighter(rules=["tough 3", "regeneration"])], [4, 3, 5], 1),
    ],
)
def test_every_model_of_the_unit_must_have_it(kind: Kind, dice: list[int], rolls: int) -> None:
    _, events = shoot(board("1....aa", {"1": fighter(gun()), "a": kind}, dice=dice))
    assert len(of(events, WoundsIgnored)) == rolls


@pytest.mark.rule("FF-218")
def test_once_the_others_are_gone_the_rest_regenerates() -> None:
    pair = [TROLL, fighter()]
    kinds: dict[str, Kind] = {"1": SHOOTER, "2": SHOOTER, "a": pair, "b": STURDY}
    state = board("1....aa\n.......\n2.....b", kinds, dice=[4, 3])
    state, _ = shoot(state)
    assert len(models(state, "a")) == 1
    state, _ = play(state, Activate(uid(state, "b")), Advance(cell(state, 5, 2)))
    _, events = shoot(scripted(state, 4, 3, 5), by="2")
    assert only(events, WoundsIgnored).ignored == 1


@pytest.mark.rule("FF-218")
def test_it_helps_in_melee() -> None:
    kinds = {"1": fighter(sword()), "a": TROLL}
    _, events = charge(board(lane(5), kinds, dice=[4, 3, 5]))
    assert only(events, WoundsIgnored).dice == (5,)
    assert taken(events) == []


@pytest.mark.rule("FF-218")
@pytest.mark.parametrize(("die", "wounds"), [(5, []), (4, [1])])
def test_it_helps_against_dangerous_ground(die: int, wounds: list[int]) -> None:
    healing = fighter(rules=["tough 2", "regeneration"])
    state = board("1.^.....a", {"1": healing, "a": fighter()}, dice=[2, 1, die])
    state, events = exact(play(state, Activate(uid(state, "1")), Advance(cell(state, 4, 0))))
    assert only(events, DangerRolled).wounds == 1
    assert only(events, WoundsIgnored).dice == (die,)
    assert [taken_by for _, taken_by in taken(events)] == wounds


@pytest.mark.rule("FF-218")
def test_a_wound_that_is_ignored_has_no_effect_on_who_was_hurt_before() -> None:
    kinds = {"1": SHOOTER, "a": fighter(rules=["regeneration"])}
    state = wounded(board(lane(5), kinds, dice=[4, 3, 5]), "a", 1)
    state, events = shoot(state)
    assert of(events, EffectRolled) == []
    assert not state.world.statuses[uid(state, "a")].shaken
