"""Set Priority: which objective the wave is about."""

import pytest

from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Choose
from starquest.model.event import Asked, Chosen, PrioritySet
from starquest.model.ids import NOBODY, Side
from starquest.model.state import GameState
from starquest.model.step import AskKind, SetPriority
from tests.support.events import exact, of, only
from tests.support.finding import question
from tests.support.playing import offered, play, run_step
from tests.support.quest import quest

NAMES = {1: "A", 2: "B", 3: "C", 4: "D", 5: "E"}


def standing(numbers: tuple[int, ...], dice: list[int], last: int = 0) -> GameState:
    """A mission in which these objectives stand."""
    marks = {NAMES[number]: number for number in numbers}
    return quest(["1.2", "".join(marks)], objectives=marks, dice=dice, priority=last)


def priority(state: GameState) -> int:
    return quest_of(state).priority


@pytest.mark.rule("SQ-121")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_a_die_names_the_priority(die: int) -> None:
    state, events = exact(run_step(standing((1, 2, 3, 4, 5), [die]), SetPriority()))
    assert priority(state) == die
    assert only(events, PrioritySet) == PrioritySet((die,), die)


@pytest.mark.rule("SQ-121")
@pytest.mark.parametrize(("option", "number"), [(0, 1), (2, 3), (4, 5)])
def test_on_a_six_the_players_choose(option: int, number: int) -> None:
    state, events = exact(run_step(standing((1, 2, 3, 4, 5), [6]), SetPriority()))
    ask = question(state, AskKind.PRIORITY)
    assert (ask.side, ask.options) == (Side.ONE, (1, 2, 3, 4, 5))
    assert only(events, PrioritySet) == PrioritySet((6,), 0)
    assert only(events, Asked).kind == AskKind.PRIORITY
    state, events = play(state, Choose(option))
    assert priority(state) == number
    assert only(events, Chosen) == Chosen(Side.ONE, NOBODY, AskKind.PRIORITY, number)
    assert only(events, PrioritySet) == PrioritySet((), number)


@pytest.mark.rule("SQ-122")
def test_the_number_of_a_lost_objective_is_rolled_again() -> None:
    state, events = exact(run_step(standing((2, 5), [1, 3, 4, 1, 5]), SetPriority()))
    assert priority(state) == 5
    assert only(events, PrioritySet) == PrioritySet((1, 3, 4, 1, 5), 5)


@pytest.mark.rule("SQ-122")
def test_a_six_may_come_of_rolling_again_and_offers_what_stands() -> None:
    state, _ = exact(run_step(standing((2, 4, 5), [1, 6]), SetPriority()))
    assert question(state, AskKind.PRIORITY).options == (2, 4, 5)


@pytest.mark.rule("SQ-123")
def test_the_last_priority_is_rolled_again() -> None:
    state, events = exact(run_step(standing((1, 2, 3, 4, 5), [4, 4, 2], last=4), SetPriority()))
    assert priority(state) == 2
    assert only(events, PrioritySet) == PrioritySet((4, 4, 2), 2)


@pytest.mark.rule("SQ-123")
def test_the_last_priority_cannot_be_chosen_again() -> None:
    state, _ = exact(run_step(standing((1, 2, 3, 4, 5), [6], last=4), SetPriority()))
    assert question(state, AskKind.PRIORITY).options == (1, 2, 3, 5)
    assert offered(state, Choose) == [Choose(0), Choose(1), Choose(2), Choose(3)]


@pytest.mark.rule("SQ-123")
def test_the_one_before_the_last_may_come_again() -> None:
    state, _ = exact(run_step(standing((1, 2), [1], last=2), SetPriority()))
    assert priority(state) == 1
    again, _ = exact(run_step(standing((1, 2), [1, 2], last=1), SetPriority()))
    assert priority(again) == 2


@pytest.mark.rule("SQ-124")
@pytest.mark.parametrize("last", [0, 2, 3])
def test_one_objective_alone_is_no_priority(last: int) -> None:
    state, events = exact(run_step(standing((3,), [], last=last), SetPriority()))
    assert priority(state) == 0
    assert only(events, PrioritySet) == PrioritySet((), 0)
    assert of(events, Asked) == []


@pytest.mark.rule("SQ-124")
def test_two_objectives_still_have_one() -> None:
    state, _ = exact(run_step(standing((3, 4), [4]), SetPriority()))
    assert priority(state) == 4
