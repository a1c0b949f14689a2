"""The map widget: what it tells without colour, and with few colours."""

from itertools import combinations

import pytest
from rich.color import ColorSystem

from starquest.desk.colours import FEW_PAPERS, PALETTES
from starquest.desk.frame import Frame, build_frame
from starquest.desk.glyphs import SETS
from starquest.desk.mark import Mark
from starquest.engine.scene import scene_of
from starquest.engine.view import Sight
from starquest.model.grid import Grid
from starquest.model.ids import Cell
from starquest.ui.palette import style
from starquest.ui.widgets.board import Board, Look, _window
from tests.desk.test_glyphs import MIXED
from tests.support.changes import shaken
from tests.support.finding import uid
from tests.support.quest import quest
from tests.ui.states import mission, solo
from tests.ui.support import opened, play

PLACE, ELSEWHERE = Cell(1), Cell(0)
THINGS = {
    "floor": Mark("·"),
    "cover": Mark("░", " ", "cover"),
    "wall": Mark("█", "█", "wall"),
    "enemies": Mark("s", "3", "enemy", "bold"),
    "enemies that acted": Mark("s", "3", "enemy"),
    "shaken enemies": Mark("s", "~", "shaken", "bold"),
    "hero": Mark("1", " ", "player1", "bold"),
    "hero that acted": Mark("1", "'", "player1", "bold"),
    "objective": Mark("◆", "2", "objective"),
    "priority": Mark("◆", "2", "priority", "bold"),
    "token": Mark("?", "?", "token"),
}
STATES = ("", "advance-edge", "rush-edge", "charge", "target", "path", "cursor", "group")
ALIKE = {("charge", "target")}
"""Both mean: may be attacked; they are never shown together."""


def drawn(mark: Mark, state: str, columns: int) -> tuple[str, Look]:
    """A thing in a state, in the light."""
    board = Board(Grid(3, 1))
    board.columns, board.cursor = columns, PLACE if state == "cursor" else ELSEWHERE
    board.frame = Frame({PLACE: mark}, {}, lit=1 << PLACE, zones=0)
    board.group = 1 << PLACE if state == "group" else 0
    board.papers = {PLACE: state} if state in STATES[1:-2] else {}
    return board._drawn(PLACE)


def bare(mark: Mark, state: str, columns: int) -> tuple[str, bool, bool]:
    """The same without its colours: text, underlined, reversed."""
    text, look = drawn(mark, state, columns)
    found = style("starquest-dark", *look)
    return text, bool(found.underline), bool(found.reverse)


@pytest.mark.parametrize("thing", list(THINGS))
def test_every_state_shows_without_colour(thing: str) -> None:
    looks = {state: bare(THINGS[thing], state, 2) for state in STATES}
    alike = [p for p in combinations(STATES, 2) if looks[p[0]] == looks[p[1]] and p not in ALIKE]
    if THINGS[thing].detail != " ":  # its second column is taken: being marked at all must do
        alike = [pair for pair in alike if "" in pair or "cursor" in pair or "group" in pair]
    assert not alike


@pytest.mark.parametrize("thing", list(THINGS))
def test_one_column_shows_what_is_marked(thing: str) -> None:
    plain = bare(THINGS[thing], "", 1)
    assert all(bare(THINGS[thing], state, 1) != plain for state in STATES[1:])
    assert len(plain[0]) == 1


def test_the_rim_of_a_reach_is_told_apart_on_open_ground_of_one_column() -> None:
    assert bare(THINGS["floor"], "advance-edge", 1)[0] == ":"
    assert bare(THINGS["floor"], "rush-edge", 1)[0] == "."
    assert bare(THINGS["floor"], "path", 1)[0] == "*"


def test_open_ground_is_drawn_only_in_the_light() -> None:
    board = Board(Grid(3, 1))
    board.frame = Frame({PLACE: THINGS["floor"]}, {}, lit=0, zones=0)
    assert board._drawn(PLACE)[0] == "  "
    board.frame = Frame({PLACE: THINGS["cover"]}, {}, lit=0, zones=0)
    assert board._drawn(PLACE)[0] == "░ "


@pytest.mark.parametrize("theme", MIXED)
def test_backgrounds_stay_apart_with_sixteen_colours(theme: str) -> None:
    found = {}
    for paper in (*FEW_PAPERS, "lit", "cursor"):
        look = style(theme, "cursor" if paper == "cursor" else "enemy", paper, few=True)
        assert look.bgcolor
        assert look.color
        back = look.bgcolor.downgrade(ColorSystem.STANDARD).number
        assert back != look.color.downgrade(ColorSystem.STANDARD).number, paper
        found[paper.removesuffix("-edge")] = back
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("theme", MIXED)
def test_every_ink_is_seen_with_sixteen_colours(theme: str) -> None:
    for ink in PALETTES[theme].ink:
        for paper in ("lit", "dim", "rush"):
            look = style(theme, ink, paper, few=True)
            assert look.bgcolor
            assert look.color
            numbers = [c.downgrade(ColorSystem.STANDARD).number for c in (look.color, look.bgcolor)]
            assert ink == "cursor" or numbers[0] != numbers[1], (ink, paper)


def test_the_cursor_is_reversed_and_keeps_its_colours() -> None:
    look = style("starquest-dark", "cursor", "cursor", "bold cursor")
    assert look.reverse
    assert look.color
    assert look.color.name == PALETTES["starquest-dark"].paper["cursor"]


def test_all_models_of_the_unit_under_the_cursor_are_shown() -> None:
    async def scene() -> None:
        state = quest("1.2.A....\n.........\naaa.bb...", enemies={"a": "scrap_cutters",
                      "b": "scrap_cutters"}, objectives={"A": 1})  # fmt: skip
        async with opened(solo(state)) as desk:
            grid = state.table.grid
            await desk.point(grid.cell(0, 2))
            assert desk.game.shown.board.group == sum(1 << grid.cell(x, 2) for x in (0, 1, 2))
            await desk.point(grid.cell(4, 2))
            assert desk.game.shown.board.group == sum(1 << grid.cell(x, 2) for x in (4, 5))
            await desk.point(grid.cell(4, 1))
            assert desk.game.shown.board.group == 0

    play(scene())


def test_a_shaken_enemy_that_acted_is_still_shaken() -> None:
    state = shaken(quest("1.2.A..a", enemies={"a": "scrap_cutters"}, objectives={"A": 1}), "a")
    unit = uid(state, "a")
    frame = build_frame(scene_of(state), SETS["ascii"], Sight(0, (unit,), {}))
    assert frame.things[state.table.grid.cell(7, 0)].detail == "~"


def test_sixteen_colours_are_asked_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            rich = {segment.style for strip in desk.strips() for segment in strip}
            console = type(desk.app.console)
            monkeypatch.setattr(console, "color_system", property(lambda _: "standard"))
            desk.game.shown.board.refresh()
            await desk.pilot.pause()
            few = {segment.style for strip in desk.strips() for segment in strip}
            assert few - rich

    play(scene())


def test_a_jump_out_of_the_window_ends_in_its_middle() -> None:
    """A window of 25 columns on 48: steps scroll it by one, a jump from 5 to 40 centres it."""
    assert _window(0, 20, 25, 48, force=False) == 0
    assert _window(0, 21, 25, 48, force=False) == 1
    assert _window(0, 30, 25, 48, force=False) == 18
    assert _window(0, 40, 25, 48, force=False) == 23
    assert _window(23, 5, 25, 48, force=False) == 0
    assert _window(20, 19, 25, 48, force=False) == 15


def test_the_rim_of_a_reach_fills_its_cell_on_open_ground_and_spares_what_stands_there() -> None:
    """Beside the sign for the ground it would look as if it belonged to half a cell."""
    assert drawn(THINGS["floor"], "advance-edge", 2)[0] == "::"
    assert drawn(THINGS["floor"], "rush-edge", 2)[0] == ".."
    assert drawn(THINGS["cover"], "rush-edge", 2)[0] == "░."
