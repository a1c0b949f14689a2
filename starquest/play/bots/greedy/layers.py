"""Values laid over the table: a number for every cell of a board, many boards at once."""

from collections.abc import Iterable

from starquest.engine.board.bits import cells_of
from starquest.model.ids import Cell

Layer = tuple[float, int]
"""A value, and the cells that have it."""


def pile(found: dict[Cell, float], layers: Iterable[Layer], board: int) -> None:
    """Add layers to what is known of each cell of a board."""
    for worth, layer in layers:
        for cell in cells_of(layer & board):
            found[cell] += worth


def highest(layers: Iterable[Layer], board: int) -> dict[Cell, float]:
    """The highest of layers on each cell of a board; nothing where there is none."""
    found, left = dict.fromkeys(cells_of(board), 0.0), board
    for worth, layer in sorted(layers, key=lambda layer: -layer[0]):
        for cell in cells_of(layer & left):
            found[cell] = worth
        left &= ~layer
        if not left:
            break
    return found
