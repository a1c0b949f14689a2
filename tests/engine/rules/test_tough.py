"""Tough(X): rolls for wound effects from X wounds on, out on 5+X or more."""

import pytest

from starquest.model.command import Activate, Advance
from starquest.model.event import (
    DangerRolled,
    EffectRolled,
    Mod,
    ModelDown,
    StatusChanged,
    UnitDestroyed,
)
from starquest.model.state import GameState, Settings
from tests.support.board import TALLY, board, fighter, gun, lane
from tests.support.changes import wounded
from tests.support.events import exact, of, only, taken
from tests.support.finding import cell, models, uid
from tests.support.playing import play, shoot


def volley(wounds: int, *dice: int, tough: int = 3, settings: Settings | None = None) -> GameState:
    """So many wounds on a lone model, then the dice."""
    kinds = {"1": fighter(gun(wounds)), "a": fighter(rules=[f"tough {tough}"] if tough else [])}
    script = [4] * wounds + [3] * wounds + list(dice)
    return board(lane(5), kinds, dice=script, settings=settings)


@pytest.mark.rule("FF-228")
@pytest.mark.parametrize("wounds", [1, 2])
def test_below_three_wounds_tough_3_rolls_nothing(wounds: int) -> None:
    state, events = shoot(volley(wounds))
    assert of(events, EffectRolled) == []
    assert of(events, StatusChanged) == []
    assert taken(events) == [(models(state, "a")[0], wounds)]


@pytest.mark.rule("FF-228")
@pytest.mark.parametrize(
    ("wounds", "die", "total", "out"), [(3, 4, 7, 0), (3, 5, 8, 1), (4, 3, 7, 0), (4, 4, 8, 1)]
)
def test_from_three_wounds_tough_3_rolls_and_is_out_on_eight(
    wounds: int, die: int, total: int, out: int
) -> None:
    state = volley(wounds, die)
    model = models(state, "a")[0]
    _, events = shoot(state)
    rolled = only(events, EffectRolled)
    assert rolled == EffectRolled(model, die, (Mod("wounds", wounds),), total, 8)
    assert len(of(events, UnitDestroyed)) == out
    assert len(of(events, StatusChanged)) == 1 - out


@pytest.mark.rule("FF-228")
@pytest.mark.parametrize(("die", "out"), [(4, 0), (5, 1)])
def test_without_it_one_wound_rolls_and_six_is_out(die: int, out: int) -> None:
    _, events = shoot(volley(1, die, tough=0))
    rolled = only(events, EffectRolled)
    assert (rolled.total, rolled.knocked_out) == (die + 1, 6)
    assert len(of(events, UnitDestroyed)) == out


@pytest.mark.rule("FF-228")
@pytest.mark.parametrize(("tough", "out_from"), [(6, 11), (9, 14)])
def test_the_number_sets_both_the_first_roll_and_the_last(tough: int, out_from: int) -> None:
    _, events = shoot(wounded(volley(1, tough=tough), "a", tough - 2))
    assert of(events, EffectRolled) == []
    _, events = shoot(wounded(volley(1, 4, tough=tough), "a", tough - 1))
    rolled = only(events, EffectRolled)
    assert (rolled.total, rolled.knocked_out) == (out_from - 1, out_from)
    assert of(events, UnitDestroyed) == []
    _, events = shoot(wounded(volley(1, 5, tough=tough), "a", tough - 1))
    assert len(of(events, UnitDestroyed)) == 1


@pytest.mark.rule("FF-228")
def test_each_model_of_a_group_takes_that_many_wounds() -> None:
    kinds = {"1": fighter(gun(4)), "a": fighter(rules=["tough 3"])}
    state = board("1....aaa", kinds, dice=[4] * 4 + [3] * 4)
    _, second, third = models(state, "a")
    state, events = shoot(state)
    assert taken(events) == [(third, 3), (second, 1)]
    assert [down.model for down in of(events, ModelDown)] == [third]
    assert state.world.bodies[second].wounds == 1


@pytest.mark.rule("FF-228", "FF-163")
def test_a_hurt_model_of_a_group_falls_before_others_are_hurt() -> None:
    kinds = {"1": fighter(gun(2)), "a": fighter(rules=["tough 3"])}
    state = wounded(board("1....aaa", kinds, dice=[4, 4, 3, 3]), "a", 2)
    first, _, third = models(state, "a")
    _, events = shoot(state)
    assert taken(events) == [(first, 1), (third, 1)]
    assert only(events, ModelDown).model == first


@pytest.mark.rule("FF-228", "HR-401")
@pytest.mark.parametrize(("wounds", "dice", "out"), [(1, [], 0), (2, [4], 0), (3, [], 1)])
def test_where_wounds_are_tallied_it_falls_with_its_third(
    wounds: int, dice: list[int], out: int
) -> None:
    # the second wound leaves it at less than half: it tests morale
    _, events = shoot(volley(wounds, *dice, settings=TALLY))
    assert of(events, EffectRolled) == []
    assert len(of(events, UnitDestroyed)) == out


@pytest.mark.rule("FF-228", "FF-183")
def test_it_rolls_as_many_dice_for_dangerous_ground() -> None:
    kinds = {"1": fighter(rules=["tough 3"]), "a": fighter()}
    state = board("1.^......a", kinds, dice=[1, 2, 1])
    state, events = exact(play(state, Activate(uid(state, "1")), Advance(cell(state, 5, 0))))
    rolled = only(events, DangerRolled)
    assert (rolled.dice, rolled.wounds) == ((1, 2, 1), 2)
    assert state.world.bodies[models(state, "1")[0]].wounds == 2
