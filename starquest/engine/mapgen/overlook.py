"""How much of the table each cell sees, for all cells at once.

For each way from one cell to another one board says from where that line is clear: the cells
between are the same for all of them, only shifted. A way is the same seen from either end, so two
boards of its first half make up the whole of it, and ways that begin alike share them. The boards
are then added up column-wise, so the number of cells seen is known for every cell without looking
from any. All boards hold the table in four positions, so only an eighth of the directions has to be
gone through. The rule is that of `sight`: a line between two cells passes if either is clear.
"""

from functools import lru_cache, reduce
from itertools import zip_longest
from math import gcd

import attrs

from starquest.engine.board.bits import GridBits, cells_of
from starquest.engine.board.sight import Sight
from starquest.engine.mapgen.positions import (
    AS_IS,
    POSITIONS,
    TURNED,
    UPSIDE_DOWN,
    Positions,
    positions,
)
from starquest.model.frozen import frozen

_FEW = 80
"""Up to so many cells it is cheapest to look from each."""


def overlooking(bits: GridBits, clear: int, limit: int) -> int:
    """The clear cells that see more than this many clear cells, themselves included."""
    return above(seen_counts(bits, clear), limit)


def seen_counts(bits: GridBits, clear: int) -> list[int]:
    """How many clear cells each clear cell sees, as one board for each binary digit."""
    planes = positions(bits.grid)
    counts = planes.taken_up(_digits(_clear_lines(planes, planes.laid(clear))))
    # each cell sees itself
    return reduce(_sum, counts, [clear])


def _sum(one: list[int], other: list[int]) -> list[int]:
    """Two counts added up."""
    total, carry = list[int](), 0
    for a, b in zip_longest(one, other, fillvalue=0):
        either = a ^ b
        total.append(either ^ carry)
        carry = a & b | either & carry
    return [*total, carry] if carry else total


class Overlook:
    """The cells that see too much of a table that gets more and more walls.

    Walls only take from what is seen: who is known to see little is not counted again, and a few
    others are cheaper looked from one by one.
    """

    def __init__(self, bits: GridBits) -> None:
        self._bits = bits
        self._clear = 0
        self._counts: list[int] = []

    def over(self, clear: int, limit: int) -> int:
        """The clear cells that see more than this many clear cells, themselves included."""
        if not clear & ~self._clear:
            suspects = above(self._counts, limit) & clear
            if suspects.bit_count() <= _FEW:
                sight = Sight(self._bits.grid, self._bits.full & ~clear)
                seen = [(cell, sight[cell].bit_count()) for cell in cells_of(suspects)]
                return sum([1 << cell for cell, count in seen if count > limit])
        self._clear, self._counts = clear, seen_counts(self._bits, clear)
        return above(self._counts, limit)


def above(digits: list[int], limit: int) -> int:
    """The cells whose count, a board for each binary digit, is more than this."""
    more, same = 0, -1
    for level in range(max(len(digits), limit.bit_length()) - 1, -1, -1):
        digit = digits[level] if level < len(digits) else 0
        if limit >> level & 1:
            same &= digit
        else:
            more |= same & digit
            same &= ~digit
    return more


def _digits(boards: list[int]) -> list[int]:
    """How many boards each cell is on, as one board for each binary digit."""
    digits = []
    while boards:
        digit, boards = _added(boards)
        digits.append(digit)
    return digits


def _added(boards: list[int]) -> tuple[int, list[int]]:
    """The last binary digit of the sum, and the boards that are carried to the next."""
    carried: list[int] = []
    carry = carried.append
    while len(boards) > 1:
        boards += [0] * (-len(boards) % 3)
        left: list[int] = []
        keep = left.append
        for a, b, c in zip(boards[::3], boards[1::3], boards[2::3], strict=True):
            either = a ^ b
            keep(either ^ c)
            carry(a & b | either & c)
        boards = left
    return boards[0], carried


def _clear_lines(planes: Positions, clear: int) -> list[int]:
    """For each way right and down: from which cells that line is clear, and to which."""
    ways, found = _lines(planes), list[int]()
    shifted = [clear >> offset if offset > 0 else clear << -offset for offset in ways.offsets]
    begun, ended = [clear], [clear]
    for before, there, back in ways.halves:
        begun.append(begun[before] & shifted[there])
        ended.append(ended[before] & shifted[back])
    for offset, inside, times, half, left, right in ways.lines:
        board = begun[half] & ended[half] >> offset & inside
        if left != right:
            board &= shifted[left] | shifted[right]
        # a line twice as long is clear where it is clear twice in a row
        longer = board
        for time in range(offset, times * offset + 1, offset):
            if not longer:
                break
            found += (longer, longer << time)
            longer &= board >> time
    return found


Line = tuple[int, int, int, int, int, int]
"""A shortest way in its direction: where it ends as an offset from its first cell, the cells that
have a cell there, how often it fits the table, its first half, and the two cells it passes between
in its middle, which are one if it does not."""


@frozen
class Ways:
    """Each direction right and at most as far down, by its shortest way that ends on a cell."""

    lines: list[Line] = attrs.field(factory=list)
    halves: list[tuple[int, int, int]] = attrs.field(factory=list)
    """The beginnings of ways: the one a cell shorter, counted from 1, 0 for none; then its last
    cell, seen from the first cell of the way and seen back from the last."""
    offsets: dict[int, int] = attrs.field(factory=dict)
    """The cells all these are about, as offsets from the first cell, each with its place."""
    _places: dict[tuple[int, int], int] = attrs.field(factory=dict)

    def offset(self, cell: int) -> int:
        """The place of an offset."""
        return self.offsets.setdefault(cell, len(self.offsets))

    def half(self, cells: list[int]) -> int:
        """The place of the beginning that has these cells."""
        place = 0
        for cell in cells:
            if (place, cell) not in self._places:
                self.halves.append((place, self.offset(cell), self.offset(-cell)))
                self._places[place, cell] = len(self.halves)
            place = self._places[place, cell]
        return place


@lru_cache(maxsize=4)
def _lines(planes: Positions) -> Ways:
    """The ways of a table of this size."""
    ways = Ways()
    _add(ways, 1, 0, planes)
    for steps in range(1, planes.side):
        for side in range(1, steps + 1):
            if gcd(steps, side) == 1:
                _add(ways, steps, side, planes)
    return ways


def _add(ways: Ways, steps: int, side: int, planes: Positions) -> None:
    """Add a way so many steps to the right and so many down.

    It passes between two cells in its middle, or nowhere: there is no shorter way that ends so.
    """
    across = planes.stride
    places = [(2 * step * side + steps) // (2 * steps) for step in range(1, steps // 2 + 1)]
    between = places.pop() - 1 if steps % 2 == 0 else 0
    half = ways.half([step + place * across for step, place in enumerate(places, 1)])
    left = steps // 2 + between * across
    right = left + across if steps % 2 == 0 else left
    passed = ways.offset(left), ways.offset(right)
    times = (planes.side - 1) // steps
    ways.lines.append((steps + side * across, _inside(planes, steps, side), times, half, *passed))


def _inside(planes: Positions, steps: int, side: int) -> int:
    """The cells that have a cell so far to the right and below, each direction on one plane only.

    Upside down a straight way is the same, and turned a diagonal one.
    """
    row = (1 << planes.side - steps) - 1
    plane = sum([row << y * planes.stride for y in range(planes.side - side)])
    doubles = {0: (AS_IS, TURNED), steps: (AS_IS, UPSIDE_DOWN)}
    return sum([plane << place * planes.size for place in doubles.get(side, POSITIONS)])
