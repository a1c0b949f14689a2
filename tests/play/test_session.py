"""A game under way: whose turn, what was done, and back again."""

import pytest

from starquest.engine.digest import digest
from starquest.engine.game import new_game, step
from starquest.model.command import Activate, Command, Done, Hold
from starquest.model.event import Decided
from starquest.model.ids import EntityId, Side
from starquest.model.result import Applied, Rejected
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import EndRound
from starquest.play.bots import BOTS, bot_named
from starquest.play.session import Session, Whose, play_one, play_out, whose
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.playing import run_alone
from tests.support.quest import quest

PARTY = QuestSetup((Recruit("medic"), Recruit("breacher")), factions=("spore_tide",))


def duel(turn: Side = Side.ONE) -> GameState:
    return quest("1.2.A......a", None, {"a": "jump_reaver"}, {"A": 1}, turn=turn)


def test_whose_turn_it_is() -> None:
    assert whose(duel()) is Whose.PERSON
    assert whose(duel(Side.TWO)) is Whose.PROGRAM
    lost, _ = run_alone(quest("1.2"), EndRound())
    assert whose(lost) is Whose.OVER


def test_a_command_is_carried_out_and_remembered() -> None:
    session, command = Session(duel()), Activate(uid(duel(), "1"))
    assert isinstance(session.apply(command), Applied)
    assert session.history == [command]
    expected = step(duel(), command)
    assert isinstance(expected, Applied)
    assert digest(session.state) == digest(expected.state)


def test_a_refused_command_changes_nothing() -> None:
    session = Session(duel())
    before = session.state
    assert isinstance(session.apply(Activate(EntityId(999))), Rejected)
    assert session.state is before
    assert session.history == []
    assert not session.undo()


def test_the_horde_says_what_it_decided() -> None:
    session = Session(duel(Side.TWO))
    applied = session.mind_step()
    assert isinstance(applied.events[0], Decided)
    assert session.history == [Activate(applied.events[0].unit)]


def test_undo_goes_back_command_by_command() -> None:
    session = Session(duel())
    states = [session.state]
    for command in (Activate(uid(duel(), "1")), Hold(), Done()):
        session.apply(command)
        states.append(session.state)
    for state in reversed(states[:-1]):
        assert session.undo()
        assert session.state is state
    assert session.history == []
    assert not session.undo()


def test_the_history_replays_the_game() -> None:
    state = new_game(PARTY, 3, catalog())
    session = play_out(state, bot_named("random", 3), 200)
    again = Session(state)
    for command in session.history:
        assert isinstance(again.apply(command), Applied)
    assert digest(again.state) == digest(session.state)


def test_a_game_is_played_to_its_end() -> None:
    session = play_out(new_game(PARTY, 1, catalog()), bot_named("random", 1))
    assert whose(session.state) is Whose.OVER


def test_a_limit_stops_a_game() -> None:
    assert len(play_out(new_game(PARTY, 1, catalog()), bot_named("random", 1), 10).history) == 10


class Liar:
    """Chooses what is never legal."""

    def choose(self, _state: GameState) -> Command:
        return Activate(EntityId(999))


def test_a_bot_that_breaks_the_rules_is_found_out() -> None:
    with pytest.raises(RuntimeError, match="refused"):
        play_one(Session(duel()), Liar())


def test_bots_have_names() -> None:
    assert sorted(BOTS) == ["greedy", "random", "tactician"]
    with pytest.raises(LookupError, match="greedy, random, tactician"):
        bot_named("clever", 0)
