"""Fearless: a failed morale test is passed after all on a 4+."""

import pytest

from starquest.model.event import Check, Mod, MoraleTested, StatusChanged, UnitDestroyed
from starquest.model.state import GameState
from starquest.model.step import MoraleCheck
from tests.support.board import TALLY, Kind, board, fighter, gun, lane
from tests.support.events import Told, exact, of, only
from tests.support.finding import uid
from tests.support.playing import run_step, shoot

BRAVE = fighter(rules=["fearless"])


def unit(*dice: int, kind: Kind = BRAVE, shaken: str = "") -> GameState:
    return board("1....aa", {"1": fighter(), "a": kind}, dice=dice, shaken=shaken)


def check(state: GameState) -> Told:
    return exact(run_step(state, MoraleCheck(uid(state, "a"), "test")))


@pytest.mark.rule("FF-210")
def test_on_a_four_it_holds_after_all() -> None:
    state, events = check(unit(3, 4))
    tested = only(events, MoraleTested)
    assert tested.test == Check(3, 4, 4, (), passed=False)
    assert (tested.saved, tested.passed) == (4, True)
    assert not state.world.statuses[uid(state, "a")].shaken


@pytest.mark.rule("FF-210")
def test_on_a_three_it_has_failed() -> None:
    state, events = check(unit(3, 3))
    tested = only(events, MoraleTested)
    assert (tested.saved, tested.passed) == (3, False)
    assert only(events, StatusChanged) == StatusChanged(
        uid(state, "a"), "shaken", on=True, source="test"
    )


@pytest.mark.rule("FF-210")
def test_a_test_that_is_passed_needs_no_second_die() -> None:
    _, events = check(unit(4))
    tested = only(events, MoraleTested)
    assert (tested.test.passed, tested.saved, tested.passed) == (True, 0, True)


@pytest.mark.rule("FF-210")
def test_a_unit_of_which_some_are_not_has_no_second_die() -> None:
    state, events = check(unit(3, kind=[BRAVE, fighter()]))
    tested = only(events, MoraleTested)
    assert (tested.saved, tested.passed) == (0, False)
    assert state.world.statuses[uid(state, "a")].shaken


@pytest.mark.rule("FF-210")
@pytest.mark.parametrize(("die", "routed"), [(4, 0), (3, 1)])
def test_it_can_save_a_shaken_unit_from_its_rout(die: int, routed: int) -> None:
    state = unit(6, die, shaken="a")
    _, events = check(state)
    tested = only(events, MoraleTested)
    assert tested.test == Check(6, 4, 4, (Mod("shaken", 0),), passed=False)
    assert (tested.saved, tested.passed) == (die, not routed)
    assert len(of(events, UnitDestroyed)) == routed


@pytest.mark.rule("FF-210")
def test_it_holds_under_fire() -> None:
    # two of four wounds: half of its Tough is gone, it tests
    kinds = {"1": fighter(gun(2)), "a": fighter(rules=["fearless", "tough 4"])}
    _, events = shoot(board(lane(5), kinds, dice=[4, 4, 3, 3, 1, 5], settings=TALLY))
    tested = only(events, MoraleTested)
    assert (tested.reason, tested.test.die, tested.saved, tested.passed) == ("shooting", 1, 5, True)
