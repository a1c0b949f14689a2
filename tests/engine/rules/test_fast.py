"""Fast: +2 inches to Advance, +4 to Rush and Charge."""

import pytest

from starquest.model.command import Activate, Advance, Rush
from starquest.model.event import Moved
from tests.support.board import board, fighter, lane
from tests.support.events import only
from tests.support.finding import cell, uid
from tests.support.playing import farthest, play
from tests.support.probes import may_charge

FAST = fighter(rules=["fast"])


@pytest.mark.rule("FF-208")
def test_it_advances_eight_inches_and_rushes_sixteen() -> None:
    state = board(lane(30), {"1": FAST, "a": fighter()})
    assert farthest(state, Advance) == 8
    assert farthest(state, Rush) == 16


@pytest.mark.rule("FF-208")
def test_others_advance_six_inches_and_rush_twelve() -> None:
    state = board(lane(30), {"1": fighter(), "a": fighter()})
    assert farthest(state, Advance) == 6
    assert farthest(state, Rush) == 12


@pytest.mark.rule("FF-208")
@pytest.mark.parametrize(("apart", "reached"), [(17, True), (18, False)])
def test_it_charges_sixteen_inches(apart: int, *, reached: bool) -> None:
    assert may_charge(board(lane(apart), {"1": FAST, "a": fighter()})) is reached


@pytest.mark.rule("FF-208")
def test_the_way_it_went_is_told() -> None:
    state = board(lane(30), {"1": FAST, "a": fighter()})
    _, events = play(state, Activate(uid(state, "1")), Rush(cell(state, 16, 0)))
    moved = only(events, Moved)
    assert (moved.cost, moved.path) == (32, tuple(cell(state, x, 0) for x in range(1, 17)))


@pytest.mark.rule("FF-208")
def test_a_unit_is_as_fast_as_its_slowest_model() -> None:
    state = board("11".ljust(30, ".") + "a", {"1": [FAST, fighter()], "a": fighter()})
    assert farthest(state, Advance) == 6
    assert farthest(state, Rush) == 12
