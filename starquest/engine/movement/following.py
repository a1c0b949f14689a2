"""Which way the models of a unit follow their lead: beside it, or in ranks where they are many."""

from typing import Protocol

from starquest.engine.coherency import in_ranks, span_of
from starquest.engine.movement.rank import Rank
from starquest.engine.movement.ranks.ranks import Ranks
from starquest.engine.scene import Scene
from starquest.model.command import Shape
from starquest.model.ids import OFF_TABLE, Cell

BESIDE = 3
"""Up to so many models stand beside their lead: that finds every goal there is."""
MOST_BESIDE = 13
"""More than so many do not find room there."""


class Following(Protocol):
    """Where a lead may go, and where everybody then ends."""

    def goals(self) -> int:
        """The cells the lead may take."""

    def board(self, shape: Shape) -> int:
        """The cells it may take if the others are to stand in a shape."""

    def cells(self, goal: Cell, shape: Shape = Shape.ANY) -> list[Cell]:
        """Where everybody ends when the lead takes one of those."""


class Beside:
    """Everybody round the lead."""

    __slots__ = ("_rank", "_reaches", "_starts")

    def __init__(self, rank: Rank, starts: list[Cell], reaches: list[int]) -> None:
        self._rank, self._starts, self._reaches = rank, starts, reaches

    def goals(self) -> int:
        """The cells the lead may take."""
        return self._rank.goals(self._reaches)

    def board(self, shape: Shape) -> int:
        """The same; there is no other shape."""
        return self.goals() if shape is Shape.ANY else 0

    def cells(self, goal: Cell, shape: Shape = Shape.ANY) -> list[Cell]:
        """Where everybody ends when the lead takes a cell that `goals` offers."""
        assert shape is Shape.ANY, "only offered shapes come here"
        starts = self._starts or [goal] * len(self._reaches)
        return self._rank.cells(goal, starts, self._reaches)


def has_shapes(scene: Scene, count: int, footprint: int) -> bool:
    """Whether so many models of a size follow in ranks."""
    if count <= BESIDE or footprint > 1:
        return False
    return count > MOST_BESIDE or in_ranks(scene)


def following(scene: Scene, starts: list[Cell], reaches: list[int], footprint: int) -> Following:
    """How models that get so far follow the first of them; with no starts they stand nowhere."""
    count = len(reaches)
    if has_shapes(scene, count, footprint):
        placed = [] if OFF_TABLE in starts else starts
        return Ranks(scene.field.bits, span_of(scene, count), placed, reaches)
    return Beside(Rank(scene), starts, reaches)
