"""Heights: what a climb, a drop and a gap mean for a step. Flat tables have none of this.

Going up costs its height, at most 3 inches a step; dropping up to 3 is free. A gap is ground that
lies at least 2 inches lower than both its edges: one cell of it is stepped across, more of them
are jumped, and so is a drop of more than 3 inches. Both go along rows and columns only.
"""

from functools import cached_property
from typing import NamedTuple

import attrs

from starquest.engine.board.bits import GridBits, grid_bits
from starquest.model.frozen import frozen
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell
from starquest.model.table import Table

CLIMB = 3
"""How far a step goes up, and how far one drops without a jump, in inches."""
FARTHEST = 6
"""The widest gap and the deepest drop of a jump, in inches."""
EDGE = 2
"""From so many inches on it is a fall."""
ACROSS = 1
"""The gap that is stepped across, in inches."""
LEVEL = 4
"""How much higher or lower an enemy may stand that is struck, in inches."""
FULL = 3
"""A jump takes one more die, and a fall one more AP, for each so many inches."""


class Link(NamedTuple):
    """Steps from cells of one height to others that cost the same."""

    source: int
    via: int
    """The cells a diagonal step may pass."""
    target: int
    climb: int
    """What it costs besides the step, in half-inches."""


class Hop(NamedTuple):
    """Steps across a gap of one cell."""

    source: int
    gap: int
    target: int


class Leap(NamedTuple):
    """A jump: how wide, how deep, and how many dice it takes."""

    gap: int
    drop: int

    @property
    def dice(self) -> int:
        """One die, and one more for each full 3 inches of the longer of gap and drop."""
        return 1 + max(self.gap, self.drop) // FULL


@frozen(slots=False, eq=False)
class Relief:
    """How high the ground is for models of one footprint, by their top left cell."""

    bits: GridBits
    heights: tuple[int, ...]
    wide: int = 0
    """How many columns a model fills besides its first."""
    _below: dict[int, int] = attrs.field(factory=dict, init=False, repr=False)

    @cached_property
    def levels(self) -> dict[int, int]:
        """The cells of each height there is, lowest first."""
        found: dict[int, int] = {}
        for cell, height in enumerate(self.heights):
            found[height] = found.get(height, 0) | 1 << cell
        return {height: found[height] & self.bits.full for height in sorted(found)}

    def below(self, height: int) -> int:
        """The cells at most this high."""
        known = self._below.get(height)
        if known is None:
            boards = [board for level, board in self.levels.items() if level <= height]
            known = self._below[height] = sum(boards)
        return known

    def level_with(self, cell: Cell, board: int) -> int:
        """Of some cells those at most 4 inches higher or lower than this one."""
        here = self.heights[cell]
        return board & self.below(here + LEVEL) & ~self.below(here - LEVEL - 1)

    @cached_property
    def links(self) -> tuple[Link, ...]:
        """Every step from cell to cell, by what it costs."""
        found = []
        for height, source in self.levels.items():
            via = self.below(height + CLIMB)
            found.append(Link(source, via, self._dropped(height), 0))
            rises = [level for level in self.levels if 0 < level - height <= CLIMB]
            for level in rises:
                climb = STRAIGHT * (level - height)
                found.append(Link(source, via, self.levels[level], climb))
        return tuple(found)

    def _dropped(self, height: int) -> int:
        """The cells one may step to from this height without climbing or jumping."""
        return self.below(height) & ~self.below(height - CLIMB - 1)

    @cached_property
    def hops(self) -> tuple[Hop, ...]:
        """Every step across a gap of one cell, by the heights of its edges."""
        found = []
        for height, source in self.levels.items() if not self.wide else ():
            for level, target in self.levels.items():
                gap = self.below(level - EDGE)
                if 0 <= height - level <= CLIMB and gap:
                    found.append(Hop(source, gap, target))
        return tuple(found)

    def leap(self, start: Cell, end: Cell) -> Leap | None:
        """The jump that leads from one cell to another; none if it is an ordinary step."""
        away = self._away(start, end)
        gap = away - 1 + self.wide if away > 1 else 0
        drop = self.heights[start] - self.heights[end]
        return None if gap <= ACROSS and drop <= CLIMB else Leap(gap, drop)

    def _away(self, start: Cell, end: Cell) -> int:
        (x, y), (end_x, end_y) = self.bits.grid.xy(start), self.bits.grid.xy(end)
        return max(abs(end_x - x), abs(end_y - y))

    def edge(self, start: Cell, end: Cell) -> Cell:
        """The first cell past the edge on a jump: where one falls to who fails."""
        return Cell(start + (end - start) // self._away(start, end))

    def walked(self, start: Cell, way: tuple[Cell, ...]) -> int:
        """What a way costs, in half-inches; jumps are free."""
        total = 0
        for end in way:
            if self.leap(start, end) is None:
                climb = max(0, self.heights[end] - self.heights[start])
                total += self.bits.grid.distance(start, end) + STRAIGHT * climb
            start = end
        return total

    def nearby(self, cell: Cell) -> list[Cell]:
        """The cells one step away: straight, diagonal, across a gap, in the order of preference."""
        grid = self.bits.grid
        x, y = grid.xy(cell)
        spots = [(x + across, y + down) for across, down in _AROUND]
        return [grid.cell(*spot) for spot in spots if grid.has(*spot)]

    def step(self, start: Cell, end: Cell, free: int) -> int | None:
        """What one step to a cell near by costs; none if it is not to be walked."""
        rise = self.heights[end] - self.heights[start]
        far = self.bits.grid.distance(start, end)
        if not -CLIMB <= rise <= CLIMB or far > STRAIGHT * 2:
            return None
        if far == STRAIGHT * 2:
            low = min(self.heights[start], self.heights[end]) - EDGE
            gap = Cell((start + end) // 2)
            over = not self.wide and free >> gap & 1 and self.heights[gap] <= low
            return far if over and rise <= 0 else None
        if far == DIAGONAL and not self._passes(start, end, free):
            return None
        return far + STRAIGHT * max(0, rise)

    def _passes(self, start: Cell, end: Cell, free: int) -> bool:
        """Whether one of the two cells beside a diagonal step can be passed."""
        stride = self.bits.stride
        down = stride if end > start else -stride
        sides = (start + down, end - down)
        able = free & self.below(self.heights[start] + CLIMB)
        return any(able >> side & 1 for side in sides)


_AROUND = (
    (0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1),
    (0, -2), (-2, 0), (2, 0), (0, 2),
)  # fmt: skip


def reliefs_of(table: Table) -> tuple[Relief, Relief]:
    """The heights of a table for models of one cell and for large ones.

    A large model stands as high as the highest cell it fills.
    """
    grid, bits = table.grid, grid_bits(table.grid)
    plain = [int(digit) for row in table.heights for digit in f"{row}0"]
    padded = [*plain, *[0] * (grid.stride + 1)]
    corners = (0, 1, grid.stride, grid.stride + 1)
    large = [max([padded[cell + step] for step in corners]) for cell in range(len(plain))]
    return Relief(bits, tuple(plain)), Relief(bits, tuple(large), wide=1)
