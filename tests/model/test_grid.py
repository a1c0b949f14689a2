"""Distances in half-inches."""

from starquest.model.grid import Grid

GRID = Grid(9, 9)


def test_many_distances_are_those_of_each() -> None:
    here = GRID.cell(4, 4)
    others = [GRID.cell(4, 4), GRID.cell(6, 5), GRID.cell(1, 8), GRID.cell(3, 3)]
    assert [gap for gap, _ in GRID.distances(here, others)] == [0, 5, 11, 3]
    assert GRID.distances(here, others) == [(GRID.distance(here, o), o) for o in others]
