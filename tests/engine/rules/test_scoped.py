"""Scoped: +1 to hit with a shot from where one stands."""

import pytest

from starquest.model.command import Advance
from starquest.model.event import HitsRolled
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import only
from tests.support.finding import cell
from tests.support.playing import charge, shoot

SNIPER = fighter(gun(1, "scoped"))


@pytest.mark.rule("HR-807")
def test_who_has_not_moved_hits_more_often() -> None:
    _, events = shoot(board(lane(8), {"1": SNIPER, "a": STURDY}, dice=[1]))
    assert only(events, HitsRolled).need == 3


@pytest.mark.rule("HR-807")
def test_who_has_moved_does_not() -> None:
    state = board(lane(8), {"1": SNIPER, "a": STURDY}, dice=[1])
    _, events = shoot(state, after=Advance(cell(state, 2, 0)))
    assert only(events, HitsRolled).need == 4


@pytest.mark.rule("HR-807")
def test_it_is_no_help_in_melee() -> None:
    _, events = charge(board(lane(5), {"1": fighter(sword(1, "scoped")), "a": STURDY}, dice=[1]))
    assert only(events, HitsRolled).need == 4
