"""One word for each key in one moment: the line above the keys and the keys agree."""

import attrs
import pytest

from starquest.desk.glyphs import SETS
from starquest.desk.hints import caption, hints
from starquest.desk.playing import Playing
from starquest.model.ids import OFF_TABLE, Side
from starquest.model.step import Ask, AskKind
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.finding import cell, uid
from tests.support.quest import quest


@pytest.mark.parametrize("stays", [True, False])
def test_escape_stays_where_that_is_an_answer_and_is_not_offered_where_it_is_none(
    stays: bool,  # noqa: FBT001 - a case
) -> None:
    state = quest("1..A\n....\n2...", objectives={"A": 1})
    options = (*((OFF_TABLE,) if stays else ()), cell(state, 1, 1))
    kind = AskKind.FOLLOW_UP if stays else AskKind.STAND
    ask = Ask(kind, Side.ONE, uid(state, "1"), options)
    state = attrs.evolve(state, agenda=(*state.agenda, ask))
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    told = caption(playing, Phrases.of(state, catalog()))
    footer = [hint.text for hint in hints(playing, 200)]
    assert ("Esc: stay" in told) == stays
    assert ("Esc Stay" in footer) == stays
    assert "Esc Back" not in footer


def test_moving_on_after_a_fight_says_what_it_leaves() -> None:
    """Five columns from the objective nobody holds it; one column from it somebody does."""
    state = quest(".1..A.......\n............\n2...........", objectives={"A": 1})
    near, far = cell(state, 3, 0), cell(state, 9, 1)
    ask = Ask(AskKind.FOLLOW_UP, Side.ONE, uid(state, "1"), (OFF_TABLE, near, far))
    playing = Playing(
        Session(attrs.evolve(state, agenda=(*state.agenda, ask))), catalog(), SETS["unicode"]
    )
    say = Phrases.of(state, catalog())
    playing.cursor = far
    assert "(leaves objective 1)" in caption(playing, say)
    playing.cursor = near
    assert "leaves" not in caption(playing, say)
