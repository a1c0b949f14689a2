"""Tireless: fatigue does not count."""

import pytest

from starquest.model.event import HitsRolled
from tests.support.board import STURDY, board, fighter, lane, sword
from tests.support.events import only
from tests.support.playing import charge


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize(("rules", "need"), [(["tireless"], 4), ([], 6)])
def test_who_is_fatigued_strikes_as_well_as_ever(rules: list[str], need: int) -> None:
    kinds = {"1": fighter(sword(1), rules=rules), "a": STURDY}
    _, events = charge(board(lane(5), kinds, dice=[1], fatigued="1"))
    assert only(events, HitsRolled).need == need


@pytest.mark.rule("HR-702")
def test_its_charge_has_its_weight_still() -> None:
    kinds = {"1": fighter(rules=["tireless", "impact 2"]), "a": STURDY}
    _, events = charge(board(lane(5), kinds, dice=[1, 1], fatigued="1"))
    assert only(events, HitsRolled).weapon == "impact"
