"""Before a feat is spent one sees where it can lead."""

from starquest.desk.choices import choices
from starquest.desk.enter_hint import verdict
from starquest.desk.glyphs import SETS
from starquest.desk.hints import caption
from starquest.desk.leads_to import leads_to
from starquest.desk.overlays import papers
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.engine.board.bits import cells_of
from starquest.model.command import Activate
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.finding import cell, uid
from tests.support.playing import play
from tests.support.quest import quest

FIELD = "1.......................A\n#........................\n2........................"


def aimed(hero: str) -> Playing:
    state = quest(FIELD, heroes={"1": hero, "2": "marksman"}, objectives={"A": 1})
    state = play(state, Activate(uid(state, "1")))[0]
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    playing.aim = next(c for c in choices(state) if c.action == "feat")
    return playing


def test_the_cells_a_feat_asks_for_are_marked_before_it_is_spent() -> None:
    playing = aimed("infiltrator")
    state, say = playing.state, Phrases.of(playing.state, catalog())
    near, far = cell(state, 4, 0), cell(state, 24, 2)
    board = leads_to(playing)
    assert board >> near & 1
    assert not board >> far & 1
    assert set(cells_of(board)) <= {at for at, name in papers(playing).items() if name}
    told = {}
    for at in (near, far, playing.place_of(playing.focus)):
        playing.cursor = at
        told[at] = verdict(playing, say)
    assert "it can lead here" in told[near]
    assert "not where this can be aimed" in told[far]
    assert "Ghost Walk, then choose one of the marked cells" in told[playing.cursor]
    assert playing.state is state


def test_they_are_the_cells_that_are_asked_for_then() -> None:
    playing = aimed("infiltrator")
    board, choice = leads_to(playing), playing.aim
    assert choice is not None
    playing.aim = None
    playing.apply(choice.listed[0])
    assert playing.wait is Wait.ASK_MAP
    assert playing.board() == board
    say = Phrases.of(playing.state, catalog())
    playing.cursor = cell(playing.state, 24, 2)
    assert "this cell is not marked" in caption(playing, say)
    playing.cursor = cell(playing.state, 4, 0)
    assert "choose a marked cell" in caption(playing, say)


def test_a_feat_that_asks_for_nothing_leads_nowhere() -> None:
    playing = aimed("marksman")
    assert leads_to(playing) == 0
