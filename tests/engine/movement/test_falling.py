"""Falling: the hit, where one lies, what is over, and what a group loses."""

import pytest

from starquest.model.command import Advance, Charge, Rush
from starquest.model.event import (
    BlocksRolled,
    EffectRolled,
    Fell,
    JumpTried,
    ModelDown,
    Moved,
    UnitDestroyed,
    Wounded,
)
from starquest.model.state import GameState
from starquest.model.step import Turn
from tests.support.board import GRUNT, SPECIAL, STURDY, Kind, board, fighter, sword
from tests.support.events import of, only
from tests.support.finding import cell, models, places, status, uid
from tests.support.playing import act

LONG = 14


def leaper(heights: str, *dice: int, kind: Kind = GRUNT, drawing: str = "1") -> GameState:
    """Somebody on the edge of a gap, an enemy far behind it."""
    rows = drawing.ljust(LONG - 1, ".") + "a"
    units = {"1": kind, "a": GRUNT}
    high = heights.ljust(LONG, heights[-1])
    return board(rows, units, heights=high, settings=SPECIAL, dice=dice)


@pytest.mark.rule("FF-193", "FR-13")
@pytest.mark.parametrize(
    ("heights", "column", "need"),
    [("2000002", 6, 4), ("4000004", 6, 5), ("5000005", 6, 5), ("6000006", 6, 6)],
)
def test_a_fall_is_a_hit_with_ap_one_for_each_full_three_inches(
    heights: str, column: int, need: int
) -> None:
    # two dice to jump 5", one of them fails; then the block of who has Defense 4+
    state = leaper(heights, 3, 2, 6)
    _, events = act(state, "1", Advance(cell(state, column, 0)))
    assert only(events, BlocksRolled).need == need


@pytest.mark.rule("FF-193", "FR-13")
def test_one_failed_die_of_several_is_a_fall() -> None:
    state = leaper("40004", 6, 2, 6)
    state, events = act(state, "1", Advance(cell(state, 4, 0)))
    assert only(events, JumpTried).passed is False
    fell = only(events, Fell)
    assert (fell.inches, fell.piercing) == (4, 1)


@pytest.mark.rule("FF-193", "FR-13")
def test_who_falls_lies_at_the_foot_and_its_activation_is_over() -> None:
    # the block needs 5+ and fails; 1 marker and a 4 make 5: Shaken
    state = leaper("4440004", 3, 2, 4, 4)
    state, events = act(state, "1", Advance(cell(state, 6, 0)))
    assert [m.path for m in of(events, Moved)] == [
        (cell(state, 1, 0), cell(state, 2, 0)),
        (cell(state, 3, 0),),
    ]
    assert places(state, "1") == [(3, 0)]
    assert (only(events, Wounded).source, only(events, EffectRolled).total) == ("fall", 5)
    assert status(state, "1").shaken
    assert isinstance(state.agenda[-1], Turn)


@pytest.mark.rule("FF-193", "FR-13")
def test_who_blocks_the_fall_may_still_not_shoot() -> None:
    state = leaper("4004", 2, 5)
    state, _ = act(state, "1", Advance(cell(state, 3, 0)))
    assert isinstance(state.agenda[-1], Turn)
    assert not status(state, "1").shaken


@pytest.mark.rule("FF-193", "FR-13")
def test_a_fall_may_knock_out() -> None:
    # a marker and a 5 make 6
    state = leaper("4004", 2, 4, 5)
    state, events = act(state, "1", Advance(cell(state, 3, 0)))
    assert only(events, UnitDestroyed).source == "fall"


@pytest.mark.rule("FF-193", "FR-13")
def test_with_somebody_at_the_foot_it_lies_on_the_nearest_free_cell_within_two_inches() -> None:
    units: dict[str, Kind] = {"1": STURDY, "2": GRUNT, "a": GRUNT}
    rows = ["1......a", "2......."]
    heights = ["40044444", "00000000"]
    state = board(rows, units, heights=heights, settings=SPECIAL, dice=(2, 6))
    state, _ = act(state, "1", Advance(cell(state, 3, 0)))
    # the foot (1, 0) is beside a friend: (2, 0) and (2, 1) are not
    assert places(state, "1") == [(2, 0)]


@pytest.mark.rule("FF-193", "FR-13")
def test_a_fall_in_a_group_kills_the_model_and_the_others_go_on() -> None:
    state = leaper("44004", 3, 2, drawing="11")
    lead, other = models(state, "1")
    state, events = act(state, "1", Rush(cell(state, 6, 0)))
    down = only(events, ModelDown)
    assert (down.model, down.source) == (other, "fall")
    assert places(state, "1") == [(6, 0)]
    assert models(state, "1") == (lead,)
    assert of(events, BlocksRolled) == []


@pytest.mark.rule("FF-193", "FR-13")
def test_the_last_one_left_of_a_group_that_falls_is_hit_instead() -> None:
    state = leaper("44004", 2, 2, 5, drawing="11")
    lead, other = models(state, "1")
    state, events = act(state, "1", Rush(cell(state, 6, 0)))
    assert only(events, ModelDown).model == lead
    assert [fell.model for fell in of(events, Fell)] == [lead, other]
    assert only(events, BlocksRolled).wounds == 0
    assert len(places(state, "1")) == 1


@pytest.mark.rule("FF-193", "FR-13")
def test_a_lone_charger_that_falls_does_not_fight() -> None:
    units: dict[str, Kind] = {"1": fighter(sword()), "a": fighter(sword())}
    state = board("1...a", units, heights="40044", settings=SPECIAL, dice=(2, 5))
    state, _ = act(state, "1", Charge(uid(state, "a"), cell(state, 3, 0)))
    assert (state.melee, status(state, "1").fatigued) == (None, False)
    assert isinstance(state.agenda[-1], Turn)


@pytest.mark.rule("FF-193", "FR-13")
def test_of_a_group_that_charges_those_fight_who_made_the_jump() -> None:
    units: dict[str, Kind] = {"1": fighter(sword()), "a": STURDY}
    rows, heights = ["1....", "1...a"], ["40044", "40044"]
    # one falls, one lands and strikes in vain
    state = board(rows, units, heights=heights, settings=SPECIAL, dice=(2, 3, 1))
    state, events = act(state, "1", Charge(uid(state, "a"), cell(state, 3, 1)))
    assert len(of(events, JumpTried)) == 2
    assert only(events, ModelDown).source == "fall"
    assert len(models(state, "1")) == 1
    assert status(state, "1").fatigued
