"""Slow: -2 inches from Advance, -4 from Rush and Charge."""

import pytest

from starquest.model.command import Activate, Advance, Rush
from starquest.model.event import Moved
from tests.support.board import board, fighter, lane
from tests.support.events import only
from tests.support.finding import cell, uid
from tests.support.playing import farthest, play
from tests.support.probes import may_charge

SLOW = fighter(rules=["slow"])


@pytest.mark.rule("FF-223")
def test_it_advances_four_inches_and_rushes_eight() -> None:
    state = board(lane(20), {"1": SLOW, "a": fighter()})
    assert farthest(state, Advance) == 4
    assert farthest(state, Rush) == 8


@pytest.mark.rule("FF-223")
@pytest.mark.parametrize(("apart", "reached"), [(9, True), (10, False)])
def test_it_charges_eight_inches(apart: int, *, reached: bool) -> None:
    assert may_charge(board(lane(apart), {"1": SLOW, "a": fighter()})) is reached


@pytest.mark.rule("FF-223")
def test_the_way_it_went_is_told() -> None:
    state = board(lane(20), {"1": SLOW, "a": fighter()})
    _, events = play(state, Activate(uid(state, "1")), Rush(cell(state, 8, 0)))
    moved = only(events, Moved)
    assert (moved.cost, moved.path) == (16, tuple(cell(state, x, 0) for x in range(1, 9)))


@pytest.mark.rule("FF-223")
def test_one_slow_model_slows_its_unit() -> None:
    state = board("11".ljust(20, ".") + "a", {"1": [fighter(), SLOW], "a": fighter()})
    assert farthest(state, Advance) == 4
    assert farthest(state, Rush) == 8
