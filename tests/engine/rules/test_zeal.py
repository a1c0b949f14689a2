"""Zeal: who is Shaken as a round starts recovers on a 4+."""

import pytest

from starquest.model.event import StatusChanged
from starquest.model.state import GameState
from starquest.model.step import StartRound
from tests.support.board import Kind, board, fighter, lane
from tests.support.events import exact, of
from tests.support.finding import uid
from tests.support.playing import run_step

ZEALOT = fighter(rules=["zeal"])


def cult(*dice: int, kind: Kind = ZEALOT, shaken: str = "a") -> GameState:
    return board(f"{lane(5)}a", {"1": fighter(), "a": kind}, dice=dice, shaken=shaken)


@pytest.mark.rule("HR-1506")
def test_on_a_four_it_recovers() -> None:
    state, events = exact(run_step(cult(4), StartRound()))
    a = uid(state, "a")
    assert of(events, StatusChanged) == [StatusChanged(a, "shaken", on=False, source="zeal")]
    assert not state.world.statuses[a].shaken


@pytest.mark.rule("HR-1506")
def test_on_a_three_it_stays_shaken() -> None:
    state, events = exact(run_step(cult(3), StartRound()))
    assert of(events, StatusChanged) == []
    assert state.world.statuses[uid(state, "a")].shaken


@pytest.mark.rule("HR-1506")
def test_who_is_steady_rolls_nothing() -> None:
    _, events = exact(run_step(cult(shaken=""), StartRound()))
    assert of(events, StatusChanged) == []


@pytest.mark.rule("HR-1506")
def test_who_is_shaken_without_it_rolls_nothing() -> None:
    state, _ = exact(run_step(cult(kind=fighter()), StartRound()))
    assert state.world.statuses[uid(state, "a")].shaken


@pytest.mark.rule("HR-1506")
def test_every_model_of_the_unit_must_have_it() -> None:
    state, _ = exact(run_step(cult(kind=[ZEALOT, fighter()]), StartRound()))
    assert state.world.statuses[uid(state, "a")].shaken
    zealots = [ZEALOT, fighter(rules=["zeal", "slow"])]
    state, _ = exact(run_step(cult(4, kind=zealots), StartRound()))
    assert not state.world.statuses[uid(state, "a")].shaken
