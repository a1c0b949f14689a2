"""How far a model comes: a Dial search on bitboards, one board for each cost.

The hottest code of the project. The board of a cost holds every cell that cost pays for: those of
the cost before, a straight step (2) from the board two below, a diagonal step (3) from the board
three below. A diagonal step needs one of the two cells beside it to be free, so it is a straight
step to a free cell and another one square to it. A search stays in the rows its budget pays for:
shorter integers, faster shifts.
"""

from bisect import bisect_left

from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell


def reach(free: int, start: Cell, budget: int, stride: int) -> int:
    """The cells whose cheapest way from the start costs at most the budget, and the start."""
    boards, top = _boards(free, start, budget, stride)
    return boards[-1] << top


def reach_layers(free: int, start: Cell, budgets: tuple[int, ...], stride: int) -> tuple[int, ...]:
    """What each budget reaches, from one search."""
    boards, top = _boards(free, start, max(budgets), stride)
    return tuple(boards[max(budget, 0)] << top for budget in budgets)


def _boards(free: int, start: Cell, budget: int, stride: int) -> tuple[list[int], int]:
    """What each cost from 0 to the budget reaches, and by how much those boards are shifted."""
    top = max(0, start // stride - budget // STRAIGHT) * stride
    free = free >> top & (1 << (max(budget, 0) + 1) * stride) - 1
    near = reached = 1 << start - top
    boards = [near, near]
    diagonal = 0
    for _ in range(budget - 1):
        across = (near << 1 | near >> 1) & free
        along = (near << stride | near >> stride) & free
        near = reached
        reached = reached | across | along | diagonal
        diagonal = (across << stride | across >> stride | along << 1 | along >> 1) & free
        boards.append(reached)
    return boards, top


def flood(free: int, start: int, stride: int) -> int:
    """The cells one can walk to from any cell of the start board, at whatever cost."""
    before, found = 0, start
    while found != before:
        before = found
        across = (found << 1 | found >> 1) & free
        along = (found << stride | found >> stride) & free
        corner = across << stride | across >> stride | along << 1 | along >> 1
        found |= across | along | corner & free
    return found


def path_cost(free: int, start: Cell, goal: Cell, budget: int, stride: int) -> int | None:
    """What the cheapest way costs, or None if the budget does not pay for it."""
    boards, top = _boards(free, start, budget, stride)
    return _cost(boards, goal - top)


def _cost(boards: list[int], place: int) -> int | None:
    if place < 0 or not boards[-1] >> place & 1:
        return None
    return bisect_left(boards, 1, key=lambda board: board >> place & 1)


def path(free: int, start: Cell, goal: Cell, budget: int, stride: int) -> tuple[Cell, ...] | None:
    """A cheapest way, the cells after the start up to the goal, or None.

    Of equal ways the one is taken that, walked back from the goal, steps straight where it can
    and then to the lowest cell.
    """
    return Search(free, start, budget, stride).way(goal, budget)


class Search:
    """One search from one cell, asked again and again: how far, and which way."""

    __slots__ = ("_boards", "_free", "_stride", "_top")

    def __init__(self, free: int, start: Cell, budget: int, stride: int) -> None:
        self._boards, self._top = _boards(free, start, budget, stride)
        self._free, self._stride = free >> self._top, stride

    def within(self, budget: int) -> int:
        """What a budget reaches; not more than the search was made for."""
        return self._boards[max(budget, 0)] << self._top

    def first(self, board: int) -> int:
        """The cells of a board that cost least to reach; none if the budget was too small."""
        shifted = board >> self._top
        if not self._boards[-1] & shifted:
            return 0
        low, high = 0, len(self._boards) - 1
        while low < high:
            middle = (low + high) // 2
            if self._boards[middle] & shifted:
                high = middle
            else:
                low = middle + 1
        return (self._boards[low] & shifted) << self._top

    def way(self, goal: Cell, budget: int) -> tuple[Cell, ...] | None:
        """A cheapest way as `path` gives it, or None if the budget does not pay for it."""
        cost = _cost(self._boards[: max(budget, 0) + 1], goal - self._top)
        if cost is None:
            return None
        way = [goal - self._top]
        while cost:
            cost, place = _before(self._boards, self._free, way[-1], cost, self._stride)
            way.append(place)
        return tuple([Cell(place + self._top) for place in way[-2::-1]])


def _before(boards: list[int], free: int, place: int, cost: int, stride: int) -> tuple[int, int]:
    """The cost and place a cheapest way comes from; a place off the top is no place."""
    # the four straight neighbours lie in the order we prefer them in: the lowest bit is the one
    around = place - stride
    board = boards[cost - STRAIGHT]
    cross = 1 | 5 << stride - 1 | 1 << 2 * stride
    near = (board >> around if around >= 0 else board << -around) & cross
    if near:
        return cost - STRAIGHT, around + (near & -near).bit_length() - 1
    for down, side in ((-stride, -1), (-stride, 1), (stride, -1), (stride, 1)):
        before = place + down + side
        if before < 0 or not boards[cost - DIAGONAL] >> before & 1:
            continue
        if (free >> place + down | free >> place + side) & 1:
            return cost - DIAGONAL, before
    raise AssertionError(place)


def walk_cost(start: Cell, cells: tuple[Cell, ...], stride: int) -> int:
    """What it costs to walk from the start over these cells, each next to the one before."""
    cost = 0
    for before, after in zip((start, *cells), cells, strict=False):
        cost += STRAIGHT if abs(after - before) in (1, stride) else DIAGONAL
    return cost
