"""Watchful: shoots the first enemy that ends a move in range, once."""

import pytest

from starquest.model.event import HitsRolled
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from starquest.model.state import GameState
from starquest.model.step import React
from tests.support.board import STURDY, board, fighter, gun, lane
from tests.support.changes import bearing
from tests.support.events import exact, of
from tests.support.finding import lent, uid
from tests.support.playing import run_step

WATCH = Grant("overwatch", RuleRef("watchful"), Until.ACTIVATION)


def watching(inches: int, *dice: int, shaken: str = "") -> GameState:
    kinds = {"1": fighter(gun(reach=12)), "a": STURDY}
    return bearing(board(lane(inches), kinds, dice=dice, shaken=shaken), "1", WATCH)


@pytest.mark.rule("HR-1002")
def test_who_ends_a_move_in_range_is_shot_at_once() -> None:
    state = watching(12, 1)
    state, events = exact(run_step(state, React(uid(state, "a")), React(uid(state, "a"))))
    assert len(of(events, HitsRolled)) == 1
    assert lent(state, "1") == []


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize(("inches", "shaken"), [(14, ""), (12, "1")])
def test_out_of_range_or_shaken_it_waits(inches: int, shaken: str) -> None:
    state = watching(inches, shaken=shaken)
    state, events = exact(run_step(state, React(uid(state, "a"))))
    assert of(events, HitsRolled) == []
    assert lent(state, "1") == [WATCH.rule]


@pytest.mark.rule("HR-1002")
def test_a_friend_s_move_is_no_concern() -> None:
    state = watching(12)
    _, events = exact(run_step(state, React(uid(state, "1"))))
    assert of(events, HitsRolled) == []
