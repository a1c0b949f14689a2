"""The tactician: legal, the same from the same seed, and no better informed than a person."""

import attrs
import pytest

from starquest.engine.game import legal, new_game
from starquest.model.command import Activate, Shoot
from starquest.model.dice import Dice
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Act, Ask
from starquest.play.bots import bot_named
from starquest.play.bots.tactician.bot import TacticianBot
from starquest.play.session import Session, Whose, play_out, whose
from tests import times
from tests.support.board import catalog, drawn
from tests.support.changes import wounded
from tests.support.finding import uid
from tests.support.mission_invariants import mission_faults
from tests.support.playing import play
from tests.support.quest import quest

SETUPS = (
    QuestSetup((Recruit("commander"), Recruit("medic")), small=True),
    QuestSetup(
        tuple(Recruit(kind) for kind in ("engineer", "psyker", "instigator", "infiltrator")),
        challenges=CHALLENGES,
    ),
    QuestSetup((Recruit("marksman"), Recruit("breacher"), Recruit("medic")), phases=True),
)


def reloaded(state: GameState) -> GameState:
    """The same, but everything about the dice is different."""
    dice = Dice(state.dice.seed + 1, tuple(n + 7 for n in state.dice.counts), (6, 1, 6, 1))
    return attrs.evolve(state, dice=dice)


@pytest.mark.soak
@pytest.mark.parametrize("index", range(len(SETUPS)))
def test_games_are_sound_and_the_dice_to_come_change_no_choice(index: int) -> None:
    session, bot = Session(new_game(SETUPS[index], 40 + index, catalog())), TacticianBot(3)
    while whose(session.state) is not Whose.OVER and len(session.history) < times(150, 20_000):
        if whose(session.state) is Whose.PROGRAM:
            session.mind_step()
            continue
        command = bot.choose(session.state)
        assert command in legal(session.state), command
        assert TacticianBot(3).choose(reloaded(session.state)) == command
        session.apply(command)
        assert mission_faults(session.state) == []


def test_what_it_rehearses_depends_on_no_dice_to_come() -> None:
    board = drawn(20, 8, {"1": (2, 2), "2": (0, 4), "A": (2, 0), "a": (10, 2), "b": (12, 6)})
    foes = {"a": "furnace_brute", "b": "jump_reaver"}
    state = quest(board, {"1": "marksman", "2": "medic"}, foes, {"A": 1}, wave=5, finished=4)
    session, told = Session(wounded(state, "1", 5)), TacticianBot(3)
    while whose(session.state) is not Whose.OVER and session.state.round < 3:
        if whose(session.state) is Whose.PROGRAM:
            session.mind_step()
            continue
        command = told.choose(session.state)
        assert command in legal(session.state), command
        assert TacticianBot(3).choose(reloaded(session.state)) == command
        session.apply(command)
    assert session.history


def test_the_same_seed_plays_the_same_game() -> None:
    state = new_game(SETUPS[0], 11, catalog())
    first, second = (play_out(state, bot_named("tactician", 5), 200) for _ in range(2))
    assert first.history == second.history


def test_it_takes_the_kill_it_can_have() -> None:
    board = drawn(20, 5, {"1": (2, 2), "2": (0, 4), "A": (2, 0), "a": (10, 2), "b": (10, 0)})
    foes = {"a": "carapace_hulk", "b": "spore_crawlers"}
    state = quest(board, {"1": "marksman", "2": "medic"}, foes, {"A": 1})
    mark, shots = uid(state, "b"), list[Shoot]()
    state, _ = play(state, Activate(uid(state, "1")))
    while isinstance(state.agenda[-1], Act | Ask) and whose(state) is Whose.PERSON:
        command = TacticianBot(1).choose(state)
        shots += [command] if isinstance(command, Shoot) else []
        state, _ = play(state, command)
    assert shots[0].shots[0].target == mark
