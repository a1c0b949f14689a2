"""The course of a wave: priority, deployment, rounds, end, and on to the next."""

import pytest

from starquest.engine.game import legal, open_game
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Activate, Choose, Deploy, Done
from starquest.model.event import (
    AlertnessRaised,
    Deployed,
    Event,
    EventStruck,
    PrioritySet,
    RoundStarted,
    Stocked,
    TokenPlaced,
    WaveEnded,
    WaveStarted,
)
from starquest.model.ids import Side
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.step import Ask, EndWave, Replenish, Shop, StartWave
from tests.support.board import catalog, drawn
from tests.support.events import of, only
from tests.support.playing import idle_until, play, run_alone
from tests.support.quest import quest

STEPS = (PrioritySet, WaveStarted, Deployed, EventStruck, RoundStarted, WaveEnded, Stocked)
"""What shows in the trace where a wave has got to."""


def course(events: list[Event]) -> list[str]:
    """The steps of a wave in the order they happened, each run of a kind once."""
    names = [type(event).__name__ for event in events if isinstance(event, STEPS)]
    return [name for index, name in enumerate(names) if names[index - 1 : index] != [name]]


@pytest.mark.rule("SQ-120")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_wave_runs_its_four_steps_and_the_next_one_follows(seed: int) -> None:
    party = (Recruit("commander"), Recruit("medic"))
    setup = QuestSetup(party, ("hollow_legion",), small=True, challenges=("events",))
    state, events = idle_until(open_game(setup, seed, catalog()).state, WaveEnded)
    state, more = idle_until(state, RoundStarted)
    waves = [event.wave for event in of([*events, *more], WaveStarted)]
    assert waves == [1, 2]
    wave = ["PrioritySet", "WaveStarted", "Deployed", "EventStruck", "RoundStarted"]
    # the heroes' own deployment comes before everything
    assert course([*events, *more]) == ["Deployed", *wave, "WaveEnded", "Stocked", *wave]
    assert of(events, RoundStarted)[-1].round >= 3


@pytest.mark.rule("SQ-120", "SQ-144")
def test_the_wave_ends_in_the_round_in_which_alertness_is_full() -> None:
    drawing = drawn(40, 6, {"1": (0, 0), "2": (0, 5), "A": (30, 0), "B": (30, 5), "a": (39, 3)})
    state = quest(drawing, enemies={"a": "jump_reaver"}, objectives={"A": 1, "B": 2}, alertness=4)
    state, events = idle_until(state, WaveEnded)
    assert [event.total for event in of(events, AlertnessRaised)] == [5, 6]
    assert [event.round for event in of(events, RoundStarted)] == [2]
    assert state.agenda[-1] == Shop()


@pytest.mark.rule("SQ-159")
def test_the_next_wave_waits_until_the_shopping_is_done() -> None:
    drawing = drawn(30, 30, {"1": (15, 15), "2": (13, 15), "A": (2, 2), "B": (28, 28)})
    state, events = run_alone(quest(drawing, objectives={"A": 1, "B": 2}, wave=2), EndWave())
    assert of(events, WaveStarted) == []
    assert state.agenda == (StartWave(), Replenish(), Shop())
    state, events = play(state, Done())
    if isinstance(state.agenda[-1], Ask):
        state, more = play(state, Choose(0))
        events += more
    assert only(events, WaveStarted).wave == 3
    assert (quest_of(state).wave, quest_of(state).finished) == (3, 2)


@pytest.mark.rule("SQ-159")
def test_new_tokens_lie_on_the_table_before_the_next_wave_begins() -> None:
    marks = {"1": (15, 15), "2": (13, 15), "A": (2, 2), "B": (28, 28)}
    state = quest(drawn(30, 30, marks), objectives={"A": 1, "B": 2}, dice=[1] * 5)
    _, events = run_alone(state, Replenish(), StartWave())
    kinds = [type(e) for e in events if isinstance(e, TokenPlaced | PrioritySet | WaveStarted)]
    assert kinds == [TokenPlaced] * 4 + [PrioritySet, WaveStarted]


@pytest.mark.rule("SQ-120")
def test_the_heroes_start_every_wave() -> None:
    marks = {"1": (15, 15), "2": (13, 15), "A": (2, 2), "B": (28, 28)}
    state = quest(drawn(30, 30, marks), objectives={"A": 1, "B": 2}, dice=[1], turn=Side.TWO)
    state, _ = run_alone(state, StartWave())
    while isinstance(state.agenda[-1], Ask):
        state, _ = play(state, Choose(0))
    assert state.first is Side.ONE
    assert {type(command) for command in legal(state)} == {Activate}


@pytest.mark.rule("SQ-120")
def test_heroes_are_asked_to_deploy_first() -> None:
    setup = QuestSetup((Recruit("commander"), Recruit("medic")), small=True)
    opened = open_game(setup, 1, catalog())
    assert of(opened.events, PrioritySet) == []
    assert {type(command) for command in legal(opened.state)} == {Deploy}
