"""Where the cursor goes: to the next thing worth pointing at, or a cell farther."""

from collections.abc import Iterable
from functools import partial

from starquest.desk.enter_action import ATTACKS
from starquest.desk.goals import goals_of
from starquest.desk.playing import Playing
from starquest.desk.target_worth import by_worth
from starquest.desk.waits import Wait
from starquest.engine.board.bits import cells_of
from starquest.model.ids import Cell, EntityId

MOST = 64
"""Cells Tab goes round at most where nothing lies on the table."""


def targets(playing: Playing) -> list[Cell]:
    """The cells Tab goes round."""
    world = playing.state.world
    if playing.wait is Wait.AIM and playing.aim:
        units = by_worth(playing, playing.aim, _near(playing, playing.aim.units))
        goals = [goal.cell for goal in goals_of(playing) if playing.aim.board >> goal.cell & 1]
        return units or goals or _towards(playing, cells_of(playing.aim.board))
    if playing.wait is Wait.ASK_MAP:
        return cells_of(playing.board())
    if playing.wait is Wait.ACT:
        near = _near(playing, _attackable(playing))
        if goals := [goal.cell for goal in goals_of(playing)]:
            return list(dict.fromkeys([*near, *goals]))
        lying = (*world.objectives, *world.treasures, *world.search_tokens)
        found = list(dict.fromkeys([*near, *_near(playing, (*playing.seen, *lying))]))
        return [cell for cell in found if not _ours(playing, cell)] or found
    return []


def _ours(playing: Playing, cell: Cell) -> bool:
    """Whether somebody of the side stands there: there is nothing to go there for."""
    unit = playing.unit_at(cell)
    return unit is not None and playing.is_mine(unit)


def towards(playing: Playing, cell: Cell) -> Cell:
    """Of the cells that may be chosen the nearest to one; itself if it may be, or nothing may."""
    grid, cells = playing.state.table.grid, cells_of(playing.board())
    if cell in cells or _ours(playing, cell):
        return cell
    return min(cells, key=lambda there: (grid.distance(cell, there), there), default=cell)


def _attackable(playing: Playing) -> list[EntityId]:
    """The enemies that may be attacked now."""
    attacks = [choice for choice in playing.choices() if choice.action in ATTACKS]
    return [unit for choice in attacks for unit in choice.units if unit in playing.seen]


def next_target(playing: Playing, step: int) -> Cell:
    """The cell Tab goes to from the cursor; the same where there is none."""
    cells, cursor = targets(playing), playing.cursor
    if not cells:
        return cursor
    at = cells.index(cursor) if cursor in cells else -min(step, 0) - 1
    return cells[(at + step) % len(cells)]


def beside(playing: Playing, dx: int, dy: int) -> Cell:
    """The cell so far from the cursor, not past the table's edge."""
    grid = playing.state.table.grid
    x, y = grid.xy(playing.cursor)
    x, y = max(0, min(grid.width - 1, x + dx)), max(0, min(grid.height - 1, y + dy))
    return grid.cell(x, y)


def _near(playing: Playing, things: Iterable[EntityId]) -> list[Cell]:
    """Where things are, the nearest to who acts first."""
    grid, mine = playing.state.table.grid, playing.scene.cells(playing.focus)
    start = mine[0] if mine else playing.cursor
    places = {playing.place_of(thing) for thing in things}
    return sorted(places, key=lambda cell: (grid.distance(start, cell), cell))


def _towards(playing: Playing, cells: list[Cell]) -> list[Cell]:
    """Of many cells those nearest to what lies on the table; else some of them."""
    grid, world = playing.state.table.grid, playing.state.world
    things = _near(playing, (*world.objectives, *world.treasures, *world.search_tokens))
    near = [min(cells, key=partial(grid.distance, thing)) for thing in things if cells]
    return list(dict.fromkeys(near)) or cells[:MOST]
