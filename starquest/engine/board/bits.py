"""Bitboards: a set of cells as one integer, the bit index being the cell.

The guard column of the grid is never a cell, so a shifted board is right again after masking it
with cells of the table; nothing here loops over cells unless it must return them one by one.
"""

from functools import cached_property, lru_cache
from itertools import compress
from typing import cast

import attrs

from starquest.model.frozen import frozen
from starquest.model.grid import DIAGONAL, STRAIGHT, Grid
from starquest.model.ids import Cell

_FLAGS = bytes.maketrans(b"01", b"\x00\x01")
_PLACES = [tuple(place for place in range(8) if byte >> place & 1) for byte in range(256)]
_FEW = 3
"""Up to so many cells it is cheapest to take them off one by one."""
_DENSE = 400
"""Past so many cells it is cheapest to write the whole board out."""


def bit(cell: Cell) -> int:
    """The board that holds just this cell."""
    return 1 << cell


def lowest(bits: int) -> Cell:
    """The lowest cell of a board that is not empty."""
    return Cell((bits & -bits).bit_length() - 1)


def cells_of(bits: int) -> list[Cell]:
    """The cells of a board in ascending order."""
    count = bits.bit_count()
    if count > _DENSE:
        flags = f"{bits:b}"[::-1].encode().translate(_FLAGS)
        return cast("list[Cell]", list(compress(range(len(flags)), flags)))
    if count > _FEW:
        return _bytewise(bits)
    cells: list[int] = []
    while bits:
        low = bits & -bits
        cells.append(low.bit_length() - 1)
        bits ^= low
    return cells  # type: ignore[return-value]  # cells are numbers; to say so would cost a call


def _bytewise(bits: int) -> list[Cell]:
    cells: list[int] = []
    base = (bits & -bits).bit_length() - 1 & ~7
    bits >>= base
    for byte in bits.to_bytes((bits.bit_length() + 7) // 8, "little"):
        if byte:
            for place in _PLACES[byte]:
                cells.append(base + place)  # noqa: PERF401  # a comprehension here is a call more
        base += 8
    return cells  # type: ignore[return-value]  # as above


def nth_cell(bits: int, k: int) -> Cell:
    """The k-th cell of a board in ascending order, counted from 0."""
    if not 0 <= k < bits.bit_count():
        raise IndexError(k)
    offset, half = 0, 1 << (bits.bit_length() - 1).bit_length() >> 1
    while half:
        below = bits & (1 << half) - 1
        count = below.bit_count()
        if k < count:
            bits = below
        else:
            k -= count
            bits >>= half
            offset += half
        half >>= 1
    return Cell(offset)


@frozen(slots=False, eq=False)
class GridBits:
    """The boards that depend only on the size of the grid."""

    grid: Grid
    _discs: dict[tuple[Cell, int], int] = attrs.field(factory=dict, init=False, repr=False)
    _templates: dict[tuple[int, int], int] = attrs.field(factory=dict, init=False, repr=False)

    @cached_property
    def stride(self) -> int:
        """How many bits a row takes."""
        return self.grid.stride

    @cached_property
    def full(self) -> int:
        """Every cell of the grid."""
        row = (1 << self.grid.width) - 1
        return sum(row << y * self.stride for y in range(self.grid.height))

    def disc(self, cell: Cell, length: int) -> int:
        """The cells at most this many half-inches away, the cell itself among them."""
        found = self._discs.get((cell, length))
        if found is None:
            y, x = divmod(cell, self.stride)
            up = (y - length // STRAIGHT) * self.stride
            template = self._template(x, length)
            found = (template << up if up > 0 else template >> -up) & self.full
            self._discs[cell, length] = found
        return found

    def _template(self, x: int, length: int) -> int:
        """The disc round a cell of column x whose top row is row 0, cut at the sides."""
        found = self._templates.get((x, length))
        if found is None:
            rows = length // STRAIGHT
            runs = (self._run(x, _half_width(abs(dy), length)) for dy in range(-rows, rows + 1))
            found = sum(run << row * self.stride for row, run in enumerate(runs))
            self._templates[x, length] = found
        return found

    def _run(self, x: int, half: int) -> int:
        first = max(0, x - half)
        last = min(self.grid.width - 1, x + half)
        return ((1 << last - first + 1) - 1) << first

    def around(self, bits: int) -> int:
        """The cells that touch these, straight or diagonally, without these themselves."""
        wide = bits | bits << 1 | bits >> 1
        return (wide | wide << self.stride | wide >> self.stride) & self.full & ~bits

    def spread(self, bits: int, length: int) -> int:
        """The cells at most this many half-inches away from any of these."""
        if bits.bit_count() <= length:
            return self._discs_of(bits, length)
        boards = [bits & self.full]
        for cost in range(1, length + 1):
            boards.append(boards[-1] | self._grown(boards, cost))
        return boards[-1]

    def _discs_of(self, bits: int, length: int) -> int:
        found = 0
        for cell in cells_of(bits):
            found |= self.disc(cell, length)
        return found

    def _grown(self, boards: list[int], cost: int) -> int:
        """What one more step adds to the boards of the lower costs."""
        if cost < STRAIGHT:
            return 0
        near = boards[cost - STRAIGHT]
        grown = near << 1 | near >> 1 | near << self.stride | near >> self.stride
        if cost >= DIAGONAL:
            far = boards[cost - DIAGONAL]
            sides = (far << 1 | far >> 1) & self.full
            grown |= sides << self.stride | sides >> self.stride
        return grown & self.full

    def footprint(self, cell: Cell, size: int) -> int:
        """What a model covers whose top left cell this is; past the edge it covers the guard."""
        return 1 << cell if size == 1 else (3 | 3 << self.stride) << cell

    def erode(self, free: int, size: int) -> int:
        """The top left cells where a model of this size fits into the free cells."""
        if size == 1:
            return free
        pairs = free & free >> 1
        return pairs & pairs >> self.stride


def _half_width(dy: int, length: int) -> int:
    """How far a disc reaches to either side, this many rows from its centre."""
    steep = length - STRAIGHT * dy
    return steep if steep <= dy else (length - dy) // STRAIGHT


@lru_cache(maxsize=16)
def grid_bits(grid: Grid) -> GridBits:
    """The boards of this grid, made once."""
    return GridBits(grid)
