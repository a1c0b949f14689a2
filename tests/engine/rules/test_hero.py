"""Hero: friends within 12 inches may test morale with its Quality."""

import pytest

from starquest.model.event import Check, MoraleTested
from starquest.model.ids import NOBODY
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.step import MoraleCheck
from tests.support.board import board, fighter
from tests.support.events import exact, only
from tests.support.finding import uid
from tests.support.playing import run_step

LEADER = fighter(quality=3, rules=["hero"])
TIMID = fighter(quality=5)


def morale_of(state: GameState) -> MoraleTested:
    _, events = exact(run_step(state, MoraleCheck(uid(state, "a"), "test")))
    return only(events, MoraleTested)


def beside(friend: Profile, apart: int, die: int, shaken: str = "") -> GameState:
    drawing = "1.....a".ljust(6 + apart, ".") + "h"
    return board(drawing, {"1": LEADER, "a": TIMID, "h": friend}, dice=[die], shaken=shaken)


@pytest.mark.rule("FF-213")
def test_a_friend_within_twelve_inches_uses_its_quality() -> None:
    state = beside(LEADER, 12, 3)
    morale = morale_of(state)
    assert morale.test == Check(3, 3, 3, (), passed=True)
    assert (morale.lent_by, morale.passed) == (uid(state, "h"), True)


@pytest.mark.rule("FF-213")
def test_a_friend_over_twelve_inches_away_does_not_nor_does_an_enemy_lend_it() -> None:
    morale = morale_of(beside(LEADER, 13, 4))
    assert morale.test == Check(4, 5, 5, (), passed=False)
    assert morale.lent_by == NOBODY


@pytest.mark.rule("FF-213")
def test_a_shaken_hero_is_no_example() -> None:
    morale = morale_of(beside(LEADER, 12, 4, shaken="h"))
    assert (morale.test.need, morale.lent_by) == (5, NOBODY)


@pytest.mark.rule("FF-213")
def test_a_steady_friend_who_is_no_hero_is_no_example() -> None:
    morale = morale_of(beside(fighter(quality=3), 12, 4))
    assert (morale.test.need, morale.lent_by) == (5, NOBODY)


@pytest.mark.rule("FF-213")
def test_nobody_has_to_use_a_worse_quality() -> None:
    morale = morale_of(beside(fighter(quality=6, rules=["hero"]), 3, 5))
    assert (morale.test.need, morale.lent_by, morale.passed) == (5, NOBODY, True)


@pytest.mark.rule("FF-213")
def test_the_best_of_several_heroes_is_followed() -> None:
    kinds = {"1": TIMID, "a": TIMID, "g": fighter(quality=4, rules=["hero"]), "h": LEADER}
    state = board("1.....a..g..h", kinds, dice=[3])
    morale = morale_of(state)
    assert (morale.test.need, morale.lent_by) == (3, uid(state, "h"))


@pytest.mark.rule("FF-213")
def test_it_is_the_heros_own_quality_that_counts() -> None:
    guarded = [fighter(quality=4, rules=["hero"]), fighter(quality=2)]
    state = board("1.....a..hh", {"1": TIMID, "a": TIMID, "h": guarded}, dice=[3])
    assert morale_of(state).test == Check(3, 4, 4, (), passed=False)
