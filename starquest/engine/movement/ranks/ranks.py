"""Ranks: the shapes in which a squad of many may follow its lead, each on a board of its own."""

from starquest.engine.board.bits import GridBits
from starquest.engine.coherency import strays
from starquest.engine.movement.ranks.block import blocks, fresh
from starquest.engine.movement.ranks.gather import Gather
from starquest.engine.movement.ranks.keep import kept
from starquest.engine.movement.ranks.plans import Plan, ends, fits
from starquest.model.command import Shape
from starquest.model.ids import Cell

SHAPES = (Shape.KEEP, Shape.SQUARE, Shape.RANKS, Shape.COLUMN, Shape.LOOSE)
"""In the order in which they are tried where none is asked for."""


class Ranks:
    """Where a squad's lead may go so that everybody follows, and where each then stands.

    Models that stand nowhere yet have no starts.
    """

    __slots__ = ("_bits", "_fitting", "_gathered", "_goals", "_reaches", "_span", "_starts")

    def __init__(self, bits: GridBits, span: int, starts: list[Cell], reaches: list[int]) -> None:
        self._bits, self._span, self._starts, self._reaches = bits, span, starts, reaches
        self._fitting: dict[Shape, list[tuple[Plan, int]]] = {}
        self._gathered: tuple[Gather, int] | None = None
        self._goals: int | None = None

    def goals(self) -> int:
        """The cells the lead may take in any shape."""
        if self._goals is None:
            found, lead = 0, self._reaches[0]
            for shape in SHAPES:
                found |= self.board(shape)
                if found == lead:
                    break
            self._goals = found
        return self._goals

    def board(self, shape: Shape) -> int:
        """The cells the lead may take in a shape."""
        if shape is Shape.ANY:
            return self.goals()
        if shape is Shape.LOOSE:
            return self._gather()[1]
        found = 0
        for _, board in self._plans(shape):
            found |= board
        return found

    def cells(self, goal: Cell, shape: Shape = Shape.ANY) -> list[Cell]:
        """Where everybody ends when the lead takes a cell of the shape's board."""
        for wanted in SHAPES if shape is Shape.ANY else (shape,):
            if wanted is Shape.LOOSE:
                break
            for plan, board in self._plans(wanted):
                if board >> goal & 1:
                    return ends(self._bits, goal, plan)
        return [goal, *self._spread(self._gather()[0].cells(goal))]

    def _plans(self, shape: Shape) -> list[tuple[Plan, int]]:
        """The plans of a shape, each with the cells it fits."""
        known = self._fitting.get(shape)
        if known is None:
            bits, reaches = self._bits, self._reaches
            plans = self._made(shape)
            known = self._fitting[shape] = [(plan, fits(bits, reaches, plan)) for plan in plans]
        return known

    def _made(self, shape: Shape) -> list[Plan] | tuple[Plan, ...]:
        bits, starts, span = self._bits, self._starts, self._span
        if not starts:
            return () if shape is Shape.KEEP else fresh(len(self._reaches), shape, span)
        if shape is Shape.KEEP:
            return [] if strays(bits, starts, span) else [kept(bits, starts)]
        return blocks([bits.grid.xy(cell) for cell in starts], shape, span)

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
