"""The boards of each shape against a search cell by cell, up to the edges of small tables."""

from collections.abc import Iterator
from itertools import permutations, product

import pytest

from starquest.engine.board.bits import GridBits, cells_of, grid_bits
from starquest.engine.board.counting import at_least, count_in
from starquest.engine.movement.ranks.block import blocks, fresh, headed, rank_width
from starquest.engine.movement.ranks.gather import Gather
from starquest.engine.movement.ranks.keep import kept
from starquest.engine.movement.ranks.plans import Plan, ends, fits
from starquest.engine.movement.ranks.ranks import BLOCKS, SHAPES, Ranks
from starquest.model.command import Shape
from starquest.model.grid import Grid
from starquest.model.ids import Cell
from tests import times
from tests.support.brawls import Picks
from tests.support.finding import Spot
from tests.support.ranks import SPAN, gap, together

ROUNDS = times(40, 600)
LARGE = (9, 12, 20)


def boards(picks: Picks, grid: Grid, count: int, holes: int = 3) -> list[int]:
    """Random reaches: some of the cells are missing from each."""
    every = [grid.cell(x, y) for x in range(grid.width) for y in range(grid.height)]
    return [sum(1 << cell for cell in every if picks.below(10) >= holes) for _ in range(count)]


def drawn_at_random(seed: int, count: int, holes: int = 3) -> tuple[GridBits, list[int]]:
    """A small table and how far so many models get on it."""
    picks = Picks(seed)
    grid = Grid(4 + picks.below(6), 4 + picks.below(6))
    return grid_bits(grid), boards(picks, grid, count, holes)


def placed(bits: GridBits, plan: Plan, goal: Cell) -> list[Spot] | None:
    """Where a plan puts everybody, unless one of them leaves the table."""
    x, y = bits.grid.xy(goal)
    spots = [(x + across, y + down) for across, down in plan]
    return spots if all(bits.grid.has(*spot) for spot in spots) else None


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_a_plan_fits_where_everybody_finds_its_spot(seed: int) -> None:
    picks = Picks(seed)
    bits, reaches = drawn_at_random(seed, 4, holes=1)
    others = [(picks.below(7) - 3, picks.below(7) - 3) for _ in reaches[1:]]
    plan = ((0, 0), *others)
    wanted = []
    for goal in cells_of(bits.full):
        spots = placed(bits, plan, goal)
        cells = [bits.grid.cell(*spot) for spot in spots or ()]
        if cells and all(r >> c & 1 for r, c in zip(reaches, cells, strict=True)):
            assert ends(bits, goal, plan) == cells
            wanted.append(goal)
    assert cells_of(fits(bits, reaches, plan, bits.full)) == wanted
    some = [goal for goal in wanted if picks.below(2)]
    assert cells_of(fits(bits, reaches, plan, sum(1 << goal for goal in some))) == some


def filled(centre: Spot, common: list[Spot], radius: int) -> list[Spot]:
    """The common cells round a centre that hang together with it, ring by ring."""
    found = [centre]
    for spot in sorted(common, key=lambda spot: gap(spot, centre)):
        near = [o for o in found if gap(o, spot) <= 3 and gap(o, centre) < gap(spot, centre)]
        if 0 < gap(spot, centre) <= radius and near:
            found.append(spot)
    return found[1:]


def gathered(bits: GridBits, common: list[Spot], followers: int) -> Iterator[Spot]:
    """The cells of a lead that have room for all: it is the centre, or a follower is."""
    for x, y in product(range(bits.grid.width), range(bits.grid.height)):
        if len(filled((x, y), common, SPAN // 2)) >= followers:
            yield x, y
            continue
        for centre in common if followers >= SPAN // 2 - 1 else ():
            if not 0 < gap(centre, (x, y)) <= SPAN // 2:
                continue
            others = [s for s in filled(centre, common, SPAN // 2) if s != (x, y)]
            roots = [s for s in (centre, *others) if gap(s, (x, y)) <= 3]
            if len(others) + 1 >= followers and any(
                gap(s, centre) < gap((x, y), centre) for s in roots
            ):
                yield x, y
                break


@pytest.mark.soak
@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("followers", [3, 5, 9, 14, 19])
@pytest.mark.parametrize("seed", range(ROUNDS // 4))
def test_a_squad_gathers_where_there_is_room_for_all(seed: int, followers: int) -> None:
    bits, (common,) = drawn_at_random(seed, 1)
    spots = [bits.grid.xy(cell) for cell in cells_of(common)]
    gather = Gather(bits, common, followers, SPAN)
    goals = sorted(bits.grid.xy(cell) for cell in cells_of(gather.goals()))
    assert goals == sorted(gathered(bits, spots, followers))
    for goal in cells_of(gather.goals()):
        cells = gather.cells(goal)
        assert len(cells) == followers
        assert together([bits.grid.xy(cell) for cell in (goal, *cells)])
        assert all(common >> cell & 1 for cell in cells)


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("count", range(4, 26))
def test_every_block_is_together(count: int) -> None:
    spots = tuple((index * 7 % 5, index * 3 % 7) for index in range(count))
    for shape in BLOCKS:
        own = blocks(spots, shape, SPAN) + headed(spots, shape, SPAN)
        for plan in (*own, *fresh(count, shape, SPAN)):
            assert together(list(plan))
            assert plan[0] == (0, 0)
            assert len(set(plan)) == count


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("count", range(4, 26))
def test_who_heads_a_block_has_nobody_on_one_side_of_it_across_or_along(count: int) -> None:
    spots = tuple((index * 7 % 5, index * 3 % 7) for index in range(count))
    for shape in BLOCKS:
        ways = set()
        for plan in headed(spots, shape, SPAN):
            across, down = [x for x, _ in plan], [y for _, y in plan]
            assert 0 in {min(across), max(across)}
            assert 0 in {min(down), max(down)}
            ways.add((min(across) < 0, min(down) < 0))
        flat = count if shape is not Shape.SQUARE and rank_width(count, SPAN) == count else 0
        assert len(ways) == (2 if flat else 4)


def test_models_behind_a_lead_keep_their_order() -> None:
    # the lead is the second of four in a row; it has the left corner, and they fill in from there
    assert headed(((0, 0), (-1, 0), (1, 0), (2, 0)), Shape.SQUARE, SPAN)[0] == (
        (0, 0), (1, 0), (0, 1), (1, 1),
    )  # fmt: skip


def test_ranks_are_as_few_as_the_span_allows() -> None:
    assert [rank_width(count, SPAN) for count in (4, 7, 10, 14, 15, 20)] == [4, 7, 5, 7, 5, 6]
    assert rank_width(20, 19) == 10


def test_who_stands_on_the_left_stays_on_the_left() -> None:
    (plan,) = blocks(((0, 0), (9, 0), (0, 5), (9, 5)), Shape.SQUARE, SPAN)
    assert plan == ((0, 0), (1, 0), (0, 1), (1, 1))


def matched(bits: GridBits, reaches: list[int], goal: Cell) -> bool:
    """Whether any cells at all would do for everybody, tried one after the other."""
    spot = bits.grid.xy
    near = [[spot(c) for c in cells_of(r) if c != goal] for r in reaches[1:]]
    return completed([spot(goal)], near)


def completed(placed: list[Spot], near: list[list[Spot]]) -> bool:
    """Whether the next models find cells that leave everybody together."""
    if not near:
        return together(placed)
    fitting = [s for s in near[0] if s not in placed and all(gap(s, o) <= SPAN for o in placed)]
    return any(completed([*placed, spot], near[1:]) for spot in fitting)


@pytest.mark.soak
@pytest.mark.rule("FF-131")
@pytest.mark.parametrize(("count", "holes"), [(4, 8), (5, 6), (6, 5)])
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_a_small_squad_goes_only_where_a_matcher_finds_room(
    seed: int, count: int, holes: int
) -> None:
    bits, reaches = drawn_at_random(seed, count, holes)
    starts = first_spots(reaches)
    if starts is None:
        return
    ranks = Ranks(bits, SPAN, starts, reaches)
    for goal in cells_of(ranks.goals()):
        assert matched(bits, reaches, goal)


def test_the_matcher_is_asked_and_can_say_no() -> None:
    found = 0
    for seed in range(40):
        bits, reaches = drawn_at_random(seed, 6, holes=5)
        ranks = Ranks(bits, SPAN, first_spots(reaches) or [], reaches)
        found += ranks.goals().bit_count()
    assert found > 40
    bits, _ = drawn_at_random(0, 1)
    corner, next_to = 1 << bits.grid.cell(0, 0), 1 << bits.grid.cell(1, 0)
    assert matched(bits, [corner, next_to], bits.grid.cell(0, 0))
    assert not matched(bits, [corner, corner], bits.grid.cell(0, 0))
    assert not matched(bits, [corner, next_to, next_to], bits.grid.cell(0, 0))


def first_spots(reaches: list[int]) -> list[Cell] | None:
    """A cell for each model that it stands on, all different."""
    for order in permutations(range(len(reaches))):
        starts: dict[int, Cell] = {}
        for index in order:
            free = [cell for cell in cells_of(reaches[index]) if cell not in starts.values()]
            if free:
                starts[index] = free[0]
        if len(starts) == len(reaches):
            return [starts[index] for index in range(len(reaches))]
    return None


@pytest.mark.soak
@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("count", [4, 6, *LARGE])
@pytest.mark.parametrize("seed", range(ROUNDS // 8))
def test_every_goal_of_every_shape_has_a_cell_for_everybody(seed: int, count: int) -> None:
    picks = Picks(seed)
    grid = Grid(8 + picks.below(8), 8 + picks.below(8))
    bits, every = grid_bits(grid), Picks(seed + 1)
    reaches = boards(every, grid, 1, holes=2) * count
    reaches = [board & ~(1 << picks.below(grid.stride * 3)) for board in reaches]
    starts = [grid.cell(index % 5, index // 5) for index in range(count)]
    ranks, union = Ranks(bits, SPAN, starts, reaches), 0
    for shape in SHAPES:
        union |= ranks.board(shape)
        for goal in cells_of(ranks.board(shape)):
            check(bits, reaches, ranks.cells(goal, shape), goal)
    assert ranks.goals() == ranks.board(Shape.ANY) == union
    for goal in cells_of(union):
        check(bits, reaches, ranks.cells(goal), goal)


@pytest.mark.soak
@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("count", [4, 6, *LARGE])
@pytest.mark.parametrize("seed", range(ROUNDS // 8))
def test_a_shape_is_offered_wherever_one_of_its_plans_has_room(seed: int, count: int) -> None:
    bits, reaches = drawn_at_random(seed, count, holes=1)
    starts = [bits.grid.cell(index % 4, index // 4) for index in range(min(count, 16))]
    starts += [bits.grid.cell(0, 0)] * (count - len(starts))
    ranks, spots = Ranks(bits, SPAN, starts, reaches), kept(bits, starts)
    for shape in BLOCKS:
        plans = blocks(spots, shape, SPAN) + headed(spots, shape, SPAN)
        wanted = [g for g in cells_of(bits.full) if any(room(bits, reaches, p, g) for p in plans)]
        assert cells_of(ranks.board(shape)) == wanted


@pytest.mark.rule("FF-131")
@pytest.mark.soak
@pytest.mark.parametrize("count", [5, 9, 12])
@pytest.mark.parametrize("seed", range(ROUNDS // 8))
def test_a_lead_heads_its_block_only_where_nothing_else_has_room(seed: int, count: int) -> None:
    bits, reaches = drawn_at_random(seed, count, holes=1)
    starts = [bits.grid.cell(index % 4, index // 4) for index in range(count)]
    ranks, spots = Ranks(bits, SPAN, starts, reaches), kept(bits, starts)
    gather = ranks.board(Shape.LOOSE)
    plain = [spots, *[plan for shape in BLOCKS for plan in blocks(spots, shape, SPAN)]]
    late = [plan for shape in BLOCKS for plan in headed(spots, shape, SPAN)]
    for goal in cells_of(ranks.goals()):
        fitting = [plan for plan in plain if room(bits, reaches, plan, goal)]
        if not fitting and gather >> goal & 1:
            assert ranks.cells(goal) == ranks.cells(goal, Shape.LOOSE)
            continue
        fitting += [plan for plan in late if room(bits, reaches, plan, goal)]
        assert ranks.cells(goal) == ends(bits, goal, fitting[0])


def room(bits: GridBits, reaches: list[int], plan: Plan, goal: Cell) -> bool:
    """Whether everybody gets to its spot of a plan, looked at one by one."""
    cells = [bits.grid.cell(*spot) for spot in placed(bits, plan, goal) or ()]
    return bool(cells) and all(r >> c & 1 for r, c in zip(reaches, cells, strict=True))


def check(bits: GridBits, reaches: list[int], cells: list[Cell], goal: Cell) -> None:
    """Everybody gets where it is to end, and there they are together."""
    assert cells[0] == goal
    assert all(reach >> cell & 1 for reach, cell in zip(reaches, cells, strict=True))
    assert together([bits.grid.xy(cell) for cell in cells])


def test_boards_are_counted_cell_by_cell() -> None:
    counter: list[int] = []
    for board in (0b1111, 0b0111, 0b0011, 0b0001, 0b0001):
        count_in(counter, board)
    assert [at_least(counter, least) for least in range(1, 7)] == [15, 7, 3, 1, 1, 0]
