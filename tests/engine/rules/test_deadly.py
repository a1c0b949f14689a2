"""Deadly(X): each wound X times on one model, before other wounds, nothing carried over."""

import pytest

from starquest.model.event import EffectRolled, Mod, ModelDown, StatusChanged, WoundsIgnored
from tests.support.board import STURDY, TALLY, board, fighter, gun, lane, sword
from tests.support.events import of, only, taken
from tests.support.finding import models, uid
from tests.support.playing import charge, shoot

CANNON = gun(1, "deadly 3", name="cannon")


@pytest.mark.rule("FF-207")
@pytest.mark.parametrize("deadly", [2, 3, 6])
def test_a_wound_is_multiplied(deadly: int) -> None:
    kinds = {"1": fighter(gun(1, f"deadly {deadly}")), "a": STURDY}
    state, events = shoot(board(lane(5), kinds, dice=[4, 3]))
    assert taken(events) == [(models(state, "a")[0], deadly)]


@pytest.mark.rule("FF-207")
def test_what_one_model_cannot_take_is_lost() -> None:
    kinds = {"1": fighter(gun(1, "deadly 3")), "a": fighter()}
    state = board("1....aaa", kinds, dice=[4, 3])
    last = models(state, "a")[2]
    state, events = shoot(state)
    assert taken(events) == [(last, 1)]
    assert [down.model for down in of(events, ModelDown)] == [last]
    assert len(models(state, "a")) == 2


@pytest.mark.rule("FF-207")
def test_each_wound_goes_to_a_model_of_its_own() -> None:
    kinds = {"1": fighter(gun(2, "deadly 3")), "a": fighter(rules=["tough 2"])}
    state = board("1....aaa", kinds, dice=[4, 4, 3, 3])
    first, second, third = models(state, "a")
    state, events = shoot(state)
    assert taken(events) == [(third, 2), (second, 2)]
    assert models(state, "a") == (first,)


@pytest.mark.rule("FF-207")
def test_one_model_can_take_several_of_them() -> None:
    kinds = {"1": fighter(gun(2, "deadly 3")), "a": fighter(rules=["tough 6"])}
    state = board("1....aa", kinds, dice=[4, 4, 3, 3])
    last = models(state, "a")[1]
    _, events = shoot(state)
    assert taken(events) == [(last, 3), (last, 3)]
    assert only(events, ModelDown).model == last


@pytest.mark.rule("FF-207")
def test_its_wounds_come_first_when_shooting() -> None:
    # the plain wound first would waste one of the three on a model that is hurt already
    kinds = {"1": fighter(gun(), CANNON), "a": fighter(rules=["tough 3"])}
    state = board("1....aa", kinds, dice=[4, 3, 4, 3])
    first, second = models(state, "a")
    _, events = shoot(state, "gun", "cannon")
    assert taken(events) == [(second, 3), (first, 1)]


@pytest.mark.rule("FF-207")
def test_its_wounds_come_first_in_melee() -> None:
    armed = fighter(sword(), sword(1, "deadly 3", name="axe"))
    kinds = {"1": armed, "a": fighter(rules=["tough 3"])}
    state = board("1....aa", kinds, dice=[4, 3, 4, 3])
    first, second = models(state, "a")
    _, events = charge(state)
    assert taken(events) == [(second, 3), (first, 1)]


@pytest.mark.rule("FF-207")
def test_each_of_the_multiplied_wounds_may_be_ignored() -> None:
    healing = fighter(rules=["tough 9", "regeneration"])
    kinds = {"1": fighter(CANNON), "a": healing}
    state, events = shoot(board(lane(5), kinds, dice=[4, 3, 5, 4, 4]), "cannon")
    ignored = only(events, WoundsIgnored)
    assert (ignored.dice, ignored.ignored) == ((5, 4, 4), 1)
    assert taken(events) == [(models(state, "a")[0], 2)]


@pytest.mark.rule("FF-207")
def test_a_last_model_gathers_all_of_them_as_markers() -> None:
    kinds = {"1": fighter(CANNON), "a": fighter()}
    state, events = shoot(board(lane(5), kinds, dice=[4, 3, 2]), "cannon")
    model = models(state, "a")[0]
    assert only(events, EffectRolled) == EffectRolled(model, 2, (Mod("wounds", 3),), 5, 6)
    assert only(events, StatusChanged).unit == uid(state, "a")


@pytest.mark.rule("FF-207")
def test_in_the_other_way_of_counting_it_kills_no_more_than_there_is() -> None:
    kinds = {"1": fighter(CANNON), "a": fighter(rules=["tough 2"])}
    state = board("1....aa", kinds, dice=[4, 3, 4], settings=TALLY)
    last = models(state, "a")[1]
    _, events = shoot(state, "cannon")
    assert taken(events) == [(last, 2)]
