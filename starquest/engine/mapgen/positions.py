"""A board in four positions at once: as it is, upside down, and both of them turned.

A way right and down on one of these planes is a way in another direction on the next, so what is
worked out for an eighth of the directions holds for all of them, and long integers cost less than
many short ones. Planes are square, one after the other in the same integer, and each row ends with
a guard column as everywhere.
"""

from functools import lru_cache

from starquest.model.frozen import frozen
from starquest.model.grid import Grid

AS_IS, UPSIDE_DOWN, TURNED, BOTH = POSITIONS = range(4)


@frozen
class Positions:
    """The planes for boards of one size."""

    grid: Grid
    side: int
    """Rows and columns of each plane."""

    @property
    def stride(self) -> int:
        """How many bits a row of a plane takes."""
        return self.side + 1

    @property
    def size(self) -> int:
        """How many bits a plane takes."""
        return self.stride * self.side

    def laid(self, board: int) -> int:
        """A board in its four positions."""
        rows = self._rows(board)
        planes = [rows, rows[::-1], _turned(rows), _turned(rows[::-1])]
        return _number("".join([_text(plane) for plane in planes]))

    def taken_up(self, boards: list[int]) -> list[list[int]]:
        """Laid boards taken apart: for each position all of them, put back as they were."""
        texts = [f"{board:0{self.size * len(POSITIONS)}b}"[::-1] for board in boards]
        found = []
        for place in POSITIONS:
            planes = [text[place * self.size : (place + 1) * self.size] for text in texts]
            if place >= TURNED:
                planes = self._turned_back(planes)
            found.append(
                [self._board(text, flipped=place in (UPSIDE_DOWN, BOTH)) for text in planes]
            )
        return found

    def _rows(self, board: int) -> list[str]:
        """The rows of a board as texts, the first cell first, filled up to a square."""
        grid, side = self.grid, self.side
        text = f"{board:0{grid.stride * grid.height}b}"[::-1]
        rows = [text[y * grid.stride :][: grid.width].ljust(side, "0") for y in range(grid.height)]
        return rows + ["0" * side] * (side - grid.height)

    def _turned_back(self, planes: list[str]) -> list[str]:
        """Planes turned, all of them at once: a column goes through all of them."""
        side, whole = self.side, "".join(planes)
        columns = [whole[x :: self.stride] for x in range(side)]
        starts = range(0, side * len(planes), side)
        return [_text([column[start : start + side] for column in columns]) for start in starts]

    def _board(self, plane: str, *, flipped: bool) -> int:
        """The board of a plane, without what fills it up."""
        grid = self.grid
        starts = range(0, self.stride * self.side, self.stride)
        rows = [plane[start : start + grid.width] for start in starts]
        return _number(_text((rows[::-1] if flipped else rows)[: grid.height]))


def _text(rows: list[str]) -> str:
    """Rows with the guard column behind each of them."""
    return "".join([row + "0" for row in rows])


def _turned(rows: list[str]) -> list[str]:
    return ["".join(column) for column in zip(*rows, strict=True)]


def _number(text: str) -> int:
    """The board whose cells a text tells, the first one first."""
    return int(text[::-1], 2)


@lru_cache(maxsize=4)
def positions(grid: Grid) -> Positions:
    """The planes for boards of a grid."""
    return Positions(grid, max(grid.width, grid.height))
