"""Delayed: it acts after all the others of its side."""

import pytest

from starquest.model.event import Decided
from starquest.model.ids import Side
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from tests.support.board import GRUNT
from tests.support.changes import activated, bearing, turn_of
from tests.support.events import only
from tests.support.finding import uid
from tests.support.quest import arena
from tests.support.schemes import turned

SLOWED = Grant("battle_plan", RuleRef("delayed"), Until.ROUND)


@pytest.mark.rule("HR-1003")
def test_the_nearest_waits_for_the_others() -> None:
    state = arena("1.a....b..2", {"1": "medic", "2": "medic"}, {"a": GRUNT, "b": GRUNT})
    state = turn_of(state, Side.TWO)
    assert only(turned(state)[1], Decided).unit == uid(state, "a")
    state = bearing(state, "a", SLOWED)
    assert only(turned(state)[1], Decided).unit == uid(state, "b")
    last = turn_of(activated(state, "b"), Side.TWO)
    assert only(turned(last)[1], Decided).unit == uid(state, "a")
