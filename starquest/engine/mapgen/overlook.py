"""How much of the table each cell sees, for all cells at once.

For each way from one cell to another one board says from where that line is clear: the cells
between are the same for all of them, only shifted. The boards are then added up column-wise, so
the number of cells seen is known for every cell without looking from any. The rule is that of
`sight`: a line between two cells passes if either is clear.
"""

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import and_

import attrs

from starquest.engine.board.bits import GridBits


def overlooking(bits: GridBits, clear: int, limit: int) -> int:
    """The clear cells that see more than this many clear cells, themselves included."""
    tally = Tally()
    tally.add(clear)
    for offset, board in _clear_lines(bits, clear):
        tally.add(board)
        tally.add(board << offset)
    return tally.above(limit)


_FULL = 3
"""So many boards of a digit make one board of it and a carry."""


class Tally:
    """Adds up boards: one number for each cell, kept as boards of binary digits."""

    def __init__(self) -> None:
        self._digits: list[list[int]] = []

    def add(self, board: int) -> None:
        """Count each cell of the board once more."""
        level = 0
        while board:
            if level == len(self._digits):
                self._digits.append([])
            waiting = self._digits[level]
            waiting.append(board)
            if len(waiting) < _FULL:
                return
            a, b, c = waiting
            either = a ^ b
            self._digits[level] = [either ^ c]
            board = a & b | either & c
            level += 1

    def above(self, limit: int) -> int:
        """The cells counted more often than the limit."""
        digits = self._settled()
        more, same = 0, -1
        for level in range(max(len(digits), limit.bit_length()) - 1, -1, -1):
            digit = digits[level] if level < len(digits) else 0
            if limit >> level & 1:
                same &= digit
            else:
                more |= same & digit
                same &= ~digit
        return more

    def _settled(self) -> list[int]:
        """One board for each binary digit."""
        carry, settled, level = 0, [], 0
        while level < len(self._digits) or carry:
            a, b = (*self._digits[level], 0, 0)[:2] if level < len(self._digits) else (0, 0)
            settled.append(a ^ b ^ carry)
            carry = a & b | (a ^ b) & carry
            level += 1
        return settled


def _clear_lines(bits: GridBits, clear: int) -> Iterator[tuple[int, int]]:
    """For each way right or down: its offset, and from which cells that line is clear."""
    width, stride = bits.grid.width, bits.stride
    shifted = {offset: clear >> offset for offset in range(bits.grid.height * stride)}
    shifted |= {-offset: clear << offset for offset in range(1, width)}
    inside = {dx: clear & _columns(bits, dx) for dx in range(1 - width, width)}
    for line in _lines(bits):
        board = inside[line.dx] & shifted[line.offset]
        board = reduce(and_, map(shifted.__getitem__, line.through), board)
        for offset in line.past:
            board &= shifted[offset] | shifted[offset + line.across]
        if board:
            yield line.offset, board


def _columns(bits: GridBits, dx: int) -> int:
    """The cells that have a cell this many columns to their right."""
    row = (1 << bits.grid.width) - 1
    row = row >> dx if dx > 0 else row >> -dx << -dx
    return sum(row << y * bits.stride for y in range(bits.grid.height))


@attrs.frozen
class Line:
    """A way from a cell to another one, as offsets from the first."""

    dx: int
    offset: int
    through: tuple[int, ...]
    """The cells it crosses."""
    past: tuple[int, ...]
    """The cells where it passes between this one and the next one across."""
    across: int


@lru_cache(maxsize=4)
def _lines(bits: GridBits) -> list[Line]:
    """Each way right or down that stays on the table."""
    width, height = bits.grid.width, bits.grid.height
    ways = [(dx, dy) for dx in range(1 - width, width) for dy in range(height)]
    return [_line(dx, dy, bits.stride) for dx, dy in ways if dy or dx > 0]


def _line(dx: int, dy: int, stride: int) -> Line:
    steps, side, along, across = dy, dx, stride, 1
    if abs(dx) > dy:
        steps, side, along, across = abs(dx), dy, 1 if dx > 0 else -1, stride
    through, past = [], []
    for step in range(1, steps):
        place, between = divmod(2 * step * side + steps, 2 * steps)
        offset = step * along + place * across
        if between:
            through.append(offset)
        else:
            past.append(offset - across)
    return Line(dx, dy * stride + dx, tuple(through), tuple(past), across)
