from collections import Counter

import attrs
import pytest

from starquest.engine.game import legal
from starquest.model.command import Activate, Advance, Charge, Hold, Rush
from starquest.model.state import GameState, Outcome
from starquest.play.bots.random_bot import RandomBot
from tests.support.board import board, fighter, sword
from tests.support.finding import uid
from tests.support.playing import play


def acting() -> GameState:
    """A hero who may hold, move or charge."""
    state = board(["1......", ".......", "......a"], {"1": fighter(sword()), "a": fighter()})
    return play(state, Activate(uid(state, "1")))[0]


def test_the_same_seed_chooses_alike() -> None:
    state = acting()
    chosen = [[bot.choose(state) for _ in range(20)] for bot in (RandomBot(4), RandomBot(4))]
    assert chosen[0] == chosen[1]
    assert chosen[0] != [RandomBot(5).choose(state) for _ in range(20)]


def test_every_legal_command_is_chosen_sometimes() -> None:
    state, bot = acting(), RandomBot(1)
    chosen = Counter(bot.choose(state) for _ in range(40 * len(legal(state))))
    assert set(chosen) == set(legal(state))
    assert max(chosen.values()) < 80


def test_by_kind_attacks_are_as_likely_as_moves() -> None:
    state, bot = acting(), RandomBot(1, by_kind=True)
    chosen = Counter(type(bot.choose(state)) for _ in range(4000))
    assert set(chosen) == {Hold, Advance, Rush, Charge}
    assert all(850 < count < 1150 for count in chosen.values())


def test_a_finished_game_offers_nothing_to_choose() -> None:
    over = attrs.evolve(acting(), agenda=(), outcome=Outcome(0, "destroyed"))
    with pytest.raises(LookupError):
        RandomBot(1).choose(over)
