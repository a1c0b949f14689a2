"""Courageous: passes every morale test, Shaken or not."""

import pytest

from starquest.model.event import MoraleTested
from starquest.model.state import GameState
from starquest.model.step import MoraleCheck
from tests.support.board import board, fighter, lane
from tests.support.events import exact, only
from tests.support.finding import uid
from tests.support.playing import run_step


def holds(state: GameState) -> bool:
    """Whether the enemy passes a test."""
    _, events = exact(run_step(state, MoraleCheck(uid(state, "a"), "test")))
    return only(events, MoraleTested).passed


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize("shaken", ["", "a"])
def test_the_worst_die_will_do(shaken: str) -> None:
    kinds = {"1": fighter(), "a": fighter(rules=["courageous"])}
    assert holds(board(lane(5), kinds, dice=[1], shaken=shaken))
    kinds = {"1": fighter(), "a": fighter()}
    assert not holds(board(lane(5), kinds, dice=[1], shaken=shaken))
