"""A question about places shows them, and none hides who fights."""

from starquest.desk.asked_about import cells_about, pointed_at
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.model.ids import NOBODY, Side
from starquest.model.step import Ask, AskKind
from starquest.play.session import Session
from tests.desk.test_answer_odds import charged
from tests.support.board import catalog
from tests.support.finding import cell, places
from tests.support.quest import quest


def test_each_line_of_the_priority_points_at_its_objective() -> None:
    state = quest("1.A...B\n.......\n2......", objectives={"A": 1, "B": 2})
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    ask = Ask(AskKind.PRIORITY, Side.ONE, NOBODY, (2, 1))
    assert pointed_at(playing, ask) == [cell(state, 6, 0), cell(state, 2, 0)]


def test_who_fights_is_not_hidden() -> None:
    """Every husk and the breacher they have charged."""
    state = charged()
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    found = cells_about(playing, playing.ask)
    fighting = [*places(state, "1"), *places(state, "a")]
    assert {state.table.grid.xy(at) for at in found} == set(fighting)
    assert playing.ask
    assert pointed_at(playing, playing.ask) == []
