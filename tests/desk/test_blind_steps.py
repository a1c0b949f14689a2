"""Walking in the fog: what is offered is what the side believes, the table has the last word."""

from starquest.desk.choices import MOVES
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.engine.game import legal
from starquest.model.command import Activate, Advance
from starquest.model.result import Rejected
from starquest.play.session import Session
from starquest.play.undo import Limit
from tests.support.board import catalog
from tests.support.finding import cell, uid
from tests.support.quest import quest

CORNER = """\
1.#....A
..#.....
..#a....
........"""
"""Somebody waits behind a wall, on the way round it."""


def table(*, open_table: bool = False) -> Playing:
    state = quest(CORNER, {"1": "medic"}, {"a": "jump_reaver"}, {"A": 1})
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=open_table)
    playing.apply(Activate(uid(state, "1")))
    return playing


def offered(playing: Playing) -> int:
    boards = [choice.board for choice in playing.choices() if choice.action in MOVES]
    return boards[0] | boards[-1]


def test_in_the_fog_reach_has_no_hole_where_somebody_stands_unseen() -> None:
    playing = table()
    there = cell(playing.state, 3, 2)
    assert playing.seen == ()
    assert offered(playing) >> there & 1
    assert Advance(there) not in legal(playing.state)
    assert not offered(table(open_table=True)) >> there & 1


def test_who_walks_into_somebody_unseen_stops_on_the_way() -> None:
    playing = table()
    state, there = playing.state, cell(playing.state, 3, 2)
    hero = uid(state, "1")
    told = playing.apply(Advance(there))
    assert not isinstance(told, Rejected)
    assert playing.stopped
    (taken,) = playing.history[1:]
    assert isinstance(taken, Advance)
    assert taken in legal(state)
    assert taken.cell != there
    assert playing.scene.cells(hero) == [taken.cell]
    assert playing.run.back.next is None
    assert playing.run.back.limit is Limit.REVEALED


def test_an_honest_walk_is_as_it_was() -> None:
    playing = table()
    near = cell(playing.state, 1, 1)
    assert not isinstance(playing.apply(Advance(near)), Rejected)
    assert not playing.stopped
    assert playing.history[1:] == [Advance(near)]


def test_on_an_open_table_the_referee_answers() -> None:
    playing = table(open_table=True)
    there = cell(playing.state, 3, 2)
    assert isinstance(playing.apply(Advance(there)), Rejected)
    assert not playing.stopped
