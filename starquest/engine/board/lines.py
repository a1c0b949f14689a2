"""The line between two cells, where it is enough to know whether just these see each other.

The rule of `sight`, asked of one line: on each row it crosses (or column, whichever there are more
of) the line is hidden by a wall it passes strictly through, and between two walls.
"""

from functools import lru_cache
from typing import NamedTuple

from starquest.model.ids import Cell


class Line(NamedTuple):
    """The cells a line crosses, as boards that begin at the lowest of them."""

    low: int
    """The lowest cell, from the one that looks."""
    through: int
    """The cells it passes through: none of them may be a wall."""
    between: tuple[int, ...]
    """The pairs of cells it passes between: one of both may be a wall."""


@lru_cache(maxsize=1 << 14)
def line(right: int, down: int, stride: int) -> Line:
    """The line to a cell so many columns and rows away, without its ends."""
    tall = abs(down) >= abs(right)
    far, aside = (down, right) if tall else (right, down)
    ahead, across = (stride, 1) if tall else (1, stride)
    through: list[int] = []
    between: list[tuple[int, int]] = []
    depth, way = abs(far), ahead if far > 0 else -ahead
    for step in range(1, depth):
        place, rest = divmod(2 * step * aside + depth, 2 * depth)
        cell = step * way + place * across
        if rest:
            through.append(cell)
        else:
            between.append((cell - across, cell))
    low = min([*through, *[cell for pair in between for cell in pair]], default=0)
    pairs = tuple([1 << a - low | 1 << b - low for a, b in between])
    return Line(low, sum([1 << cell - low for cell in through]), pairs)


def is_clear(walls: int, stride: int, cell: Cell, other: Cell) -> bool:
    """Whether no wall hides two cells from each other."""
    down, right = divmod(other, stride)
    low, through, between = line(right - cell % stride, down - cell // stride, stride)
    near = walls >> cell + low
    if near & through:
        return False
    for pair in between:  # noqa: SIM110  # a generator would cost more than the search
        if near & pair == pair:
            return False
    return True
