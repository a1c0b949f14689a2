"""Afflicted: the first power spent in a round costs 1 more."""

import pytest

from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.power import price, spend_power
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from tests.support.board import STURDY
from tests.support.changes import bearing
from tests.support.finding import uid
from tests.support.quest import arena

DRAINED = Grant("test", RuleRef("afflicted"), Until.REMOVED)


@pytest.mark.rule("HR-602")
def test_the_first_power_of_a_round_costs_more() -> None:
    state = arena("12....a", {"1": "medic", "2": "medic"}, {"a": STURDY})
    draft = Draft(bearing(state, "1", DRAINED))
    one, two = uid(state, "1"), uid(state, "2")
    assert (price(draft, one, 2), price(draft, two, 2)) == (3, 2)
    assert price(draft, one, 0) == 0
    spend_power(draft, one, 2, "test")
    assert price(draft, one, 2) == 2
