"""What counts as a decision, a question, a turn and a dull round."""

from collections.abc import Iterator
from itertools import count

import attrs
import pytest

from starquest.model import event as told
from starquest.model.event import Event
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.result import Applied
from starquest.model.state import GameState
from tests.balance.pace import Paced, Watcher, WavePace
from tests.balance.shares import Share
from tests.balance.tempo import COMMAND, QUESTION, TURN, seconds, tempo
from tests.balance.test_shares import game
from tests.support.quest import quest

FOE = EntityId(999)
STARTED, ENDED = told.RoundStarted(1), told.RoundEnded(1)
HURT = told.Wounded(FOE, FOE, 1, 0, "")


def fought(*foes: str) -> GameState:
    """A wave under way, with these enemies."""
    drawing = "1.2.A....a" if foes else "1.2.A....."
    return quest(drawing, {"1": "medic", "2": "psyker"}, dict(zip("a", foes)), {"A": 1})  # noqa: B905 - or none


def watched(*happened: tuple[Event, ...], foes: tuple[str, ...] = ("scrap_cutters",)) -> WavePace:
    """The first wave after some decisions of a person."""
    watcher, state = Watcher(), fought(*foes)
    for events in happened:
        watcher.watch(state, Applied(state, events))
    return watcher.waves[1]


def test_a_round_without_anything_is_dull() -> None:
    row = watched((STARTED,), (), (ENDED, STARTED), (HURT,), (ENDED,))
    assert (row.rounds, row.dull) == (2, 1)


def test_a_round_in_which_all_wait_is_passed_by_a_key_once_nobody_is_left() -> None:
    row = watched((STARTED,), (told.Acted(FOE, "hold"),), (ENDED,), foes=())
    assert (row.rounds, row.passed, row.dull) == (1, 1, 0)


def test_who_walks_with_nobody_left_plays_a_dull_round() -> None:
    row = watched((STARTED,), (told.Moved(FOE, (Cell(1), Cell(2)), 2),), (ENDED,), foes=())
    assert (row.rounds, row.passed, row.dull) == (1, 0, 1)


def test_an_objective_that_is_won_with_the_wave_makes_its_last_round_no_longer_dull() -> None:
    walk = told.Moved(FOE, (Cell(1), Cell(2)), 2)
    won = told.WaveEnded(1, (4,), priority=False, xp=2, doubled=False, salvage=0)
    row = watched((STARTED, walk), (ENDED, won))
    assert (row.rounds, row.dull) == (1, 0)
    row = watched((STARTED, walk), (ENDED, attrs.evolve(won, seized=())))
    assert (row.rounds, row.dull) == (1, 1)


def test_dull_rounds_are_counted_among_those_that_are_played() -> None:
    rows = (WavePace(1, rounds=4, dull=1, passed=2), WavePace(1, rounds=3, dull=1))
    paced = [Paced(game("victory", 1), (row,)) for row in rows]
    assert tempo(paced, 1)[0].dull == Share(2, 5)


def test_a_question_makes_a_round_no_longer_dull_and_is_no_command() -> None:
    answer = told.Chosen(Side.ONE, FOE, "pay_test", 1)
    row = watched((STARTED,), (answer,), (ENDED,))
    assert (row.dull, row.questions, row.commands) == (0, 1, 2)


def test_what_the_horde_decides_is_no_question() -> None:
    row = watched((STARTED,), (told.Chosen(Side.TWO, FOE, "strike_back", 1),), (ENDED,))
    assert (row.dull, row.questions) == (1, 0)


def test_turns_are_of_heroes_or_of_enemies() -> None:
    hero = next(iter(fought().world.heroes))
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
