"""The same again, the last one ready, and the end of a round."""

from starquest.desk.few_keys import again, ends_round, gives_away, last_ready, repeatable
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.model.command import Activate, Done, Hold
from starquest.model.result import Rejected
from starquest.play.session import Session
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.quest import quest

PARTY = {"1": "marksman", "2": "medic"}


def playing(board: str = "1.2.A....a") -> Playing:
    state = quest(board, PARTY, {"a": "scrap_cutters"}, {"A": 1})
    return Playing(Session(state), catalog(), SETS["unicode"], open_table=True)


def ended(game: Playing) -> None:
    """Whatever ends the round is done until somebody else is waited for."""
    while todo := ends_round(game):
        assert not isinstance(game.apply(todo[0]), Rejected)


def test_a_turn_that_is_ended_is_begun_and_does_nothing() -> None:
    game = playing()
    assert gives_away(game)
    ended(game)
    assert game.wait is Wait.HORDE
    assert {type(command) for command in game.history} <= {Activate, Hold, Done}


def test_the_last_one_ready_is_found_when_the_others_had_their_turn() -> None:
    game = playing()
    assert last_ready(game) is None
    ended(game)
    while game.wait is Wait.HORDE:
        game.mind_step()
    if game.wait is Wait.PICK:
        assert last_ready(game) == uid(game.state, "2")


def test_only_deeds_that_can_be_the_same_are_done_again() -> None:
    game = playing()
    game.apply(Activate(uid(game.state, "1")))
    assert repeatable((Done(),)) is None
    assert repeatable((Activate(uid(game.state, "1")),)) is None
    assert again(game, None) == (None, [])
    shoot = next(choice for choice in game.choices() if choice.action == "shoot")
    last = repeatable((shoot.first, shoot.listed[0]) if shoot.first else (shoot.listed[0],))
    choice, deeds = again(game, last)
    assert choice is not None
    assert choice.action == "shoot"
    assert deeds[0][-1] == shoot.listed[0]
