"""The grid: cells as integers, lengths as integers in half-inches.

A cell is the index of its bit in a bitboard. Each row carries one guard column at its end, so a
shifted bitboard never wraps into the next row; the guard column is never a cell.
"""

from collections.abc import Iterable
from functools import cached_property

from starquest.model.frozen import frozen
from starquest.model.ids import Cell

STRAIGHT = 2
DIAGONAL = 3


@frozen(slots=False)
class Grid:
    """A board's size, and the arithmetic of its cells."""

    width: int
    height: int

    @cached_property
    def stride(self) -> int:
        """How many bits a row takes."""
        return self.width + 1

    def cell(self, x: int, y: int) -> Cell:
        """The cell in column x and row y."""
        return Cell(y * self.stride + x)

    def xy(self, cell: Cell) -> tuple[int, int]:
        """Column and row of a cell."""
        y, x = divmod(cell, self.stride)
        return x, y

    def has(self, x: int, y: int) -> bool:
        """Whether column x and row y are on the board."""
        return 0 <= x < self.width and 0 <= y < self.height

    def holds(self, cell: int) -> bool:
        """Whether this integer is a cell of the board."""
        return 0 <= cell < self.stride * self.height and cell % self.stride < self.width

    def distance(self, a: Cell, b: Cell) -> int:
        """Centre distance in half-inches: a straight step is 2, a diagonal one 3."""
        ay, ax = divmod(a, self.stride)
        by, bx = divmod(b, self.stride)
        dx = ax - bx if ax > bx else bx - ax
        dy = ay - by if ay > by else by - ay
        return 2 * dx + dy if dx > dy else 2 * dy + dx

    def distances(self, a: Cell, others: Iterable[Cell]) -> list[tuple[int, Cell]]:
        """The distance of each of some cells, with the cell; the lowest is the nearest cell."""
        stride, found = self.stride, []
        ay, ax = divmod(a, stride)
        for b in others:
            by, bx = divmod(b, stride)
            dx = ax - bx if ax > bx else bx - ax
            dy = ay - by if ay > by else by - ay
            found.append((2 * dx + dy if dx > dy else 2 * dy + dx, b))
        return found
