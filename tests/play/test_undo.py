"""Taking back: to the last die, to what was learned, to what a program did; and playing on."""

from random import Random

import pytest

from starquest.content.loader import load_catalog
from starquest.engine.digest import digest
from starquest.engine.game import new_game
from starquest.model.command import Activate, Advance, Command, Done, Hold, Shoot, Shot
from starquest.model.state import GameState
from starquest.play.bots import bot_named
from starquest.play.games import GameSpec
from starquest.play.modes.quest.spread import Wishes, specs
from starquest.play.session import Session, Whose, play_one, whose
from starquest.play.undo import Limit
from tests import times
from tests.support.finding import cell, uid
from tests.support.quest import quest

ONE = "1......\n.......\n......a"
WALLED = "1.#.a\n..#..\n....."


def duel(drawing: str = ONE) -> GameState:
    kinds = {"1": "marksman"}
    return quest(f"{drawing}\nA......"[:200], heroes=kinds, enemies={"a": "jump_reaver"},
                 objectives={"A": 1})  # fmt: skip


def played(session: Session, *commands: Command) -> Session:
    for command in commands:
        session.apply(command)
    return session


def test_what_rolls_no_die_is_taken_back_command_by_command() -> None:
    start = duel()
    session = played(Session(start), Activate(uid(start, "1")), Advance(cell(start, 2, 0)))
    assert session.undo() == Advance(cell(start, 2, 0))
    assert session.undo() == Activate(uid(start, "1"))
    assert session.state is start
    assert (session.undo(), session.history, session.back.limit) == (None, [], Limit.START)


def test_a_die_is_never_taken_back() -> None:
    start = duel()
    shot = Shoot((Shot("heavy_rifle", uid(start, "a")),))
    session = played(Session(start), Activate(uid(start, "1")), Hold(), shot)
    after = session.state
    assert session.undo() is None
    assert session.state is after
    assert session.back.limit is Limit.DICE
    assert session.history[-1] == shot


def test_who_comes_into_sight_is_not_forgotten_again() -> None:
    start = duel(WALLED)
    session = played(Session(start), Activate(uid(start, "1")), Advance(cell(start, 3, 2)))
    assert session.undo() is None
    assert session.back.limit is Limit.REVEALED


def test_on_an_open_table_there_is_nothing_to_come_into_sight() -> None:
    start = duel(WALLED)
    session = Session(start)
    session.back.open_table = True
    played(session, Activate(uid(start, "1")), Advance(cell(start, 3, 2)))
    assert session.undo() == Advance(cell(start, 3, 2))


def test_what_a_program_did_stays() -> None:
    start = duel()
    session = played(Session(start), Activate(uid(start, "1")), Hold(), Done())
    assert whose(session.state) is Whose.PROGRAM
    assert session.undo() == Done()
    session.apply(Done())
    session.mind_step()
    assert session.undo() is None
    assert session.back.limit is Limit.PROGRAM


def through(spec: GameSpec) -> tuple[Session, int]:
    """A bot's game in which everything is taken back to the limit at random moments."""
    session = Session(new_game(spec.setup, spec.seed, load_catalog()))
    bot, chance, taken = bot_named(spec.bot, spec.seed), Random(spec.seed), 0  # noqa: S311
    while len(session.history) < spec.limit and whose(session.state) is not Whose.OVER:
        if whose(session.state) is Whose.PROGRAM:
            session.mind_step()
            continue
        play_one(session, bot)
        if chance.random() < 0.1:
            taken += _back_and_on(session)
    return session, taken


def _back_and_on(session: Session) -> int:
    """Take back to the limit, then do the same again: the same states must come."""
    wanted, redo = digest(session.state), list[Command]()
    while (command := session.undo()) is not None:
        redo.append(command)
    for command in reversed(redo):
        session.apply(command)
    assert digest(session.state) == wanted
    return len(redo)


@pytest.mark.soak
def test_whole_games_are_the_same_with_and_without_taking_back() -> None:
    taken = 0
    for bot in ("random", "greedy"):
        for spec in specs(load_catalog(), 8800, times(2, 100), bot, Wishes()):
            taken += through(spec)[1]
    assert taken > times(10, 500)
