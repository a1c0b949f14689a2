"""The way to a goal, for small models and for large ones, doors open."""

import random

import pytest

from starquest.engine.board.bits import cells_of
from starquest.engine.minds.approach import approach, approach_from
from starquest.engine.scene import Scene, scene_of
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell
from tests.support.board import board, fighter, sword
from tests.support.finding import Spot

SMALL, LARGE = fighter(sword()), fighter(sword(), footprint=2)


def scene(*rows: str, size: int = 1) -> Scene:
    kind = SMALL if size == 1 else LARGE
    return scene_of(board(list(rows), {"1": kind, "a": SMALL}))


def spots(scene: Scene, cells: tuple[Cell, ...]) -> list[Spot]:
    return [scene.field.grid.xy(cell) for cell in cells]


def at(scene: Scene, x: int, y: int) -> Cell:
    return scene.field.grid.cell(x, y)


def test_a_small_model_goes_through_a_gap_of_one_cell() -> None:
    on = scene("1.#..a", "......")
    way = approach(on, at(on, 4, 0)).way(at(on, 0, 0))
    # round the wall: no step cuts its corner
    assert way[-1] == at(on, 4, 0)
    assert (2, 1) in spots(on, way)


def test_a_large_model_takes_the_gap_it_fits_through() -> None:
    rows = [
        "1..#.....",
        "...#.....",
        ".........",
        "...#.....",
        "...#.....",
        ".........",
        "........a",
    ]
    on = scene(*rows, size=2)
    way = spots(on, approach_from(on, at(on, 0, 0), at(on, 6, 0), 2).way(at(on, 0, 0)))
    # row 2 is open for one cell only; rows 5 and 6 are open for two
    assert (3, 5) in way
    assert all((x, y) not in way for x in (2, 3) for y in range(5))


def test_a_goal_that_a_large_model_cannot_reach_is_neared_as_far_as_it_can() -> None:
    rows = ["1....#...", ".....#.a.", ".........", ".....#...", ".....####"]
    on = scene(*rows, size=2)
    near = approach_from(on, at(on, 0, 0), at(on, 6, 2), 2)
    # its top left cell as far east as the wall lets it: columns 3 and 4, at the gap's height
    assert {spot[0] for spot in spots(on, tuple(cells_of(near.at)))} == {3}
    assert near.first(1 << at(on, 0, 0) | 1 << at(on, 1, 1)) == 1 << at(on, 1, 1)


def test_a_flying_model_goes_straight_over_walls() -> None:
    on = scene("1..#..a", "...#...")
    way = spots(on, approach_from(on, at(on, 0, 0), at(on, 6, 0), flies=True).way(at(on, 0, 0)))
    assert way == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0)]


def test_doors_count_as_open() -> None:
    on = scene("1.+..a", "##.###")
    assert approach(on, at(on, 4, 0)).cost(1 << at(on, 0, 0)) == 4 * STRAIGHT


def brute_costs(free: int, goal: int, stride: int) -> dict[int, int]:
    """What each cell costs, relaxed until nothing changes."""
    costs = dict.fromkeys(cells_of(goal), 0)
    costs_int = {int(cell): cost for cell, cost in costs.items()}
    changed = True
    while changed:
        changed = False
        for cell, cost in list(costs_int.items()):
            for down in (-stride, 0, stride):
                for side in (-1, 0, 1):
                    if not (down or side) or cell + down + side < 0:
                        continue
                    near = cell + down + side
                    corner = free >> max(cell + down, 0) & 1 or free >> max(cell + side, 0) & 1
                    step = DIAGONAL if down and side else STRAIGHT
                    if not free >> near & 1 or (down and side and not corner):
                        continue
                    if cost + step < costs_int.get(near, 1 << 30):
                        costs_int[near], changed = cost + step, True
    return costs_int


@pytest.mark.parametrize("size", [1, 2])
def test_costs_and_ways_are_those_of_a_plain_search(size: int) -> None:
    dice = random.Random(size)  # noqa: S311 - a drawing, not a secret
    for _ in range(12):
        drawing = [["#" if dice.random() < 0.2 else "." for _ in range(14)] for _ in range(10)]
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            drawing[y][x] = "."
        drawing[0][0], drawing[9][13] = "1", "a"
        on = scene(*["".join(row) for row in drawing], size=size)
        bits = on.field.bits
        free = bits.erode(bits.full & ~on.field.blocked, size)
        found = approach_from(on, at(on, 0, 0), at(on, 10, 6), size)
        costs = brute_costs(free, found.at, bits.stride)
        assert found.at, "there is always a nearest place"
        for cell in cells_of(free):
            assert found.cost(1 << cell) == costs.get(cell)
            assert len(found.way(cell)) <= costs.get(cell, 0) // STRAIGHT
