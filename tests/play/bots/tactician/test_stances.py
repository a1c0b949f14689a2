"""Stances: each proposes something legal, and they differ where it matters."""

from starquest.engine.game import legal
from starquest.model.command import Activate
from starquest.model.step import Act
from starquest.play.bots.tactician.stances import proposals
from tests.support.changes import wounded
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest


def test_the_stances_disagree_where_an_objective_costs_blood() -> None:
    row = "1" + "." * 8 + "A" + "." * 9 + "a" + "." * 10 + "2"
    state = quest(row, None, {"a": "furnace_brute"}, {"A": 1}, wave=5, finished=4, damage={1: 2})
    state, _ = play(wounded(state, "1", 6), Activate(uid(state, "1")))
    act, options = state.agenda[-1], legal(state)
    assert isinstance(act, Act)
    found = proposals(state, act, options)
    assert all(command in options for command in found)
    assert len(set(found)) > 1
