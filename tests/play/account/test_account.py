"""The account of whole runs: it agrees with the game, and with what was written down of it."""

from collections.abc import Iterator
from functools import cache

import attrs
import pytest

from starquest.content.honours import load_honours
from starquest.engine.game import new_game, open_game, step
from starquest.engine.modes.quest.party import quest_of
from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import Side
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import Outcome
from starquest.play.account import Account, Course, account_of, course_of
from starquest.play.account.honours import MEASURES, Standing, honours_of
from starquest.play.bots import bot_named
from starquest.play.session import Session, play_out
from tests.support.board import catalog

PARTY = QuestSetup((Recruit("breacher"), Recruit("medic")), small=True)


@cache
def course() -> Course:
    first = new_game(PARTY, 3, catalog())
    return Course(first, tuple(play_out(first, bot_named("greedy", 3), 700).history))


@cache
def account() -> Account:
    return account_of(course())


def told() -> Iterator[Event]:
    state = course().first
    for command in course().commands:
        result = step(state, command)
        assert isinstance(result, Applied)
        yield from result.events
        state = result.state


def test_every_command_is_counted() -> None:
    assert account().whole
    assert account().done == len(course().commands)


def test_wounds_and_falls_of_heroes_are_those_of_the_events() -> None:
    heroes = account().state.world.heroes
    wounds = sum(e.wounds for e in told() if isinstance(e, events.Wounded) and e.unit in heroes)
    falls = sum(isinstance(e, events.WentDown) for e in told())
    assert wounds > 0
    assert sum(account().of(hero).taken for hero in heroes) == wounds
    assert sum(leg.taken for leg in account().legs) == wounds
    assert sum(account().of(hero).falls for hero in heroes) == falls


def test_points_destroyed_are_what_is_gone() -> None:
    gone = [row for row in account().state.world.gone.values() if row.unit.side is Side.TWO]
    assert sum(leg.destroyed for leg in account().legs) == sum(row.unit.points for row in gone)


def test_waves_begin_where_they_are_played() -> None:
    legs = account().legs
    assert [leg.number for leg in legs] == list(range(1, len(legs) + 1))
    assert len(legs) > 2
    for leg in legs:
        state = account_of(attrs.evolve(course(), commands=course().commands[: leg.at])).state
        assert quest_of(state).wave == leg.number


def test_all_dice_of_a_side_are_the_sum_of_its_kinds() -> None:
    for side in Side:
        kinds = [luck for (whose, _), luck in account().luck.items() if whose is side]
        whole = account().total[side]
        assert sum(luck.dice for luck in kinds) == whole.dice > 0
        assert sum(luck.wins for luck in kinds) == whole.wins
        assert 0 <= whole.below <= 1


def test_three_dice_turned_it_and_the_greatest_comes_first() -> None:
    turns = account().turns
    assert len(turns) == 3
    assert [abs(t.swing) for t in turns] == sorted((abs(t.swing) for t in turns), reverse=True)
    assert all(0 <= turn.chance <= 1 and turn.swing for turn in turns)
    assert turns is account().turns, "worked out once"


def test_a_run_that_decides_otherwise_is_told_as_far_as_it_goes() -> None:
    bad = (*course().commands[:5], course().commands[0], *course().commands[5:])
    found = account_of(attrs.evolve(course(), commands=bad))
    assert not found.whole
    assert found.done == 5


def test_a_game_in_memory_has_its_course_from_its_start() -> None:
    opened = open_game(PARTY, 3, catalog())
    session = Session(opened.state)
    assert course_of(session).commands == ()
    found = course_of(
        Session(opened.state, play_out(opened.state, bot_named("greedy", 3), 5).opening)
    )
    assert found.first is opened.state


@pytest.mark.parametrize("honour", load_honours(), ids=lambda honour: honour.id)
def test_every_honour_has_its_measure(honour: object) -> None:
    measure, spoilt = getattr(honour, "measure", ""), getattr(honour, "spoilt_by", "")
    assert measure in MEASURES
    assert spoilt in {"", *MEASURES}


def test_honours_are_open_until_the_end_and_then_missed() -> None:
    begun = account_of(attrs.evolve(course(), commands=course().commands[:10]))
    assert {one.standing for one in honours_of(begun)} == {Standing.OPEN}
    ended = attrs.evolve(begun, state=attrs.evolve(begun.state, outcome=Outcome(1, "party_down")))
    assert {one.standing for one in honours_of(ended)} == {Standing.MISSED}


def test_an_honour_is_done_when_enough_is_counted() -> None:
    found = {one.honour.id: one for one in honours_of(account())}
    kills = sum(account().of(hero).kills for hero in account().state.world.heroes)
    assert found["harvest"].reached == kills
    assert (found["harvest"].standing is Standing.DONE) == (kills >= 100)
    waves = quest_of(account().state).finished
    assert (found["halfway"].standing is Standing.DONE) == (waves >= 5)
