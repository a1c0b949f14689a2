"""Ranks: the shapes in which a squad of many may follow its lead, each on a board of its own."""

from collections.abc import Sequence

from starquest.engine.board.bits import GridBits
from starquest.engine.coherency import strays
from starquest.engine.movement.ranks.block import blocks, fresh, headed
from starquest.engine.movement.ranks.gather import Gather
from starquest.engine.movement.ranks.keep import kept
from starquest.engine.movement.ranks.plans import Plan, ends, fits
from starquest.model.command import Shape
from starquest.model.ids import Cell

SHAPES = (Shape.KEEP, Shape.SQUARE, Shape.RANKS, Shape.COLUMN, Shape.LOOSE)
"""In the order in which they are tried where none is asked for."""
BLOCKS = (Shape.SQUARE, Shape.RANKS, Shape.COLUMN)
"""Those that a lead may head."""
Fitting = list[tuple[Plan, int]]
"""Plans, and the cells each is for."""


def _union(plans: Fitting) -> int:
    found = 0
    for _, board in plans:
        found |= board
    return found


class Ranks:
    """Where a squad's lead may go so that everybody follows, and where each then stands.

    Models that stand nowhere yet have no starts.
    """

    __slots__ = (
        "_bits", "_fitting", "_gathered", "_goals", "_heads", "_reaches", "_span", "_starts",
    )  # fmt: skip

    def __init__(self, bits: GridBits, span: int, starts: list[Cell], reaches: list[int]) -> None:
        self._bits, self._span, self._starts, self._reaches = bits, span, starts, reaches
        self._fitting: dict[Shape, Fitting] = {}
        self._heads: dict[Shape, Fitting] = {}
        self._gathered: tuple[Gather, int] | None = None
        self._goals: int | None = None

    def goals(self) -> int:
        """The cells the lead may take in any shape."""
        if self._goals is None:
            found, lead = 0, self._reaches[0]
            for boards in (self._plain, self._headed):
                for shape in SHAPES if found != lead else ():
                    found |= boards(shape)
                    if found == lead:
                        break
            self._goals = found
        return self._goals

    def board(self, shape: Shape) -> int:
        """The cells the lead may take in a shape."""
        return self.goals() if shape is Shape.ANY else self._plain(shape) | self._headed(shape)

    def _plain(self, shape: Shape) -> int:
        """The same with the lead at its own place among the others."""
        return self._gather()[1] if shape is Shape.LOOSE else _union(self._plans(shape))

    def _headed(self, shape: Shape) -> int:
        """The further cells if it heads them."""
        return _union(self._heading(shape)) if shape in BLOCKS and self._starts else 0

    def cells(self, goal: Cell, shape: Shape = Shape.ANY) -> list[Cell]:
        """Where everybody ends when the lead takes a cell of the shape's board."""
        shapes = SHAPES if shape is Shape.ANY else (shape,)
        for plans in (self._plans, self._heading):
            for wanted in shapes:
                for plan, board in plans(wanted):
                    if board >> goal & 1:
                        return ends(self._bits, goal, plan)
            if Shape.LOOSE in shapes and self._gather()[1] >> goal & 1:
                return [goal, *self._spread(self._gather()[0].cells(goal))]
        raise LookupError(goal)

    def _plans(self, shape: Shape) -> Fitting:
        """The plans of a shape, each with the cells it fits."""
        known = self._fitting.get(shape)
        if known is None:
            known = self._fitting[shape] = self._fit(self._made(shape), self._reaches[0])
        return known

    def _heading(self, shape: Shape) -> Fitting:
        """The plans of a shape that the lead heads, for cells where the others do not fit."""
        known = self._heads.get(shape)
        if known is None:
            left, plans = self._reaches[0] & ~self._plain(shape), tuple[Plan, ...]()
            if left and self._starts and shape in BLOCKS:
                plans = headed(kept(self._bits, self._starts), shape, self._span)
            known = self._heads[shape] = self._fit(plans, left)
        return known

    def _fit(self, plans: Sequence[Plan], left: int) -> Fitting:
        """Where each plan fits, on cells for which none before it does."""
        found = []
        for plan in plans:
            board = fits(self._bits, self._reaches, plan, left) if left else 0
            if board:
                found.append((plan, board))
                left &= ~board
        return found

    def _made(self, shape: Shape) -> Sequence[Plan]:
        """The plans with the lead at its own place; who gathers has none."""
        bits, starts, span = self._bits, self._starts, self._span
        if shape is Shape.LOOSE:
            return ()
        if not starts:
            return () if shape is Shape.KEEP else fresh(len(self._reaches), shape, span)
        if shape is Shape.KEEP:
            return [] if strays(bits, starts, span) else [kept(bits, starts)]
        return blocks(kept(bits, starts), shape, span)

    def _gather(self) -> tuple[Gather, int]:
        """The cells everybody gets to, and where the lead may stand among them."""
        if self._gathered is None:
            lead, *others = self._reaches
            common = self._bits.full
            for reach in others:
                common &= reach
            gather = Gather(self._bits, common, len(others), self._span)
            self._gathered = gather, lead & gather.goals()
        return self._gathered

    def _spread(self, cells: list[Cell]) -> list[Cell]:
        """Which follower takes which cell: each in turn the nearest that is left."""
        if not self._starts:
            return cells
        left, found = cells, []
        for start in self._starts[1:]:
            nearest = min(self._bits.grid.distances(start, left))[1]
            found.append(nearest)
            left = [cell for cell in left if cell != nearest]
        return found
