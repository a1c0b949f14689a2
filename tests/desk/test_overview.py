"""The whole table small: nothing that matters is lost."""

import pytest

from starquest.desk.frame import Frame, build_frame
from starquest.desk.glyphs import SETS
from starquest.desk.mark import Mark
from starquest.desk.overview import overview
from starquest.engine.scene import scene_of
from starquest.engine.view import Sight
from starquest.model.grid import Grid
from tests.ui.states import mission
from tests.ui.support import opened, play

FLOOR, WALL = Mark("."), Mark("#", "#", "wall")


def plain(grid: Grid, **things: tuple[int, int]) -> Frame:
    cells = [grid.cell(x, y) for y in range(grid.height) for x in range(grid.width)]
    inks = {name.partition("_")[0]: place for name, place in things.items()}
    marks = {grid.cell(*place): Mark(ink[0], " ", ink) for ink, place in inks.items()}
    return Frame(dict.fromkeys(cells, FLOOR), marks, lit=0, zones=0)


def test_each_mark_stands_for_a_square() -> None:
    grid = Grid(48, 48)
    shown = overview(plain(grid), grid, 30, 16)
    assert (shown.side, len(shown.rows), len(shown.rows[0])) == (3, 16, 16)
    assert shown.square(grid, grid.cell(47, 0)) == (15, 0)
    assert shown.cell(grid, 15, 0) == grid.cell(46, 1)
    assert shown.cell(grid, 16, 0) is None


def test_a_table_that_fits_is_shown_as_it_is() -> None:
    grid = Grid(24, 24)
    assert overview(plain(grid), grid, 60, 40).side == 1


def test_a_ragged_edge_has_a_square_too() -> None:
    grid = Grid(7, 5)
    shown = overview(plain(grid), grid, 4, 4)
    assert (shown.side, len(shown.rows), len(shown.rows[0])) == (2, 3, 4)
    assert shown.cell(grid, 3, 2) == grid.cell(6, 4)


def test_heroes_come_before_enemies_and_enemies_before_objectives() -> None:
    grid = Grid(4, 4)
    everything = {"objective": (0, 0), "enemy": (1, 0), "player1": (0, 1), "token": (1, 1)}
    for last in ("player1", "enemy", "objective", "token"):
        shown = overview(plain(grid, **everything), grid, 2, 2)
        assert shown.rows[0][0].ink == last
        del everything[last]
    assert overview(plain(grid), grid, 2, 2).rows[0][0] == FLOOR


def test_ground_is_what_there_is_most_of() -> None:
    grid = Grid(4, 2)
    frame = plain(grid)
    frame.ground.update({grid.cell(x, 0): WALL for x in range(3)} | {grid.cell(0, 1): WALL})
    assert [mark.glyph for mark in overview(frame, grid, 2, 1).rows[0]] == ["#", "."]


@pytest.mark.parametrize(("wide", "tall"), [(13, 16), (38, 20), (60, 30)])
def test_every_objective_of_a_mission_is_on_it(wide: int, tall: int) -> None:
    state = mission()
    frame = build_frame(scene_of(state), SETS["unicode"], Sight(0, (), {}))
    shown = overview(frame, state.table.grid, wide, tall)
    marks = [mark for row in shown.rows for mark in row]
    assert sum(mark.ink in ("objective", "priority") for mark in marks) >= 4
    assert {"player1", "player2"} & {mark.ink for mark in marks}


def test_the_whole_table_is_looked_round_by_keys() -> None:
    """48 cells in rows of 16 squares: each key goes three cells, to the middle of a square."""

    async def scene() -> None:
        async with opened(mission()) as desk:
            grid, before = desk.playing.state.table.grid, desk.playing.cursor
            x, y = grid.xy(before)
            await desk.keys("o")
            assert "│ Breacher" in desk.rows()[-5]
            await desk.keys("left", "k", "K", "escape")
            assert desk.playing.cursor == before
            await desk.keys("o", "left", "left", "up", "enter")
            assert desk.shown == "GameScreen"
            assert grid.xy(desk.playing.cursor) == (3 * (x // 3 - 2) + 1, 3 * (y // 3 - 1) + 1)

    play(scene())


@pytest.mark.parametrize(("key", "topic"), [("o", "go there"), ("G", "every die"), ("m", "choose")])
def test_help_explains_the_panel_that_is_open(key: str, topic: str) -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            await desk.keys("enter", key)
            panel = desk.shown
            await desk.keys("question_mark")
            assert desk.shown == "HelpScreen"
            assert topic in desk.text()
            await desk.keys("escape")
            assert desk.shown == panel

    play(scene())
