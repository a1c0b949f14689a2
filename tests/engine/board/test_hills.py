"""The search over heights: it finds what walking step by step finds, and not a cell more."""

import random

import pytest

from starquest.engine.board.bits import cells_of
from starquest.engine.board.hills import Hills, Leaps, costs_toward, walkable_from
from starquest.engine.board.reach import search
from starquest.engine.board.relief import CLIMB, EDGE, FARTHEST, Relief, reliefs_of
from starquest.model.grid import DIAGONAL, STRAIGHT, Grid
from starquest.model.ids import Cell
from starquest.model.table import Table

BUDGET = 12
Costs = dict[Cell, int]


def drawn(seed: int, width: int = 9, height: int = 7) -> Table:
    """A small table of walls and several floors."""
    rng = random.Random(seed)  # noqa: S311 - a table, no secret
    rows = tuple("".join(rng.choices(".#", (9, 1), k=width)) for _ in range(height))
    heights = tuple("".join(rng.choices("02346", k=width)) for _ in range(height))
    return Table(rows, heights=heights)


def free_of(table: Table) -> int:
    grid = table.grid
    cells = [grid.cell(x, y) for y, row in enumerate(table.rows) for x, mark in enumerate(row)
             if mark == "."]  # fmt: skip
    return sum([1 << cell for cell in cells])


def step_costs(table: Table, free: int, start: Cell) -> Costs:
    """Every step from a cell by the words of the rules, one rule after the other."""
    grid, found, high = table.grid, Costs(), table.height
    x, y = grid.xy(start)
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            if (across or down) and grid.has(x + across, y + down):
                end = grid.cell(x + across, y + down)
                rise = high(end) - high(start)
                if free >> end & 1 and -CLIMB <= rise <= CLIMB:
                    if across and down and not _squeezes(table, free, (x, y), (across, down)):
                        continue
                    far = DIAGONAL if across and down else STRAIGHT
                    found[end] = far + STRAIGHT * max(0, rise)
    for across, down in ((2, 0), (-2, 0), (0, 2), (0, -2)):
        if grid.has(x + across, y + down):
            end, gap = grid.cell(x + across, y + down), grid.cell(x + across // 2, y + down // 2)
            low = min(high(start), high(end)) - EDGE
            level = 0 <= high(start) - high(end) <= CLIMB
            if level and high(gap) <= low and free >> end & 1 and free >> gap & 1:
                found[end] = min(found.get(end, 99), 2 * STRAIGHT)
    return found


def _squeezes(table: Table, free: int, at: tuple[int, int], by: tuple[int, int]) -> bool:
    """Whether a diagonal step has a cell beside it that is free and could be climbed."""
    (x, y), (across, down), grid = at, by, table.grid
    sides = (grid.cell(x + across, y), grid.cell(x, y + down))
    most = table.height(grid.cell(x, y)) + CLIMB
    return any(free >> side & 1 and table.height(side) <= most for side in sides)


def walked(table: Table, free: int, starts: Costs, budget: int) -> Costs:
    """What each cell costs, by trying every step again and again."""
    found, edge = dict(starts), list(starts)
    while edge:
        cell = edge.pop()
        for end, cost in step_costs(table, free, cell).items():
            total = found[cell] + cost
            if total <= budget and total < found.get(end, budget + 1):
                found[end] = total
                edge.append(end)
    return found


def jumps_from(table: Table, free: int, start: Cell) -> dict[Cell, int]:
    """Where one jump leads from a cell, and how many dice it takes."""
    grid, found = table.grid, dict[Cell, int]()
    x, y = grid.xy(start)
    for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        between: list[Cell] = []
        for far in range(1, FARTHEST + 2):
            if not grid.has(x + across * far, y + down * far):
                break
            end = grid.cell(x + across * far, y + down * far)
            if not free >> end & 1:
                break
            drop, gap = table.height(start) - table.height(end), far - 1
            clear = all(table.height(cell) <= table.height(end) - EDGE for cell in between)
            if 0 <= drop <= FARTHEST and clear and (gap > 1 or drop > CLIMB):
                found[end] = 1 + max(gap, drop) // 3
            between.append(end)
    return found


@pytest.mark.parametrize("seed", range(30))
def test_a_search_over_heights_finds_what_steps_find(seed: int) -> None:
    table = drawn(seed)
    free, relief = free_of(table), reliefs_of(table)[0]
    starts = cells_of(free)[:: max(1, free.bit_count() // 3)][:3]
    hills = Hills(relief, free, starts, BUDGET)
    for plane, start in enumerate(starts):
        expected = walked(table, free, {start: 0}, BUDGET)
        for budget in (0, 5, BUDGET):
            reached = [cell for cell, cost in expected.items() if cost <= budget]
            assert cells_of(hills.within(budget, plane)) == sorted(reached)
        for cell, cost in expected.items():
            way = hills.way(cell, BUDGET, plane)
            assert way is not None
            assert relief.walked(start, way) == cost
            assert (start, *way)[-1] == cell


@pytest.mark.parametrize("seed", range(30))
def test_one_jump_on_the_way_takes_the_fewest_dice(seed: int) -> None:
    table = drawn(seed)
    free, relief = free_of(table), reliefs_of(table)[0]
    start = cells_of(free)[free.bit_count() // 2]
    on_foot = walked(table, free, {start: 0}, BUDGET)
    best: dict[Cell, int] = {}
    for dice in (3, 2, 1):
        landed: Costs = {}
        for edge, cost in on_foot.items():
            for end, needed in jumps_from(table, free, edge).items():
                if needed == dice:
                    landed[end] = min(cost, landed.get(end, cost))
        best |= dict.fromkeys(walked(table, free, landed, BUDGET), dice)
    leaps = Leaps(Hills(relief, free, [start], BUDGET))
    assert cells_of(leaps.within(BUDGET)) == sorted({*on_foot, *best})
    for cell in best.keys() - on_foot.keys():
        way = leaps.way(cell, BUDGET)
        assert way is not None
        steps = zip((start, *way), way, strict=False)
        taken = [leap for one, other in steps if (leap := relief.leap(one, other))]
        assert [leap.dice for leap in taken] == [best[cell]]
        assert relief.walked(start, way) <= BUDGET


@pytest.mark.parametrize("seed", range(10))
def test_the_way_to_a_goal_is_as_long_seen_from_the_goal(seed: int) -> None:
    table = drawn(seed)
    free, relief = free_of(table), reliefs_of(table)[0]
    goal = cells_of(free)[free.bit_count() // 2]
    boards = costs_toward(relief, free, 1 << goal)
    for start in cells_of(free):
        away = walked(table, free, {start: 0}, 200).get(goal)
        known = next((cost for cost, board in enumerate(boards) if board >> start & 1), None)
        assert known == away
        assert (walkable_from(relief, free, 1 << start) >> goal & 1) == (away is not None)


def test_on_level_ground_it_is_the_plain_search() -> None:
    table = Table(("....#", ".##..", "....."), heights=("00000",) * 3)
    free, start = free_of(table), table.grid.cell(0, 0)
    hills = Hills(reliefs_of(table)[0], free, [start], BUDGET)
    plain = search(free, [start], BUDGET, table.grid.stride)
    for budget in range(BUDGET + 1):
        assert hills.within(budget) == plain.within(budget)


def test_a_large_model_is_as_high_as_its_highest_cell() -> None:
    table = Table(("....", "...."), heights=("0030", "0000"))
    large = reliefs_of(table)[1]
    assert (large.wide, [large.heights[x] for x in range(3)]) == (1, [0, 3, 3])
    assert Grid(4, 2).stride == 5
    assert isinstance(large, Relief)
