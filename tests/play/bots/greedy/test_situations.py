"""What missions seldom show: on a drawn board the greedy player chooses it for what it is worth."""

import pytest

from starquest.model.command import Activate
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Shop, Turn
from starquest.play.bots.greedy.bot import GreedyBot
from starquest.play.exhaust.look import Look
from starquest.play.exhaust.worth import chosen_in
from starquest.play.session import Whose, whose
from tests.play.bots.greedy.situations import SITUATIONS
from tests.support.finding import uid
from tests.support.playing import play


def chosen(state: GameState) -> list[str]:
    """What the greedy player chooses in the activation of hero 1, or in the shop."""
    if isinstance(state.agenda[-1], Turn):
        state, _ = play(state, Activate(uid(state, "1")))
    found: list[str] = []
    while isinstance(state.agenda[-1], Act | Ask | Shop) and whose(state) is Whose.PERSON:
        command = GreedyBot().choose(state)
        after, _ = play(state, command)
        found += map(str, chosen_in(Look(state, after), command))
        state = after
    return found


@pytest.mark.parametrize("entry", SITUATIONS)
def test_it_chooses_this_where_it_is_worth_most(entry: str) -> None:
    assert entry in chosen(SITUATIONS[entry]())
