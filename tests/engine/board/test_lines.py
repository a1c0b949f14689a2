"""One line of sight, on boards small enough to follow it with a finger."""

import pytest

from starquest.engine.board.lines import is_clear
from starquest.model.ids import Cell

STRIDE = 10


def cell(x: int, y: int) -> Cell:
    return Cell(y * STRIDE + x)


def board(*cells: tuple[int, int]) -> int:
    return sum(1 << cell(x, y) for x, y in cells)


@pytest.mark.parametrize(
    ("walls", "clear"),
    [
        ((), True),
        (((4, 3),), True),
        (((4, 4),), True),
        (((4, 3), (4, 4)), False),
        (((3, 3), (5, 4)), True),
        (((4, 2), (4, 5)), True),
    ],
)
def test_a_line_between_two_cells_is_hidden_by_both(
    walls: tuple[tuple[int, int], ...], *, clear: bool
) -> None:
    here, there = cell(3, 3), cell(5, 4)
    assert is_clear(board(*walls), STRIDE, here, there) is clear
    assert is_clear(board(*walls), STRIDE, there, here) is clear


@pytest.mark.parametrize(
    ("there", "through"),
    [((7, 1), (5, 2)), ((1, 7), (2, 5)), ((6, 6), (4, 4)), ((0, 3), (2, 3)), ((2, 0), (3, 2))],
)
def test_a_line_through_a_wall_is_hidden(there: tuple[int, int], through: tuple[int, int]) -> None:
    here = cell(3, 3)
    assert is_clear(0, STRIDE, here, cell(*there))
    assert not is_clear(board(through), STRIDE, here, cell(*there))
    assert not is_clear(board(through), STRIDE, cell(*there), here)


def test_neighbours_always_see_each_other() -> None:
    walls = (1 << 100) - 1
    for x, y in ((2, 2), (3, 2), (4, 2), (2, 3), (4, 3), (2, 4), (3, 4), (4, 4)):
        assert is_clear(walls, STRIDE, cell(3, 3), cell(x, y))
