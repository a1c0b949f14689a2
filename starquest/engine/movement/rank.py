"""Fitting the models of a unit round one cell, whatever brings them there.

The cells where that works are found for the whole board at once: for one or two followers by Hall's
condition on the eight neighbours, for more by counting the cells all of them get to.
"""

from starquest.engine.board.bits import GridBits, cells_of
from starquest.engine.scene import Scene
from starquest.model.ids import Cell

FEW = 2


class Rank:
    """Fitting several models round one cell, whatever brings them there."""

    __slots__ = ("_bits", "_deep")

    def __init__(self, scene: Scene) -> None:
        self._bits: GridBits = scene.field.bits
        self._deep = not scene.table.halved

    def goals(self, reaches: list[int]) -> int:
        """The cells the first model may take so that each other finds a cell of its own."""
        if len(reaches) == 1:
            return reaches[0]
        lead, others = reaches[0], reaches[1:]
        if len(others) <= FEW:
            return lead & _few_fit(self._bits, others)
        return lead & _many_fit(self._bits, _common(others), len(others), deep=self._deep)

    def cells(self, goal: Cell, starts: list[Cell], reaches: list[int]) -> list[Cell]:
        """Where everybody ends when the first model takes a cell that `goals` offers."""
        others = reaches[1:]
        if not others:
            return [goal]
        if len(others) <= FEW:
            around = self._bits.around(1 << goal)
            choices = [cells_of(reach & around) for reach in others]
            return [goal, *_best_fit(self._bits, starts[1:], choices)]
        spots = _spots(self._bits, goal, _common(others) & ~(1 << goal), deep=self._deep)
        return [goal, *spots[: len(others)]]


def _common(reaches: list[int]) -> int:
    common = reaches[0]
    for reach in reaches[1:]:
        common &= reach
    return common


def _neighbours(bits: GridBits, board: int) -> list[int]:
    """For each of the eight directions, the cells whose neighbour that way is on the board."""
    stride = bits.stride
    return [
        board << 1, board >> 1, board << stride, board >> stride,
        board << stride + 1, board >> stride + 1, board << stride - 1, board >> stride - 1,
    ]  # fmt: skip


def _touching(bits: GridBits, board: int) -> int:
    """The cells with at least one neighbour on the board."""
    wide = board << 1 | board >> 1
    tall = wide | board
    return (wide | tall << bits.stride | tall >> bits.stride) & bits.full


def _few_fit(bits: GridBits, reaches: list[int]) -> int:
    """The cells with a neighbour for one follower, or different ones for two."""
    if len(reaches) == 1:
        return _touching(bits, reaches[0])
    return (
        _touching(bits, reaches[0])
        & _touching(bits, reaches[1])
        & _touching_two(bits, reaches[0] | reaches[1])
    )


def _touching_two(bits: GridBits, board: int) -> int:
    """The cells with at least two neighbours on the board: in one row, or in two."""
    stride = bits.stride
    left, right = board << 1, board >> 1
    beside = left | right
    some, two = beside | board, board & beside | left & right
    above, below = some << stride, some >> stride
    return two << stride | two >> stride | left & right | above & below | beside & (above | below)


def _many_fit(bits: GridBits, common: int, wanted: int, *, deep: bool) -> int:
    """The cells with enough common cells beside them, or two straight steps away behind those."""
    counts = [0] * (wanted + 1)
    boards = _neighbours(bits, common)
    if deep:
        boards += _two_steps(bits, common)
    for shifted in boards:
        for count in range(wanted, 1, -1):
            counts[count] |= counts[count - 1] & shifted
        counts[1] |= shifted
    return counts[wanted] & bits.full


def _two_steps(bits: GridBits, board: int) -> list[int]:
    """For each straight direction, the cells that can fill the cell two steps away as well."""
    stride = bits.stride
    tall = board | board << stride | board >> stride
    wide = board | board << 1 | board >> 1
    return [
        board << 2 & tall << 1,
        board >> 2 & tall >> 1,
        board << 2 * stride & wide << stride,
        board >> 2 * stride & wide >> stride,
    ]


def _spots(bits: GridBits, goal: Cell, common: int, *, deep: bool) -> list[Cell]:
    """The cells `_many_fit` counted, those beside the goal first."""
    beside = bits.around(1 << goal) & common
    spots = cells_of(beside)
    if deep:
        spots += cells_of(bits.around(beside) & bits.disc(goal, 4) & common & ~beside)
    return spots


def _best_fit(bits: GridBits, starts: list[Cell], choices: list[list[Cell]]) -> list[Cell]:
    """Different cells for one or two followers: the least way in all, then the lowest cells."""
    distances = bits.grid.distances
    ways = [distances(start, cells) for start, cells in zip(starts, choices, strict=True)]
    nearest = [min(way)[1] for way in ways]
    if len(nearest) == 1 or nearest[0] != nearest[1]:
        return nearest
    pairs = [(far + wide, a, b) for far, a in ways[0] for wide, b in ways[1] if a != b]
    return list(min(pairs)[1:])
