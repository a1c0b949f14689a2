from starquest.engine.board.bits import cells_of, grid_bits
from starquest.engine.mapgen.positions import positions
from starquest.model.grid import Grid


def test_a_board_is_laid_as_it_is_upside_down_and_both_turned() -> None:
    planes = positions(Grid(3, 2))
    # three by two cells fill a square of three rows, each with its guard: 12 bits a plane
    corner = planes.grid.cell(2, 0)
    assert cells_of(planes.laid(1 << corner)) == [
        2,  # the right end of the first row
        12 + 2 * 4 + 2,  # the right end of the last row
        24 + 2 * 4,  # the left end of the last row
        36 + 2 * 4 + 2,  # the right end of the last row, which was the last column
    ]


def test_what_was_laid_is_taken_up_again_from_every_plane() -> None:
    for width, height in ((3, 2), (2, 5), (4, 4), (1, 1)):
        grid = Grid(width, height)
        full, planes = grid_bits(grid).full, positions(grid)
        boards = [1 << cell for cell in cells_of(full)]
        assert planes.taken_up([planes.laid(board) for board in boards]) == [boards] * 4
