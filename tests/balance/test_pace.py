"""What counts as a decision, a question, a turn and a dull round."""

from collections.abc import Iterator
from itertools import count

import pytest

from starquest.content.loader import load_catalog
from starquest.engine.game import new_game
from starquest.model import event as told
from starquest.model.event import Event
from starquest.model.ids import EntityId, Side
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from tests.balance.pace import Watcher, WavePace
from tests.balance.tempo import COMMAND, QUESTION, TURN, seconds, tempo

FOE = EntityId(999)
STARTED, ENDED = told.RoundStarted(1), told.RoundEnded(1)
HURT = told.Wounded(FOE, FOE, 1, 0, "")


def opening() -> GameState:
    setup = QuestSetup((Recruit("medic"), Recruit("psyker")), factions=("nullborn",), small=True)
    return new_game(setup, 1, load_catalog())


def watched(*happened: tuple[Event, ...]) -> WavePace:
    """The first wave after some decisions of a person."""
    watcher, state = Watcher(), opening()
    for events in happened:
        watcher.watch(state, Applied(state, events))
    return watcher.waves[1]


def test_a_round_without_anything_is_dull() -> None:
    row = watched((STARTED,), (), (ENDED, STARTED), (HURT,), (ENDED,))
    assert (row.rounds, row.dull) == (2, 1)


def test_a_question_makes_a_round_no_longer_dull_and_is_no_command() -> None:
    answer = told.Chosen(Side.ONE, FOE, "pay_test", 1)
    row = watched((STARTED,), (answer,), (ENDED,))
    assert (row.dull, row.questions, row.commands) == (0, 1, 2)


def test_what_the_horde_decides_is_no_question() -> None:
    row = watched((STARTED,), (told.Chosen(Side.TWO, FOE, "strike_back", 1),), (ENDED,))
    assert (row.dull, row.questions) == (1, 0)


def test_turns_are_of_heroes_or_of_enemies() -> None:
    hero = next(iter(opening().world.heroes))
    row = watched((told.Activated(hero),), (told.Activated(FOE),), (told.Activated(hero),))
    assert (row.turns, row.horde) == (2, 1)


def test_a_persons_time_is_made_of_looks_keys_and_films() -> None:
    row = WavePace(1, turns=2, commands=3, questions=4, pictures=100)
    assert seconds(row) == pytest.approx(2 * TURN + 3 * COMMAND + 4 * QUESTION + 3.3)


def test_nothing_played_has_no_pace() -> None:
    assert tempo([], 10) == []


def test_the_longest_phase_is_without_a_word_of_a_person() -> None:
    films: Iterator[int] = count(10, 10)
    watcher = Watcher()
    row = WavePace(1)
    for length in (next(films), next(films)):
        watcher.shown(row, length)
    assert row.longest == 30
    watcher.heard()
    watcher.shown(row, next(films))
    assert row.longest == 30
