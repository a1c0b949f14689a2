"""The way to a goal for a model of any size: how far every cell is from it, doors open.

A large model is measured by its top left cell over the ground it fits on, so a passage of one cell
is no way for it. Where a goal cannot be walked to, the place nearest to it that can be stands in.
Nobody on the table counts: who stands in a way may be gone before it is walked.
"""

from bisect import bisect_left
from typing import Generic, TypeVar

import attrs

from starquest.engine.board.hills import costs_toward, walkable_from
from starquest.engine.board.reach import costs_from, flood
from starquest.engine.board.relief import Relief
from starquest.engine.memo import Memo
from starquest.engine.scene import Scene
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell
from starquest.model.table import Table

K = TypeVar("K")
V = TypeVar("V")
MOST = 512
STEP = 2
"""How much farther one looks at a time for the place nearest to a goal, in half-inches."""


def _passable(table: Table) -> Table:
    """The table with its doors open: it plans through doors and opens them on its way."""
    rows = tuple(row.replace("+", "/") for row in table.rows)
    return table if rows == table.rows else attrs.evolve(table, rows=rows, zones=())


opened: Memo[Table, Table] = Memo(_passable, 64)


class Approach:
    """How far the cells of some ground are from a goal."""

    __slots__ = ("_costs", "_ground", "_relief", "_stride", "at")

    def __init__(self, ground: int, at: int, stride: int, relief: Relief | None = None) -> None:
        toward = costs_toward(relief, ground, at) if relief else costs_from(ground, at, stride)
        self._costs, self._relief = toward, relief
        self._ground, self._stride = ground, stride
        self.at = at
        """Where it has arrived that wants to get there."""

    def first(self, board: int) -> int:
        """The cells of a board that are nearest to the goal; none if no way leads there."""
        costs = self._costs
        if not costs[-1] & board:
            return 0
        low = bisect_left(costs, 1, key=lambda reached: bool(reached & board))
        return costs[low] & board

    def within(self, length: int) -> int:
        """The cells at most so far from the goal, in half-inches."""
        return self._costs[min(length, len(self._costs) - 1)]

    def cost(self, board: int) -> int | None:
        """How far the nearest cell of a board is, in half-inches; None if no way leads there."""
        if not self._costs[-1] & board:
            return None
        return bisect_left(self._costs, 1, key=lambda reached: bool(reached & board))

    def way(self, start: Cell) -> tuple[Cell, ...]:
        """The cells from a start to the goal; empty if there is no way."""
        cost, way = self.cost(1 << start), list[Cell]()
        while cost:
            start, cost = self._nearer(start, cost)
            way.append(start)
        return tuple(way)

    def _nearer(self, cell: Cell, cost: int) -> tuple[Cell, int]:
        """The next cell on a cheapest way, and what is left of it."""
        if self._relief is not None:
            return self._downhill(self._relief, cell, cost)
        tall = self._stride
        for step in (-tall, -1, 1, tall):
            if cell + step >= 0 and self._costs[cost - STRAIGHT] >> cell + step & 1:
                return Cell(cell + step), cost - STRAIGHT
        for down, side in ((-tall, -1), (-tall, 1), (tall, -1), (tall, 1)):
            near = cell + down + side
            free = self._free(cell + down) or self._free(cell + side)
            if near >= 0 and free and self._costs[cost - DIAGONAL] >> near & 1:
                return Cell(near), cost - DIAGONAL
        raise AssertionError(cell)

    def _downhill(self, relief: Relief, cell: Cell, cost: int) -> tuple[Cell, int]:
        """The same over heights."""
        for near in relief.nearby(cell):
            step = relief.step(cell, near, self._ground)
            if step is not None and step <= cost and self._costs[cost - step] >> near & 1:
                return near, cost - step
        raise AssertionError(cell)

    def _free(self, cell: int) -> bool:
        return cell >= 0 and bool(self._ground >> cell & 1)


class _Kept(Generic[K, V]):
    """Results by a key that holds for one table, as long as that very table is around."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, K], tuple[Table, V]] = {}

    def get(self, table: Table, key: K) -> V | None:
        known = self._known.get((id(table), key))
        return known[1] if known is not None and known[0] is table else None

    def put(self, table: Table, key: K, value: V) -> V:
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[id(table), key] = (table, value)
        return value


_APPROACHES: _Kept[tuple[int, int, bool], Approach] = _Kept()
_PARTS: _Kept[tuple[int, bool], list[int]] = _Kept()
_NEAREST: _Kept[tuple[Cell, int, int, bool], int] = _Kept()


def approach(scene: Scene, goal: Cell, footprint: int = 1, *, flies: bool = False) -> Approach:
    """How far every cell is from a goal, for a model that could stand on it."""
    ground = _ground(scene, footprint, flies=flies)
    return _approach(scene, covering(scene, 1 << goal, footprint) & ground, footprint, flies=flies)


def approach_from(
    scene: Scene, start: Cell, goal: Cell, footprint: int = 1, *, flies: bool = False
) -> Approach:
    """How far every cell is from a goal, or from where one comes nearest to it from the start."""
    part = _part(scene, start, footprint, flies=flies)
    at = covering(scene, 1 << goal, footprint) & part
    if not at:
        at = _nearest(scene, goal, (part, start, footprint), flies=flies)
    return _approach(scene, at, footprint, flies=flies)


def covering(scene: Scene, board: int, footprint: int) -> int:
    """The top left cells from which a model covers any of some cells."""
    if footprint > 1:
        board |= board >> 1
        board |= board >> scene.field.bits.stride
    return board


def _approach(scene: Scene, at: int, footprint: int, *, flies: bool) -> Approach:
    table, key = opened(scene.table), (at, footprint, flies)
    known = _APPROACHES.get(table, key)
    if known is not None:
        return known
    ground, relief = (
        _ground(scene, footprint, flies=flies),
        relief_of(scene, footprint, flies=flies),
    )
    return _APPROACHES.put(table, key, Approach(ground, at, scene.field.bits.stride, relief))


def relief_of(scene: Scene, footprint: int, *, flies: bool) -> Relief | None:
    """The heights that are in the way of a model."""
    reliefs = scene.field.reliefs
    return reliefs[footprint - 1] if reliefs and not flies else None


def _ground(scene: Scene, footprint: int, *, flies: bool) -> int:
    """Where a model may be, with nobody else on the table and all doors open."""
    field = scene.field
    free = field.bits.full if flies else field.bits.full & ~(field.blocked & ~field.doors)
    return field.bits.erode(free, footprint)


def _part(scene: Scene, start: Cell, footprint: int, *, flies: bool) -> int:
    """The part of the table a model can walk about in."""
    table, key = opened(scene.table), (footprint, flies)
    parts = _PARTS.get(table, key) or _PARTS.put(table, key, [])
    part = next((board for board in parts if board >> start & 1), 0)
    if not part:
        ground = _ground(scene, footprint, flies=flies)
        relief = relief_of(scene, footprint, flies=flies)
        if relief is not None:
            part = walkable_from(relief, ground, 1 << start)
        else:
            part = flood(ground, 1 << start, scene.field.bits.stride)
        parts.append(part)
    return part


def _nearest(scene: Scene, goal: Cell, whom: tuple[int, Cell, int], *, flies: bool) -> int:
    """The cells of a part of the table from which a model is nearest to a goal."""
    part, start, footprint = whom
    table, key = opened(scene.table), (goal, part, footprint, flies)
    known = _NEAREST.get(table, key)
    if known is not None:
        return known
    grid, length, found = scene.field.grid, 0, 0
    while not found and length <= DIAGONAL * (grid.width + grid.height):
        length += STEP
        found = covering(scene, scene.field.bits.disc(goal, length), footprint) & part
    return _NEAREST.put(table, key, found or 1 << start)
