"""Where one may go, what may be aimed at: backgrounds with a rim for eyes without colour."""

from starquest.desk.glyphs import SETS
from starquest.desk.overlays import papers, rimmed
from starquest.desk.playing import Playing
from starquest.engine.board.bits import cells_of
from starquest.engine.scene import scene_of
from starquest.model.command import Activate
from starquest.play.session import Session
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest

ROOM = "1.2.....\n........\n........\n........\n......A."


def test_the_rim_is_what_one_could_step_out_from() -> None:
    """A square in the corner of the table: the table's edge is no rim, nor is a wall."""
    scene = scene_of(quest("1.2.A...\n........\n.....#..\n........", objectives={"A": 1}))
    grid = scene.table.grid
    square = [grid.cell(x, y) for x in (5, 6, 7) for y in (0, 1)]
    found = rimmed(scene, sum(1 << cell for cell in square), "advance")
    assert set(found) == set(square)
    rim = {grid.xy(cell) for cell, name in found.items() if name == "advance-edge"}
    assert rim == {(5, 0), (5, 1), (6, 1), (7, 1)}


def test_a_hero_shows_advance_rush_charge_and_the_way() -> None:
    state = quest("1.2.........A\n" + "\n".join(["." * 13] * 4) + "\n......a......",
                  enemies={"a": "scrap_cutters"}, objectives={"A": 1})  # fmt: skip
    state = play(state, Activate(uid(state, "1")))[0]
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    names = {name.partition("-")[0] for name in papers(playing).values()}
    assert names == {"advance", "rush", "charge"}
    playing.cursor = state.table.grid.cell(0, 3)
    found = papers(playing)
    assert found[playing.cursor] == "path"
    foes = cells_of(playing.scene.mask(uid(state, "a")))
    assert all(found[cell] == "charge" for cell in foes)


def test_nothing_is_marked_when_the_horde_acts() -> None:
    state = quest(ROOM, objectives={"A": 1})
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    assert papers(playing)
    playing.focus = uid(quest("1.2.A.a", enemies={"a": "scrap_cutters"},
                                objectives={"A": 1}), "a")  # fmt: skip
    assert not papers(playing)
