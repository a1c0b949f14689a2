"""Values laid over the table: a number for every cell of a board, many cells at once.

Cells of one value are one board, so a layer is added to all of them at a time; where a hero may go
there are hundreds of cells, but only a few dozen values.
"""

from collections.abc import Iterable

from starquest.engine.board.bits import cells_of, lowest
from starquest.model.ids import Cell

Layer = tuple[float, int]
"""A value, and the cells that have it."""

Steps = dict[float, int]
"""Each value with the cells that have it; no cell has two."""


class Relief:
    """A value for each cell of a board."""

    __slots__ = ("layers",)

    def __init__(self, steps: Steps) -> None:
        self.layers = sorted(steps.items(), reverse=True)
        """Each value and the cells that have it, the highest first."""

    def __getitem__(self, cell: Cell) -> float:
        """The value of a cell."""
        for worth, cells in self.layers:
            if cells >> cell & 1:
                return worth
        raise KeyError(cell)

    def best(self, board: int) -> Cell:
        """Of some cells the lowest of those with the highest value."""
        return next(lowest(here) for _, cells in self.layers if (here := cells & board))

    def top(self, board: int, count: int) -> list[tuple[float, Cell]]:
        """Of some cells the first few by their value, then by their order, each with its value."""
        found: list[tuple[float, Cell]] = []
        for worth, cells in self.layers:
            if here := cells & board:
                found += [(worth, cell) for cell in cells_of(here)[: count - len(found)]]
                if len(found) == count:
                    break
        return found


def joined(layers: Iterable[Layer]) -> Steps:
    """Layers that do not overlap, those of one value made one."""
    steps: Steps = {}
    for worth, cells in layers:
        if cells:
            steps[worth] = steps.get(worth, 0) | cells
    return steps


def piled(steps: Steps, layers: Iterable[Layer]) -> Steps:
    """Values with layers added to them, one after the other."""
    for worth, layer in layers:
        if worth and layer:
            steps = _raised(steps, worth, layer)
    return steps


def _raised(steps: Steps, worth: float, layer: int) -> Steps:
    found: Steps = {}
    for value, cells in steps.items():
        high = cells & layer
        if high:
            found[value + worth] = found.get(value + worth, 0) | high
        if low := cells ^ high:
            found[value] = found.get(value, 0) | low
    return found


def highest(layers: Iterable[Layer], board: int) -> Steps:
    """The highest of layers on each cell of a board, the highest layer first; else nothing."""
    found, left = Steps(), board
    for worth, layer in layers:
        if here := layer & left:
            found[worth] = found.get(worth, 0) | here
            left ^= here
            if not left:
                return found
    found[0.0] = found.get(0.0, 0) | left
    return found
