"""Where it is worth going in a match."""

from starquest.desk.cursor import targets
from starquest.desk.glyphs import UNICODE
from starquest.desk.goals import goal_facts, goals_of
from starquest.desk.playing import Playing
from starquest.engine.game import step
from starquest.engine.scene import scene_of
from starquest.model.command import Activate, Advance
from starquest.model.ids import Cell
from starquest.model.result import Applied
from starquest.play.session import Session
from tests.support.board import Kind, catalog, fighter, gun
from tests.support.matches import field

GUNNER: Kind = fighter(gun(reach=12))
OPEN = ["." * 40] * 8


def playing_on(marks: dict[str, tuple[int, int]], markers: dict[tuple[int, int], int]) -> Playing:
    rows = [list(row) for row in OPEN]
    for mark, (x, y) in marks.items():
        rows[y][x] = mark
    state = field(["".join(row) for row in rows], dict.fromkeys(marks, GUNNER), markers)
    result = step(state, Activate(next(iter(state.world.units))))
    assert isinstance(result, Applied)
    return Playing(Session(result.state), catalog(), UNICODE, open_table=True)


def told(playing: Playing) -> list[str]:
    return [goal.why for goal in goals_of(playing)]


def test_the_markers_come_nearest_first_and_each_cell_holds_its_own() -> None:
    playing = playing_on({"1": (2, 4)}, {(12, 4): -1, (38, 4): -1})
    assert told(playing) == ["Holds marker 1 from here", "Marker 2, too far to hold it this round"]
    first, second = goals_of(playing)
    grid = playing.state.table.grid
    assert second.cell == grid.cell(38, 4)
    after = step(playing.state, Advance(first.cell))
    if not isinstance(after, Applied):  # twelve inches away it takes a rush
        assert grid.distance(first.cell, Cell(grid.cell(12, 4))) <= 7
    else:
        scene = scene_of(after.state)
        assert scene.within(scene.mask(playing.focus), 1 << grid.cell(12, 4), 3)
    assert targets(playing) == [first.cell, second.cell]


def test_a_marker_one_holds_is_no_goal() -> None:
    playing = playing_on({"1": (2, 4)}, {(3, 4): 0, (12, 4): -1})
    assert told(playing) == ["Holds marker 2 from here"]


def test_the_cell_from_which_somebody_is_in_range_is_one() -> None:
    playing = playing_on({"1": (2, 4), "a": (18, 4)}, {})
    (goal, *_) = goals_of(playing)
    assert goal.why == "1 of 1 in range of somebody from here"
    grid = playing.state.table.grid
    assert grid.distance(goal.cell, Cell(grid.cell(18, 4))) <= 25  # 12 inches, and the next cell
    playing.cursor = goal.cell
    assert goal_facts(playing) == [goal.why]


def test_where_there_is_less_to_fear_is_one() -> None:
    playing = playing_on({"1": (7, 4), "a": (25, 4)}, {})
    why = told(playing)[-1]
    assert why.startswith("The safest cell in reach: 0.0 wounds")


def test_who_has_moved_goes_nowhere() -> None:
    playing = playing_on({"1": (2, 4), "a": (12, 4)}, {(12, 4): -1})
    playing.apply(Advance(Cell(playing.state.table.grid.cell(3, 4))))
    assert goals_of(playing) == []
