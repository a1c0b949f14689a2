"""Guarded: somebody else takes the wounds of attacks on it, while they stand."""

import pytest

from starquest.model.event import Wounded
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from tests.support.board import STURDY, TALLY, board, fighter, gun
from tests.support.changes import bearing
from tests.support.events import only
from tests.support.finding import uid
from tests.support.playing import shoot


@pytest.mark.rule("HR-1001")
def test_the_wounds_are_the_guard_s() -> None:
    state = board("1....ab", {"1": fighter(gun()), "a": STURDY, "b": STURDY}, dice=[6, 1])
    guard = Grant("test", RuleRef("guarded", uid(state, "b")), Until.REMOVED)
    _, events = shoot(bearing(state, "a", guard))
    assert only(events, Wounded).unit == uid(state, "b")


@pytest.mark.rule("HR-1001")
def test_a_guard_that_is_gone_guards_nobody() -> None:
    kinds = {"1": fighter(gun()), "a": STURDY}
    state = board("1....a", kinds, dice=[6, 1], settings=TALLY)
    guard = Grant("test", RuleRef("guarded", 999), Until.REMOVED)
    _, events = shoot(bearing(state, "a", guard))
    assert only(events, Wounded).unit == uid(state, "a")
