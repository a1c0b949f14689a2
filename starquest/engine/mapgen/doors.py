"""Walls between rooms and the doors in them, each two cells wide so that large models pass."""

from starquest.content.terrain import RoomPlan
from starquest.engine.board.bits import cells_of
from starquest.engine.mapgen.sketch import Sketch
from starquest.model.ids import Cell

Wall = tuple[int, int]
"""Its cells, and the step from each to the next."""

_OFTEN = 70
"""How many of a hundred neighbouring rooms are joined by a door; each wall has at least one."""


def put_doors(drawn: Sketch, plan: RoomPlan, walls: list[Wall]) -> None:
    """Draw these walls, and doors between the rooms on both sides."""
    total = 0
    for cells, _ in walls:
        total |= cells
        drawn.name(plan.wall, cells)
    for cell in cells_of(total):
        drawn.paint(cell, "#")
    for cells, step in walls:
        _put_in_wall(drawn, plan, _doorways(drawn, total, cells, step), step)
    doors = total & ~drawn.walls
    drawn.clear |= doors | drawn.bits.around(doors)


def _put_in_wall(drawn: Sketch, plan: RoomPlan, places: list[list[Cell]], step: int) -> None:
    if not places:
        return
    needed = drawn.draws.below(len(places))
    for number, place in enumerate(places):
        wanted = drawn.draws.percent(_OFTEN)
        if wanted or number == needed:
            cell = drawn.draws.pick(place)
            glyph = "+" if drawn.draws.percent(plan.closed) else "/"
            drawn.paint(cell, glyph)
            drawn.paint(Cell(cell + step), glyph)


def _doorways(drawn: Sketch, total: int, wall: int, step: int) -> list[list[Cell]]:
    """Where a door may begin, for each pair of rooms that this wall parts."""
    side = drawn.bits.stride if step == 1 else 1
    open_ground = drawn.bits.full & ~total
    both = wall & open_ground << side & open_ground >> side
    runs: list[list[Cell]] = []
    for cell in cells_of(both & both >> step):
        if runs and cell - runs[-1][-1] == step:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return runs
