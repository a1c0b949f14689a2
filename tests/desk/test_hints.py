"""One word for each key in one moment: the line above the keys and the keys agree."""

import attrs
import pytest

from starquest.desk.glyphs import SETS
from starquest.desk.hints import caption, hints
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.model.command import Activate
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


def test_in_a_small_terminal_what_can_be_done_comes_before_looking() -> None:
    state = quest("1...A...a\n....\n2...", objectives={"A": 1}, enemies={"a": "scrap_cutters"})
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    playing.apply(Activate(uid(state, "1")))
    assert playing.wait is Wait.ACT
    there = {choice.action for choice in playing.choices()}
    assert {"advance", "rush", "shoot"} <= there
    wide, small = ([hint.text for hint in hints(playing, width, back="Undo choice")]
                   for width in (200, 78))  # fmt: skip
    acts = [text for text in wide if text[0] in "arcsveifdpxtgzw"]
    assert wide[: len(acts) + 2] == [*acts, "u Undo choice", "V In sight"]
    assert small[:-3] == [*acts, "u Undo"][: len(small) - 3]
    assert {"a Advance", "r Rush", "s Shoot"} <= set(small)
    assert small[-3:] == [". End", "m Menu", "? Help"]
    assert len("  ".join(small)) <= 78
