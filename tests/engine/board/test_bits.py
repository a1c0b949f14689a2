import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starquest.engine.board.bits import GridBits, bit, cells_of, grid_bits, lowest, nth_cell
from starquest.model.grid import Grid
from starquest.model.ids import Cell

sizes = st.tuples(st.integers(1, 14), st.integers(1, 14))
lengths = st.integers(0, 20)


def all_cells(grid: Grid) -> list[Cell]:
    return [grid.cell(x, y) for y in range(grid.height) for x in range(grid.width)]


def board(cells: list[Cell]) -> int:
    return sum(1 << cell for cell in cells)


@st.composite
def boards(draw: st.DrawFn) -> tuple[GridBits, int]:
    bits = grid_bits(Grid(*draw(sizes)))
    return bits, draw(st.integers(0, bits.full)) & bits.full


@given(st.lists(st.integers(0, 2500), unique=True, max_size=400))
def test_cells_come_back_in_order(places: list[int]) -> None:
    cells = sorted(Cell(place) for place in places)
    bits = board(cells)
    assert cells_of(bits) == cells
    assert [nth_cell(bits, k) for k in range(len(cells))] == cells
    assert not cells or lowest(bits) == cells[0]


def test_there_is_no_cell_past_the_last() -> None:
    with pytest.raises(IndexError):
        nth_cell(bit(Cell(5)), 1)
    with pytest.raises(IndexError):
        nth_cell(0, 0)


def test_full_is_every_cell_and_no_guard() -> None:
    grid = Grid(5, 3)
    assert cells_of(grid_bits(grid).full) == all_cells(grid)


def test_a_grid_has_its_boards_once() -> None:
    assert grid_bits(Grid(9, 4)) is grid_bits(Grid(9, 4))


@given(sizes, st.data(), lengths)
def test_a_disc_is_what_the_distance_says(
    size: tuple[int, int], data: st.DataObject, length: int
) -> None:
    grid = Grid(*size)
    cell = data.draw(st.sampled_from(all_cells(grid)))
    near = [other for other in all_cells(grid) if grid.distance(cell, other) <= length]
    assert grid_bits(grid).disc(cell, length) == board(near)


@given(boards(), lengths)
@settings(deadline=None)
def test_spread_is_the_union_of_discs(case: tuple[GridBits, int], length: int) -> None:
    bits, cells = case
    union = 0
    for cell in cells_of(cells):
        union |= bits.disc(cell, length)
    assert bits.spread(cells, length) == union


@given(boards())
def test_around_is_what_touches(case: tuple[GridBits, int]) -> None:
    bits, cells = case
    assert bits.around(cells) == bits.spread(cells, 3) & ~cells


@given(boards())
def test_a_large_model_fits_where_its_four_cells_are_free(case: tuple[GridBits, int]) -> None:
    bits, free = case
    fits = [c for c in all_cells(bits.grid) if not bits.footprint(c, 2) & ~free]
    assert cells_of(bits.erode(free, 2)) == fits
    assert bits.erode(free, 1) == free


def test_footprints_are_anchored_at_the_top_left() -> None:
    grid = Grid(6, 6)
    bits = grid_bits(grid)
    assert cells_of(bits.footprint(grid.cell(2, 3), 1)) == [grid.cell(2, 3)]
    square = [grid.cell(x, y) for y in (3, 4) for x in (2, 3)]
    assert cells_of(bits.footprint(grid.cell(2, 3), 2)) == square
