"""Overgrown: +1 to morale tests."""

import pytest

from starquest.model.event import Check, Mod, MoraleTested
from starquest.model.state import GameState
from starquest.model.step import MoraleCheck
from tests.support.board import TALLY, Kind, board, fighter, gun, lane
from tests.support.events import exact, only
from tests.support.finding import uid
from tests.support.playing import run_step, shoot

SPORE = fighter(rules=["overgrown"])
GROWN = (Mod("overgrown", 1),)


def morale_of(state: GameState) -> MoraleTested:
    _, events = exact(run_step(state, MoraleCheck(uid(state, "a"), "test")))
    return only(events, MoraleTested)


@pytest.mark.rule("HR-1502")
@pytest.mark.parametrize(("die", "passed"), [(3, True), (2, False)])
def test_it_holds_on_one_less(die: int, *, passed: bool) -> None:
    morale = morale_of(board(lane(5), {"1": fighter(), "a": SPORE}, dice=[die]))
    assert morale.test == Check(die, 3, 4, GROWN, passed=passed)


@pytest.mark.rule("HR-1502")
@pytest.mark.parametrize(
    ("kind", "need"),
    [([SPORE, fighter()], 4), ([SPORE, fighter(rules=["overgrown", "slow"])], 3)],
)
def test_every_model_of_the_unit_must_have_it(kind: Kind, need: int) -> None:
    state = board(f"{lane(5)}a", {"1": fighter(), "a": kind}, dice=[6])
    assert morale_of(state).test.need == need


@pytest.mark.rule("HR-1502")
def test_it_helps_with_a_heros_quality() -> None:
    kinds = {"1": fighter(), "a": SPORE, "h": fighter(quality=3, rules=["hero"])}
    morale = morale_of(board("1.....a..h", kinds, dice=[2]))
    assert morale.test == Check(2, 2, 3, GROWN, passed=True)


@pytest.mark.rule("HR-1502", "HR-501")
def test_it_helps_under_fire() -> None:
    kinds = {"1": fighter(gun()), "a": fighter(rules=["overgrown", "tough 2"])}
    _, events = shoot(board(lane(5), kinds, dice=[4, 3, 3], settings=TALLY))
    morale = only(events, MoraleTested)
    assert (morale.reason, morale.test.mods, morale.passed) == ("shooting", GROWN, True)
