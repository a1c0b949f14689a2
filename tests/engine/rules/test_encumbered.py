"""Encumbered: 1 inch less to Advance, 2 less to Rush and Charge."""

import pytest

from starquest.model.command import Advance, Rush
from tests.support.board import board, fighter, lane
from tests.support.playing import farthest


@pytest.mark.rule("HR-807")
@pytest.mark.parametrize(("rules", "advance", "rush"), [([], 6, 12), (["encumbered"], 5, 10)])
def test_every_step_is_heavier(rules: list[str], advance: int, rush: int) -> None:
    state = board(lane(30), {"1": fighter(rules=rules), "a": fighter()})
    assert (farthest(state, Advance), farthest(state, Rush)) == (advance, rush)
