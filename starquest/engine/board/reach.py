"""How far a model comes: a Dial search on bitboards, one board for each cost.

The hottest code of the project. The board of a cost holds every cell that cost pays for: those of
the cost before, a straight step (2) from the board two below, a diagonal step (3) from the board
three below. A diagonal step needs one of the two cells beside it to be free, so it is a straight
step to a free cell and another one square to it. A search stays in the rows its budget pays for:
shorter integers, faster shifts. The models of a unit are searched for together, each on a plane of
its own in the same integers, with an empty row between the planes.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell


def reach(free: int, start: Cell, budget: int, stride: int) -> int:
    """The cells whose cheapest way from the start costs at most the budget, and the start."""
    return search(free, (start,), budget, stride).within(budget)


@lru_cache(maxsize=16)
def _cross(stride: int) -> int:
    """The four straight neighbours of a cell, seen from the upper one."""
    return 1 | 5 << stride - 1 | 1 << 2 * stride


def search(free: int, starts: Sequence[Cell], budget: int, stride: int) -> "Search":
    """How far one comes from each of some cells."""
    rows = max(budget, 0) // STRAIGHT
    first, lowest = max(0, min(starts) // stride - rows), max(starts) // stride
    last = max(lowest, min(lowest + rows, free.bit_length() // stride))
    top, size = first * stride, (last + 2 - first) * stride
    window = free >> top & (1 << size - stride) - 1
    near, ground, shift = 1 << starts[0] - top, window, 0
    for start in starts[1:]:
        shift += size
        near |= 1 << shift + start - top
        ground |= window << shift
    # who starts where nobody may go has corners of its own
    cornered = near & ~ground or _has_corners(window, stride)
    spread = _costs if cornered else _open_costs
    return Search(starts, spread(ground, near, budget, stride), ground, stride, top, size)


def _has_corners(free: int, stride: int) -> bool:
    """Whether anywhere a diagonal step lies between two cells that are not free."""
    right, below = free >> 1, free >> stride
    beyond = below >> 1
    return bool(free & beyond & ~(right | below) or right & below & ~(free | beyond))


def _open_costs(free: int, near: int, budget: int, stride: int) -> list[int]:
    """What each cost from 0 to the budget reaches where no corner is in the way."""
    reached, before = near, 0
    boards = [near, near]
    append = boards.append
    for _ in range(budget - 1):
        # up and down from there is a straight step, from what lay beside it before a diagonal one
        tall = near | before
        before = near << 1 | near >> 1
        near, reached = reached, reached | (before | tall << stride | tall >> stride) & free
        append(reached)
    return boards


def _costs(free: int, near: int, budget: int, stride: int) -> list[int]:
    """What each cost from 0 to the budget reaches."""
    reached, diagonal = near, 0
    boards = [near, near]
    append = boards.append
    for _ in range(budget - 1):
        across = (near << 1 | near >> 1) & free
        along = (near << stride | near >> stride) & free
        near = reached
        reached = reached | across | along | diagonal & free
        diagonal = across << stride | across >> stride | along << 1 | along >> 1
        append(reached)
    return boards


def costs_from(free: int, starts: int, stride: int) -> list[int]:
    """What each cost from 0 on reaches from any of some cells, until there is nothing more."""
    reached, near, diagonal, still = starts, starts, 0, 0
    boards = [starts, starts]
    while still < DIAGONAL:
        across = (near << 1 | near >> 1) & free
        along = (near << stride | near >> stride) & free
        near = reached
        reached = reached | across | along | diagonal & free
        diagonal = across << stride | across >> stride | along << 1 | along >> 1
        still = still + 1 if reached == near else 0
        boards.append(reached)
    return boards


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


def path(free: int, start: Cell, goal: Cell, budget: int, stride: int) -> tuple[Cell, ...] | None:
    """A cheapest way, the cells after the start up to the goal, or None.

    Of equal ways the one is taken that, walked back from the goal, steps straight where it can
    and then to the lowest cell.
    """
    return search(free, (start,), budget, stride).way(goal, budget)


class Search:
    """A search from one cell or several, asked again and again: how far, and which way.

    The plane is the place of the cell one starts from among those that were searched from.
    """

    __slots__ = ("_costs", "_cross", "_free", "_mask", "_size", "_starts", "_stride", "_top")

    def __init__(
        self, starts: Sequence[Cell], costs: list[int], free: int, stride: int, top: int, size: int
    ) -> None:
        self._starts, self._costs, self._free, self._stride = starts, costs, free, stride
        self._top, self._size = top, size
        self._mask = (1 << size) - 1
        self._cross = _cross(stride)

    def within(self, budget: int, plane: int = 0) -> int:
        """What a budget reaches; not more than the search was made for."""
        return (self._costs[max(budget, 0)] >> plane * self._size & self._mask) << self._top

    def boards(self, budget: int) -> list[int]:
        """What a budget reaches from each cell that was searched from."""
        reached, size, mask, top = self._costs[max(budget, 0)], self._size, self._mask, self._top
        found = []
        while reached:
            found.append((reached & mask) << top)
            reached >>= size
        return found

    def first(self, board: int) -> int:
        """The cells of a board that cost least to reach; none if the budget was too small."""
        sought = board >> self._top & self._mask
        if not self._costs[-1] & sought:
            return 0
        low = bisect_left(self._costs, 1, key=lambda reached: bool(reached & sought))
        return (self._costs[low] & sought) << self._top

    def cost(self, goal: Cell, budget: int, plane: int = 0) -> int | None:
        """What the cheapest way costs, or None if the budget does not pay for it."""
        place, high = goal - self._top, max(budget, 0)
        if not 0 <= place < self._size:
            return None
        costs, sought = self._costs, 1 << place + plane * self._size
        if not costs[high] & sought:
            return None
        # mostly nothing is in the way, and it costs what the distance is
        low = self._least(goal, plane)
        if costs[low] & sought:
            return low
        while low < high:
            middle = low + high >> 1
            if costs[middle] & sought:
                high = middle
            else:
                low = middle + 1
        return low

    def _least(self, goal: Cell, plane: int) -> int:
        """What a way costs at least: the distance."""
        stride = self._stride
        goal_y, goal_x = divmod(goal, stride)
        y, x = divmod(self._starts[plane], stride)
        wide = x - goal_x if x > goal_x else goal_x - x
        tall = y - goal_y if y > goal_y else goal_y - y
        return 2 * wide + tall if wide > tall else 2 * tall + wide

    def way(self, goal: Cell, budget: int, plane: int = 0) -> tuple[Cell, ...] | None:
        """A cheapest way as `path` gives it, or None if the budget does not pay for it."""
        cost = self.cost(goal, budget, plane)
        if cost is None:
            return None
        costs, stride, cross = self._costs, self._stride, self._cross
        shift = self._top - plane * self._size
        place, way = goal - shift, [goal]
        while cost:
            # straight neighbours lie in the order we prefer them in: the lowest bit is the one
            around, board = place - stride, costs[cost - STRAIGHT]
            near = (board >> around if around >= 0 else board << -around) & cross
            if near:
                cost -= STRAIGHT
                place = around + (near & -near).bit_length() - 1
            else:
                cost -= DIAGONAL
                place = self._corner(costs[cost], place)
            way.append(Cell(place + shift))
        return tuple(way[-2::-1])

    def _corner(self, board: int, place: int) -> int:
        """The place a diagonal step comes from, past a cell that is free."""
        stride, free = self._stride, self._free
        for down, side in ((-stride, -1), (-stride, 1), (stride, -1), (stride, 1)):
            before = place + down + side
            if before < 0 or not board >> before & 1:
                continue
            if (free >> place + down | free >> place + side) & 1:
                return before
        raise AssertionError(place)


def walk_cost(start: Cell, cells: tuple[Cell, ...], stride: int) -> int:
    """What it costs to walk from the start over these cells, each next to the one before."""
    cost, straight = 0, (1, -1, stride, -stride)
    for cell in cells:
        cost += STRAIGHT if cell - start in straight else DIAGONAL
        start = cell
    return cost
