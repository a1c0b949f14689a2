"""Self-Knit: each wound is ignored on a 6, whatever made it."""

import pytest

from starquest.model.command import Activate, Advance
from starquest.model.event import DangerRolled, WoundsIgnored
from tests.support.board import STURDY, Kind, board, fighter, gun, lane, sword
from tests.support.events import exact, of, only, taken
from tests.support.finding import cell, models, uid
from tests.support.playing import charge, play, shoot

HUSK = fighter(rules=["tough 9", "self_knit"])


@pytest.mark.rule("HR-1503")
def test_each_wound_is_ignored_on_a_six() -> None:
    kinds = {"1": fighter(gun(2)), "a": HUSK}
    state, events = shoot(board(lane(5), kinds, dice=[4, 4, 3, 3, 6, 5]))
    assert only(events, WoundsIgnored) == WoundsIgnored(uid(state, "a"), "self_knit", (6, 5), 6, 1)
    assert taken(events) == [(models(state, "a")[0], 1)]


@pytest.mark.rule("HR-1503")
def test_it_helps_in_melee() -> None:
    kinds = {"1": fighter(sword()), "a": HUSK}
    _, events = charge(board(lane(5), kinds, dice=[4, 3, 6]))
    assert only(events, WoundsIgnored).ignored == 1
    assert taken(events) == []


@pytest.mark.rule("HR-1503")
@pytest.mark.parametrize("rule", ["bane", "rending", "unstoppable"])
def test_what_ignores_regeneration_does_not_ignore_it(rule: str) -> None:
    kinds = {"1": fighter(gun(1, rule)), "a": HUSK}
    _, events = shoot(board(lane(5), kinds, dice=[4, 3, 6]))
    assert only(events, WoundsIgnored).source == "self_knit"


@pytest.mark.rule("HR-1503", "FF-218")
@pytest.mark.parametrize(
    ("rule", "need", "source"), [("surge", 5, "regeneration"), ("bane", 6, "self_knit")]
)
def test_of_two_chances_the_better_one_that_counts_is_taken(
    rule: str, need: int, source: str
) -> None:
    both = fighter(rules=["tough 9", "self_knit", "regeneration"])
    kinds = {"1": fighter(gun(1, rule)), "a": both}
    _, events = shoot(board(lane(5), kinds, dice=[4, 3, need]))
    ignored = only(events, WoundsIgnored)
    assert (ignored.need, ignored.source, ignored.ignored) == (need, source, 1)


@pytest.mark.rule("HR-1503")
@pytest.mark.parametrize(
    ("kind", "dice", "rolls"),
    [
        ([HUSK, STURDY], [4, 3], 0),
        ([HUSK, fighter(rules=["tough 3", "self_knit"])], [4, 3, 6], 1),
    ],
)
def test_every_model_of_the_unit_must_have_it(kind: Kind, dice: list[int], rolls: int) -> None:
    _, events = shoot(board("1....aa", {"1": fighter(gun()), "a": kind}, dice=dice))
    assert len(of(events, WoundsIgnored)) == rolls


@pytest.mark.rule("HR-1503")
def test_it_helps_against_dangerous_ground() -> None:
    husk = fighter(rules=["self_knit"])
    state = board("1.^.....a", {"1": husk, "a": fighter()}, dice=[1, 6])
    _, events = exact(play(state, Activate(uid(state, "1")), Advance(cell(state, 4, 0))))
    assert only(events, DangerRolled).wounds == 1
    assert only(events, WoundsIgnored).source == "self_knit"
    assert taken(events) == []
