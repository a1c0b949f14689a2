"""How far a model comes over heights: the search of `reach`, with links instead of plain steps.

As there the board of a cost holds every cell it pays for, and the models of a unit are searched
for together, each on a plane of its own. Flat tables never come here.
"""

from bisect import bisect_left
from collections.abc import Sequence

from starquest.engine.board.relief import (
    ACROSS,
    CLIMB,
    EDGE,
    FARTHEST,
    Hop,
    Leap,
    Link,
    Relief,
)
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell

OVER = 2 * STRAIGHT
"""What a step across a gap costs."""
Takeoffs = list[tuple[int, int]]
"""The cells a jump starts from, and how far on it lands."""


def _moved(board: int, step: int) -> int:
    return board << step if step > 0 else board >> -step


def _nearby(near: int, stride: int) -> int:
    return near << 1 | near >> 1 | near << stride | near >> stride


class Ground:
    """The links of a relief over some free ground, on so many planes."""

    __slots__ = ("_hops", "_links", "_stride")

    def __init__(self, relief: Relief, free: int, planes: int, *, back: bool = False) -> None:
        self._stride = relief.bits.stride
        self._links = [_on(link, free, planes, back=back) for link in relief.links]
        self._hops = [_over(hop, free, planes, back=back) for hop in relief.hops]

    def grown(self, boards: list[int], cost: int) -> int:
        """What one more half-inch adds to the boards of the lower costs."""
        stride, found = self._stride, 0
        for source, via, target, climb in self._links:
            place = cost - STRAIGHT - climb
            if place >= 0 and (near := boards[place] & source):
                found |= _nearby(near, stride) & target
            if place > 0 and (near := boards[place - 1] & source):
                found |= _diagonal(near, via, stride) & target
        return found | self._hopped(boards[cost - OVER]) if cost >= OVER else found

    def _hopped(self, board: int) -> int:
        found = 0
        for source, gap, target in self._hops:
            if near := board & source:
                for step in (1, -1, self._stride, -self._stride):
                    found |= _moved(_moved(near, step) & gap, step) & target
        return found

    def flooded(self, board: int) -> int:
        """Everything that is walked to at whatever cost."""
        before, found = 0, board
        while found != before:
            before = found
            for source, via, target, _ in self._links:
                near = found & source
                around = _nearby(near, self._stride) | _diagonal(near, via, self._stride)
                found |= around & target
            found |= self._hopped(found)
        return found


def _diagonal(near: int, via: int, stride: int) -> int:
    across, along = (near << 1 | near >> 1) & via, (near << stride | near >> stride) & via
    return across << stride | across >> stride | along << 1 | along >> 1


def _on(link: Link, free: int, planes: int, *, back: bool) -> Link:
    source, target = (link.target, link.source) if back else (link.source, link.target)
    return Link(source * planes, (link.via & free) * planes, (target & free) * planes, link.climb)


def _over(hop: Hop, free: int, planes: int, *, back: bool) -> Hop:
    source, target = (hop.target, hop.source) if back else (hop.source, hop.target)
    return Hop(source * planes, (hop.gap & free) * planes, (target & free) * planes)


def walkable_from(relief: Relief, free: int, start: int) -> int:
    """The cells one can walk to from any cell of a board, at whatever cost and without a jump."""
    return Ground(relief, free, 1).flooded(start)


def costs_toward(relief: Relief, free: int, goals: int) -> list[int]:
    """From where each cost from 0 on gets to any of some cells, until there is nothing more."""
    ground, boards, still = Ground(relief, free, 1, back=True), [goals, goals], 0
    while still < DIAGONAL + STRAIGHT * CLIMB:
        reached = boards[-1] | ground.grown(boards, len(boards))
        still = still + 1 if reached == boards[-1] else 0
        boards.append(reached)
    return boards


class Hills:
    """A search over heights from one cell or several; it is asked as `Search` is."""

    __slots__ = ("_costs", "_planes", "_size", "budget", "free", "ground", "relief", "starts")

    def __init__(self, relief: Relief, free: int, starts: Sequence[Cell], budget: int) -> None:
        grid = relief.bits.grid
        self.relief, self.free, self.starts, self.budget = relief, free, starts, budget
        self._size = grid.stride * (grid.height + 1)
        self._planes = sum([1 << plane * self._size for plane in range(len(starts))])
        self.ground = Ground(relief, free, self._planes)
        near = sum([1 << plane * self._size + start for plane, start in enumerate(starts)])
        self._costs = [near, near]
        for cost in range(STRAIGHT, budget + 1):
            self._costs.append(self._costs[-1] | self.ground.grown(self._costs, cost))

    def within(self, budget: int, plane: int = 0) -> int:
        """What a budget reaches; not more than the search was made for."""
        return self.on_plane(self._costs[max(budget, 0)], plane)

    def on_plane(self, board: int, plane: int) -> int:
        """One plane of a board as a board of the table."""
        return board >> plane * self._size & (1 << self._size) - 1

    def boards(self, budget: int) -> list[int]:
        """What a budget reaches from each cell that was searched from."""
        return [self.within(budget, plane) for plane in range(len(self.starts))]

    def spread(self, board: int) -> int:
        """A board of the table on every plane."""
        return board * self._planes

    def walked(self, cost: int) -> int:
        """What a cost reaches, on all planes."""
        return self._costs[cost]

    def way(self, goal: Cell, budget: int, plane: int = 0) -> tuple[Cell, ...] | None:
        """A cheapest way, the cells after the start up to the goal, or None."""
        cost = self.least(self._costs, goal, budget, plane)
        if cost is None:
            return None
        way = [goal]
        while cost:
            before = self.before(self._costs, way[-1], cost, plane)
            assert before is not None, "what costs something comes from somewhere"
            way.append(before[0])
            cost = before[1]
        return tuple(way[-2::-1])

    def least(self, costs: list[int], goal: Cell, budget: int, plane: int) -> int | None:
        """The lowest cost whose board holds a cell, if the budget pays for it."""
        sought, most = 1 << goal + plane * self._size, max(budget, 0)
        if not costs[most] & sought:
            return None
        return bisect_left(costs, 1, hi=most, key=lambda reached: bool(reached & sought))

    def before(
        self, costs: list[int], cell: Cell, cost: int, plane: int
    ) -> tuple[Cell, int] | None:
        """The cell a cheapest way comes from, and what it costs to there; None if from none."""
        shift = plane * self._size
        for other in self.relief.nearby(cell):
            step = self.relief.step(other, cell, self.free)
            left = cost - step if step is not None else -1
            if left >= 0 and costs[left] >> other + shift & 1:
                return other, left
        return None


def takeoffs(relief: Relief, free: int) -> dict[int, Takeoffs]:
    """Every jump over free ground, by the dice it takes."""
    found: dict[int, Takeoffs] = {}
    for height, source in relief.levels.items():
        for level, target in relief.levels.items():
            if 0 <= height - level <= FARTHEST:
                gap = relief.below(level - EDGE) & free
                for step in (1, -1, relief.bits.stride, -relief.bits.stride):
                    _jumps(found, (source, gap, target & free), step, (relief, height - level))
    return dict(sorted(found.items()))


def _jumps(
    found: dict[int, Takeoffs], over: tuple[int, int, int], step: int, how: tuple[Relief, int]
) -> None:
    """Add the jumps one way between two heights."""
    (run, gap, target), (relief, drop) = over, how
    for cells in range(FARTHEST - relief.wide + 1):
        wide = cells + relief.wide if cells else 0
        run = _moved(run, step)
        landing = run & target
        if landing and (wide > ACROSS or drop > CLIMB):
            far = (cells + 1) * step
            found.setdefault(Leap(wide, drop).dice, []).append((_moved(landing, -far), far))
        run &= gap
        if not run:
            return


class Leaps:
    """The same search with one jump on the way: the fewer dice, the better."""

    __slots__ = ("_hills", "_layers", "_takeoffs")

    def __init__(self, hills: Hills) -> None:
        self._hills = hills
        self._takeoffs = takeoffs(hills.relief, hills.free)
        self._layers = {dice: self._landed(way) for dice, way in self._takeoffs.items()}

    def _landed(self, ways: Takeoffs) -> list[int]:
        """What each cost reaches by one of these jumps; the jump itself is free."""
        hills, boards = self._hills, list[int]()
        spread = [(hills.spread(board), far) for board, far in ways]
        for cost in range(max(hills.budget, 1) + 1):
            reached = boards[-1] | hills.ground.grown(boards, cost) if boards else 0
            for board, far in spread:
                if near := hills.walked(cost) & board:
                    reached |= _moved(near, far)
            boards.append(reached)
        return boards

    def within(self, budget: int, plane: int = 0) -> int:
        """What a budget reaches with a jump or without."""
        return self.boards(budget)[plane]

    def boards(self, budget: int) -> list[int]:
        """The same from each cell that was searched from."""
        hills, most = self._hills, max(budget, 0)
        found = hills.walked(most)
        for layer in self._layers.values():
            found |= layer[most]
        return [hills.on_plane(found, plane) for plane in range(len(hills.starts))]

    def way(self, goal: Cell, budget: int, plane: int = 0) -> tuple[Cell, ...] | None:
        """A way on foot, else the cheapest with a jump of the fewest dice, or None."""
        found = self._hills.way(goal, budget, plane)
        for dice, layer in self._layers.items() if found is None else ():
            cost = self._hills.least(layer, goal, budget, plane)
            if cost is not None:
                return self._leapt(dice, goal, cost, plane)
        return found

    def _leapt(self, dice: int, goal: Cell, cost: int, plane: int) -> tuple[Cell, ...]:
        """The way to a cell that costs so much behind a jump."""
        hills, layer, way = self._hills, self._layers[dice], [goal]
        while before := hills.before(layer, way[-1], cost, plane):
            way.append(before[0])
            cost = before[1]
        start = self._took_off(dice, way[-1], cost, plane)
        run = hills.way(start, cost, plane)
        assert run is not None, "it took off there, so it got there"
        return (*run, *way[::-1])

    def _took_off(self, dice: int, landing: Cell, cost: int, plane: int) -> Cell:
        for board, far in self._takeoffs[dice]:
            start = landing - far
            took = start >= 0 and board >> start & 1
            if took and self._hills.within(cost, plane) >> start & 1:
                return Cell(start)
        raise AssertionError(landing)
