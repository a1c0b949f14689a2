"""How much of the table each cell sees, for all cells at once.

For each way from one cell to another one board says from where that line is clear: the cells
between are the same for all of them, only shifted. The boards are then added up column-wise, so
the number of cells seen is known for every cell without looking from any. The rule is that of
`sight`: a line between two cells passes if either is clear.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import gcd

from starquest.engine.board.bits import GridBits


def overlooking(bits: GridBits, clear: int, limit: int) -> int:
    """The clear cells that see more than this many clear cells, themselves included."""
    boards = [clear]
    for offset, board in _clear_lines(bits, clear):
        boards += (board, board << offset)
    return counted_above(boards, limit)


def counted_above(boards: list[int], limit: int) -> int:
    """The cells that are on more than so many of these boards."""
    digits = _digits(boards)
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
    carried = []
    while len(boards) > 1:
        a, b = boards.pop(), boards.pop()
        c = boards.pop() if boards else 0
        either = a ^ b
        boards.append(either ^ c)
        carried.append(a & b | either & c)
    return boards[0], carried


def _clear_lines(bits: GridBits, clear: int) -> Iterator[tuple[int, int]]:
    """For each way right or down: its offset, and from which cells that line is clear."""
    width, stride = bits.grid.width, bits.stride
    shifted = {offset: clear >> offset for offset in range(bits.grid.height * stride)}
    shifted |= {-offset: clear << offset for offset in range(1, width)}
    inside = {dx: clear & _columns(bits, dx) for dx in range(1 - width, width)}
    for offset, dx, times, across, through, past in _lines(bits):
        board = inside[dx] & shifted[offset]
        for crossed in through:
            board &= shifted[crossed]
        for passed in past:
            board &= shifted[passed] | shifted[passed + across]
        yield from _repeated(board, offset, times)


def _repeated(board: int, offset: int, times: int) -> Iterator[tuple[int, int]]:
    """A line and its multiples: one twice as long is clear where it is clear twice in a row."""
    longer = board
    for time in range(1, times + 1):
        if not longer:
            return
        yield time * offset, longer
        longer &= board >> time * offset


def _columns(bits: GridBits, dx: int) -> int:
    """The cells that have a cell this many columns to their right."""
    row = (1 << bits.grid.width) - 1
    row = row >> dx if dx > 0 else row >> -dx << -dx
    return sum(row << y * bits.stride for y in range(bits.grid.height))


Line = tuple[int, int, int, int, tuple[int, ...], tuple[int, ...]]
"""A shortest way in its direction, as offsets from its first cell: where it ends, its columns, how
often it fits the table, the step across it, the cells it crosses, and those where it passes
between this one and the next one across."""


@lru_cache(maxsize=4)
def _lines(bits: GridBits) -> list[Line]:
    """Each direction right or down, by its shortest way that ends on a cell."""
    straight = [_turned(1, 0, bits)]
    slanting = [
        _turned(steps, side, bits)
        for steps in range(1, max(bits.grid.width, bits.grid.height))
        for side in range(1, steps + 1)
        if gcd(steps, side) == 1
    ]
    return [line for lines in (*straight, *slanting) for line in lines]


def _turned(steps: int, side: int, bits: GridBits) -> Iterator[Line]:
    """A way so many steps along and so many to the side, in the four directions it may have."""
    places = [divmod(2 * step * side + steps, 2 * steps) for step in range(1, steps)]
    crossed = [(step, place) for step, (place, rest) in enumerate(places, 1) if rest]
    passed = [(step, place - 1) for step, (place, rest) in enumerate(places, 1) if not rest]
    ways = ((steps, side), (side, steps), (-steps, side), (-side, steps))
    for dx, dy in dict.fromkeys(ways) if side else ways[:2]:
        times = _times(dx, dy, bits)
        if times:
            along, across = _axes(dx, dy, bits.stride)
            through = tuple([step * along + place * across for step, place in crossed])
            past = tuple([step * along + place * across for step, place in passed])
            yield dy * bits.stride + dx, dx, times, across, through, past


def _times(dx: int, dy: int, bits: GridBits) -> int:
    """How often a way fits the table."""
    wide, tall = bits.grid.width - 1, bits.grid.height - 1
    return min(wide // abs(dx) if dx else wide + tall, tall // dy if dy else wide + tall)


def _axes(dx: int, dy: int, stride: int) -> tuple[int, int]:
    """The steps along and across a way, as offsets."""
    sideways = 1 if dx > 0 else -1
    return (sideways, stride) if abs(dx) > dy else (stride, sideways)
