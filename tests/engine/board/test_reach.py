from heapq import heappop, heappush

from hypothesis import given, settings
from hypothesis import strategies as st

from starquest.engine.board.bits import bit, cells_of, grid_bits
from starquest.engine.board.fields import field_of
from starquest.engine.board.reach import (
    flood,
    path,
    reach,
    search,
    walk_cost,
)
from starquest.model.grid import Grid
from starquest.model.ids import Cell
from starquest.model.table import Table
from tests.support.tables import drawn_table, walled

budgets = st.integers(0, 40)


def steps(grid: Grid, free: int, cell: Cell) -> list[tuple[Cell, int]]:
    """The cells one step away and what the step costs."""
    x, y = grid.xy(cell)

    def is_free(x: int, y: int) -> bool:
        return grid.has(x, y) and bool(free & bit(grid.cell(x, y)))

    ways = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    return [
        (grid.cell(x + dx, y + dy), 3 if dx and dy else 2)
        for dx, dy in ways
        if is_free(x + dx, y + dy) and (is_free(x + dx, y) or is_free(x, y + dy))
    ]


def dijkstra(grid: Grid, free: int, start: Cell) -> dict[Cell, int]:
    """The cheapest cost to each cell, the slow and certain way."""
    costs: dict[Cell, int] = {}
    queue = [(0, start)]
    while queue:
        cost, cell = heappop(queue)
        if cell not in costs:
            costs[cell] = cost
            for after, step in steps(grid, free, cell):
                heappush(queue, (cost + step, after))
    return costs


@st.composite
def walks(draw: st.DrawFn) -> tuple[Grid, int, Cell]:
    """A grid, its free cells and any cell of it, free or not."""
    table = draw(walled())
    field = field_of(table)
    return field.grid, field.free, draw(st.sampled_from(cells_of(field.bits.full)))


@given(walks(), budgets)
@settings(deadline=None)
def test_reach_agrees_with_dijkstra(case: tuple[Grid, int, Cell], budget: int) -> None:
    grid, free, start = case
    costs = dijkstra(grid, free, start)
    expected = sorted(cell for cell, cost in costs.items() if cost <= budget)
    assert cells_of(reach(free, start, budget, grid.stride)) == expected
    assert cells_of(flood(free, bit(start), grid.stride)) == sorted(costs)


@given(walks(), st.lists(budgets, min_size=1, max_size=4))
@settings(deadline=None)
def test_layers_are_reaches(case: tuple[Grid, int, Cell], several: list[int]) -> None:
    grid, free, start = case
    found = search(free, (start,), max(several), grid.stride)
    for budget in several:
        assert found.within(budget) == reach(free, start, budget, grid.stride)


@given(walks(), budgets, st.data())
@settings(deadline=None)
def test_a_path_is_a_cheapest_walk(
    case: tuple[Grid, int, Cell], budget: int, data: st.DataObject
) -> None:
    grid, free, start = case
    goal = data.draw(st.sampled_from(cells_of(free | bit(start))))
    cost = dijkstra(grid, free, start).get(goal)
    found = path(free, start, goal, budget, grid.stride)
    if cost is None or cost > budget:
        assert found is None
        assert search(free, (start,), budget, grid.stride).cost(goal, budget) is None
        return
    assert found is not None
    assert walk_cost(start, found, grid.stride) == cost
    assert search(free, (start,), budget, grid.stride).cost(goal, budget) == cost
    for before, after in zip((start, *found), found, strict=False):
        assert after in dict(steps(grid, free, before))
    assert ((start, *found)[-1]) == goal


@given(walks(), budgets, st.data())
@settings(deadline=None)
def test_models_searched_for_together_find_what_each_finds_alone(
    case: tuple[Grid, int, Cell], budget: int, data: st.DataObject
) -> None:
    grid, free, start = case
    everywhere = st.sampled_from(cells_of(grid_bits(grid).full))
    starts = [start, *data.draw(st.lists(everywhere, min_size=1, max_size=4))]
    together = search(free, starts, budget, grid.stride)
    goal = data.draw(everywhere)
    for plane, cell in enumerate(starts):
        assert together.within(budget, plane) == reach(free, cell, budget, grid.stride)
        assert together.way(goal, budget, plane) == path(free, cell, goal, budget, grid.stride)


def test_no_slipping_between_two_blocked_cells() -> None:
    table, cells = drawn_table("S#", "#T")
    field = field_of(table)
    assert reach(field.free, cells["S"], 20, field.grid.stride) == bit(cells["S"])
    assert path(field.free, cells["S"], cells["T"], 20, field.grid.stride) is None


def test_one_free_cell_beside_is_enough() -> None:
    table, cells = drawn_table("S.", "#T")
    field = field_of(table)
    assert path(field.free, cells["S"], cells["T"], 3, field.grid.stride) == (cells["T"],)


def test_a_blocked_start_is_left_and_counted() -> None:
    field = field_of(Table(("#..",)))
    assert cells_of(reach(field.free, Cell(0), 2, field.grid.stride)) == [0, 1]
    assert cells_of(reach(field.free, Cell(0), 1, field.grid.stride)) == [0]


def test_rows_do_not_wrap() -> None:
    field = field_of(Table(("...", "###", "...")))
    assert cells_of(reach(field.free, Cell(2), 60, field.grid.stride)) == [0, 1, 2]


def test_equal_paths_end_straight_and_low() -> None:
    grid = Grid(4, 4)
    free = field_of(Table(("....",) * 4)).free
    goal = grid.cell(2, 1)
    assert path(free, Cell(0), goal, 9, grid.stride) == (grid.cell(1, 1), goal)
    assert path(free, goal, Cell(0), 9, grid.stride) == (Cell(1), Cell(0))
    assert path(free, Cell(0), Cell(0), 9, grid.stride) == ()
