"""Every pair of things that can stand on a cell, drawn by the real map and without its colours."""

import asyncio
from dataclasses import replace
from itertools import combinations

import attrs
import pytest

from starquest.desk.glyphs import SETS
from starquest.model.component import Decoy, Gadget, Trap
from starquest.model.ids import Cell, EntityId
from starquest.model.state import GameState
from starquest.model.table import Zone
from tests.support.changes import downed, shaken
from tests.support.finding import uid
from tests.support.quest import quest
from tests.ui.states import solo
from tests.ui.support import QUICK, Desk, opened

DRAWING = (
    "........................",
    ".1.2.3.4...A.B.C.D......",
    "...?.$.aa.bb.cc.t.......",
    ".#.+./.o.%.w.~.^.x.m.X..",
    "........................",
    "........................",
)
HEROES = {"1": "commander", "2": "medic", "3": "marksman", "4": "breacher"}
ENEMIES = {"a": "scrap_cutters", "b": "scrap_cutters", "c": "scrap_gunners", "t": "jump_reaver"}
PLACES = {
    "corner": (0, 0), "hero": (1, 1), "shaken hero": (3, 1), "hero that is down": (5, 1),
    "hero that acted": (7, 1), "objective": (11, 1), "hurt objective": (13, 1),
    "failing objective": (15, 1), "priority": (17, 1), "token": (3, 2), "treasure": (5, 2),
    "enemies": (7, 2), "shaken enemies": (10, 2), "enemies that acted": (13, 2), "turret": (16, 2),
    "open ground": (2, 3), "wall": (1, 3), "door": (3, 3), "open door": (5, 3), "low wall": (7, 3),
    "cover": (9, 3), "woods": (11, 3), "mud": (13, 3), "fire ground": (15, 3), "wire": (17, 3),
    "hot mud": (19, 3), "wreck": (21, 3), "trap": (2, 4), "noise": (4, 4), "grease": (6, 4),
    "fire": (8, 4), "burning grease": (10, 4), "last known cell": (12, 4), "cursor": (14, 4),
}  # fmt: skip
"""A cell for each thing."""


def everything() -> GameState:
    """A table with all of it."""
    state = quest(DRAWING, HEROES, ENEMIES, {"A": 1, "B": 2, "C": 3, "D": 4},
                  damage={2: 1, 3: 2}, priority=4)  # fmt: skip
    state = downed(shaken(state, "2b"), "3")
    world, grid = state.world.copy(), state.table.grid
    for unit in (uid(state, "4"), uid(state, "c")):
        world.statuses[unit] = attrs.evolve(world.statuses[unit], activated=True)
    world.traps[EntityId(900)] = Trap(grid.cell(2, 4), uid(state, "1"), "set_trap")
    world.decoys[EntityId(901)] = Decoy(grid.cell(4, 4), 12, 3)
    world.gadgets[uid(state, "t")] = Gadget(uid(state, "1"))
    zones = (
        Zone("grease", (grid.cell(6, 4),), difficult=True),
        Zone("fire", (grid.cell(8, 4),), dangerous=True),
        Zone("both", (grid.cell(10, 4),), difficult=True, dangerous=True),
    )
    table = attrs.evolve(state.table, zones=zones)
    return solo(attrs.evolve(state, world=world, table=table))


Bare = tuple[str, bool, bool, bool]
"""Text, bold, underlined, reversed."""


def bare(desk: Desk, cell: Cell) -> Bare:
    """What a cell of the map shows when all colours are gone."""
    board = desk.game.shown.board
    x, y = board.grid.xy(cell)
    left = (x - board.origin[0]) * board.columns
    strip = board.render_line(y - board.origin[1]).crop(left, left + board.columns)
    (segment,) = [segment for segment in strip if segment.text]
    style = segment.style
    assert style is not None
    return segment.text, bool(style.bold), bool(style.underline), bool(style.reverse)


async def alike(name: str) -> list[tuple[str, str]]:
    """The pairs of things that look the same with a set of glyphs."""
    options = replace(QUICK, glyphs=name, sight="open")
    async with opened(everything(), (120, 36), options) as desk:
        playing, board, grid = desk.playing, desk.game.shown.board, desk.playing.state.table.grid
        last = {EntityId(999): grid.cell(*PLACES["last known cell"])}
        playing.sight = attrs.evolve(playing.sight, last=last)
        board.show(playing.frame())
        board.move_cursor(grid.cell(*PLACES["cursor"]))
        board.paint({})
        assert board.columns == 2
        looks = {thing: bare(desk, grid.cell(*place)) for thing, place in PLACES.items()}
        assert looks["open ground"][0].strip(), "the open ground is in the light"
        return [(a, b) for a, b in combinations(looks, 2) if looks[a] == looks[b]]


@pytest.mark.parametrize("name", list(SETS))
def test_no_two_things_look_the_same_without_colour(name: str) -> None:
    assert asyncio.run(alike(name)) == []


def test_a_glyph_used_twice_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = attrs.evolve(SETS["ascii"], trap=SETS["ascii"].noise)
    monkeypatch.setitem(SETS, "ascii", twice)
    assert asyncio.run(alike("ascii")) == [("trap", "noise")]
