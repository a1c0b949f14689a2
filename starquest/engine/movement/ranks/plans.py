"""A plan says where each model ends, seen from its lead; its goals are found for a whole board.

Every model's reach is shifted by its place in the plan, so what they have in common are the cells
the lead may take. More than one column off, a shifted board could wrap into the next row: the
columns from which the plan would leave the table are masked once, at the end.
"""

from functools import lru_cache

from starquest.engine.board.bits import GridBits
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell

Spot = tuple[int, int]
"""Columns and rows from the lead."""
Plan = tuple[Spot, ...]
"""The spot of each model in squad order; the lead's is (0, 0)."""


def length(across: int, down: int) -> int:
    """How far it is over so many columns and rows, in half-inches."""
    wide, tall = abs(across), abs(down)
    return STRAIGHT * max(wide, tall) + (DIAGONAL - STRAIGHT) * min(wide, tall)


@lru_cache(maxsize=512)
def columns(bits: GridBits, left: int, right: int) -> int:
    """The cells with a column of the table so far to either side of them."""
    first, last = max(0, -left), min(bits.grid.width, bits.grid.width - right)
    row = (1 << last) - (1 << first) if first < last else 0
    return sum(row << y * bits.stride for y in range(bits.grid.height))


def fits(bits: GridBits, reaches: list[int], plan: Plan, among: int) -> int:
    """The cells, of some, that the lead may take so that everybody gets to its spot."""
    stride, board = bits.stride, among
    for reach, (across, down) in zip(reaches, plan, strict=True):
        step = down * stride + across
        board &= reach >> step if step > 0 else reach << -step
        if not board:
            return 0
    sides = [across for across, _ in plan]
    return board & columns(bits, min(sides), max(sides))


def ends(bits: GridBits, goal: Cell, plan: Plan) -> list[Cell]:
    """Where everybody ends with the lead on a cell."""
    return [Cell(goal + down * bits.stride + across) for across, down in plan]
