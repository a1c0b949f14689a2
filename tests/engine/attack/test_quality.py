"""The Quality test: a die at or over the value, whatever changes the value."""

import pytest

from starquest.model.event import BlocksRolled, Check, HitsRolled, Mod, MoraleTested
from starquest.model.modifier import Modifier, Stat, Until
from starquest.model.step import MoraleCheck
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.changes import bearing
from tests.support.events import exact, only
from tests.support.finding import uid
from tests.support.playing import charge, run_step, shoot


def changed(stat: Stat, value: int) -> Modifier:
    return Modifier("luck", stat, value, Until.REMOVED)


@pytest.mark.rule("FF-101")
@pytest.mark.parametrize("quality", [2, 3, 4, 5, 6])
def test_a_die_of_the_quality_succeeds_and_one_below_it_does_not(quality: int) -> None:
    shooter = fighter(gun(2), quality=quality)
    dice = (quality - 1, quality)
    state = board(lane(5), {"1": shooter, "a": STURDY}, dice=[*dice, 6])
    _, events = shoot(state)
    rolled = only(events, HitsRolled)
    assert (rolled.dice, rolled.base, rolled.need) == (dice, quality, quality)
    assert (rolled.mods, rolled.hits) == ((), 1)


@pytest.mark.rule("FF-101")
@pytest.mark.parametrize(("die", "passed"), [(4, False), (5, True), (6, True)])
def test_morale_is_a_quality_test(die: int, *, passed: bool) -> None:
    state = board(lane(5), {"1": STURDY, "a": fighter(quality=5)}, dice=[die])
    _, events = exact(run_step(state, MoraleCheck(uid(state, "a"), "test")))
    told = only(events, MoraleTested)
    assert told.test == Check(die, 5, 5, (), passed)
    assert told.passed is passed


@pytest.mark.rule("FF-102")
def test_a_six_hits_however_hard_it_is_and_a_five_does_not() -> None:
    state = board(lane(5), {"1": fighter(gun(2)), "a": STURDY}, dice=[5, 6, 6])
    _, events = shoot(bearing(state, "1", changed(Stat.HIT, -5)))
    rolled = only(events, HitsRolled)
    assert (rolled.base, rolled.mods, rolled.need) == (4, (Mod("luck", -5),), 6)
    assert (rolled.dice, rolled.hits) == ((5, 6), 1)


@pytest.mark.rule("FF-102")
def test_a_one_misses_however_easy_it_is_and_a_two_does_not() -> None:
    state = board(lane(5), {"1": fighter(gun(2)), "a": STURDY}, dice=[1, 2, 6])
    _, events = shoot(bearing(state, "1", changed(Stat.HIT, 5)))
    rolled = only(events, HitsRolled)
    assert (rolled.base, rolled.mods, rolled.need) == (4, (Mod("luck", 5),), 2)
    assert (rolled.dice, rolled.hits) == ((1, 2), 1)


@pytest.mark.rule("FF-102")
def test_in_melee_a_six_hits_and_a_one_misses_too() -> None:
    for value, dice, need in ((-5, [5, 6], 6), (5, [1, 2], 2)):
        state = board(lane(5), {"1": fighter(sword(2)), "a": STURDY}, dice=[*dice, 6])
        _, events = charge(bearing(state, "1", changed(Stat.HIT_MELEE, value)))
        rolled = only(events, HitsRolled)
        assert (rolled.need, rolled.mods, rolled.hits) == (need, (Mod("luck", value),), 1)


@pytest.mark.rule("FF-102")
def test_a_six_blocks_whatever_pierces_it() -> None:
    state = board(lane(5), {"1": fighter(gun(2, "ap 5")), "a": STURDY}, dice=[4, 4, 5, 6])
    _, events = shoot(state)
    rolled = only(events, BlocksRolled)
    assert (rolled.base, rolled.mods, rolled.need) == (4, (Mod("ap", -5),), 6)
    assert (rolled.dice, rolled.wounds) == ((5, 6), 1)


@pytest.mark.rule("FF-102")
def test_a_one_never_blocks_whatever_protects_it() -> None:
    state = board(lane(5), {"1": fighter(gun(2)), "a": STURDY}, dice=[4, 4, 1, 2])
    _, events = shoot(bearing(state, "a", changed(Stat.BLOCK, 5)))
    rolled = only(events, BlocksRolled)
    assert (rolled.base, rolled.mods, rolled.need) == (4, (Mod("luck", 5),), 2)
    assert (rolled.dice, rolled.wounds) == ((1, 2), 1)


@pytest.mark.rule("FF-102")
@pytest.mark.parametrize(
    ("value", "die", "need", "passed"),
    [(-5, 5, 6, False), (-5, 6, 6, True), (5, 1, 2, False), (5, 2, 2, True)],
)
def test_a_six_keeps_its_nerve_and_a_one_loses_it(
    value: int, die: int, need: int, *, passed: bool
) -> None:
    state = board(lane(5), {"1": STURDY, "a": fighter()}, dice=[die])
    step = MoraleCheck(uid(state, "a"), "dread", value)
    _, events = exact(run_step(state, step))
    told = only(events, MoraleTested)
    assert told.test == Check(die, need, 4, (Mod("dread", value),), passed)
    assert told.passed is passed
