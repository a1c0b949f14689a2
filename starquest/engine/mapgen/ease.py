"""Mending heights: all places are walked to without a jump, the important ones by 2x2 models."""

from starquest.engine.board.bits import bit, cells_of
from starquest.engine.board.hills import walkable_from
from starquest.engine.board.relief import reliefs_of
from starquest.engine.mapgen.places import centre, corner_anchors, objectives
from starquest.engine.mapgen.sketch import Sketch
from starquest.model.ids import Cell

STEP = 2
"""How much lower a place is made that cannot be climbed, in inches."""


def ease(drawn: Sketch) -> None:
    """Lower whatever cannot be walked to, then whatever keeps large models from a goal."""
    while lost := _lost(drawn):
        _lower(drawn, cells_of(lost))
    while drawn.heights and not _wide_ways(drawn):
        _lower(drawn, list(drawn.heights))


def _lower(drawn: Sketch, cells: list[Cell]) -> None:
    for cell in cells:
        left = drawn.heights.pop(cell, 0) - STEP
        if left > 0:
            drawn.heights[cell] = left


def _lost(drawn: Sketch) -> int:
    """The cells nobody can walk to from the middle, doors open."""
    relief = reliefs_of(drawn.table())[0] if any(drawn.heights.values()) else None
    if relief is None:
        return 0
    return drawn.walkable & ~walkable_from(relief, drawn.walkable, bit(centre(drawn.grid)))


def _wide_ways(drawn: Sketch) -> bool:
    """Whether a large model can walk from the middle to each objective and corner."""
    relief = reliefs_of(drawn.table())[1]
    anchors = drawn.bits.erode(drawn.walkable, 2)
    reached = walkable_from(relief, anchors, bit(centre(drawn.grid)))
    goals = (*objectives(drawn.grid)[1:], *corner_anchors(drawn.grid))
    return all(reached >> goal & 1 for goal in goals)
