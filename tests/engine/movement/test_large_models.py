"""Models of 2x2 cells: where they fit, what they block, and how they are reached."""

import pytest

from starquest.model.command import Activate, Advance, Charge, Choose, Hold, Rush, Shoot
from starquest.model.event import Moved
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.step import AskKind
from tests.support.board import board, fighter, gun, sword
from tests.support.events import only
from tests.support.finding import Spot, asked, cell, models, places, uid
from tests.support.playing import offered, play
from tests.support.ranks import gap

PLAIN, ARMED = fighter(), fighter(sword(1))
BIG, BIG_GUN = fighter(footprint=2), fighter(gun(1, reach=6), footprint=2)


OPEN = ["1...........", *["............"] * 2, "......a.....", *["............"] * 4]


def shots(state: GameState) -> list[Shoot]:
    return offered(play(state, Activate(uid(state, "1")), Hold())[0], Shoot)


def goals(state: GameState, kind: type[Advance | Rush | Charge], mark: str = "1") -> set[Spot]:
    state, _ = play(state, Activate(uid(state, mark)))
    return {state.table.grid.xy(command.cell) for command in offered(state, kind)}


def test_it_moves_only_where_all_of_it_fits() -> None:
    state = board(["1.#....", "..#....", ".......", "......."], {"1": BIG, "a": PLAIN})
    found = goals(state, Rush)
    assert (4, 0) in found
    assert not found & {(1, 0), (2, 0), (1, 1), (2, 1)}
    assert not found & {(6, y) for y in range(4)}
    assert not found & {(x, 3) for x in range(7)}


@pytest.mark.parametrize(("bottom", "passed"), [("......", True), ("..#...", False)])
def test_it_needs_a_gap_of_two_cells(bottom: str, *, passed: bool) -> None:
    rows = ["1.#...", "..#...", "......", bottom]
    assert ((4, 0) in goals(board(rows, {"1": BIG, "a": PLAIN}), Rush)) is passed


def test_its_way_is_told_by_its_north_western_cell() -> None:
    state = board(["1.......", "........"], {"1": BIG, "a": PLAIN})
    state, _ = play(state, Activate(uid(state, "1")))
    after, events = play(state, Advance(cell(state, 3, 0)))
    way = tuple(cell(state, x, 0) for x in (1, 2, 3))
    assert only(events, Moved) == Moved(models(state, "1")[0], way, 6)
    assert places(after, "1") == [(3, 0)]


@pytest.mark.parametrize(("kind", "passed"), [(PLAIN, True), (BIG, False)])
def test_every_cell_of_it_blocks_the_way(kind: Profile, *, passed: bool) -> None:
    state = board(["1..a....", "........"], {"1": PLAIN, "a": kind})
    assert ((6, 1) in goals(state, Rush)) is passed


@pytest.mark.rule("FF-132")
def test_nobody_stops_within_an_inch_of_any_of_its_cells() -> None:
    state = board(OPEN, {"1": PLAIN, "a": BIG})
    near = {(x, y) for x in range(5, 9) for y in range(2, 6)}
    every = {(x, y) for x in range(12) for y in range(8)}
    assert goals(state, Rush) == {s for s in every - near if gap((0, 0), s) <= 24} - {(0, 0)}


@pytest.mark.rule("FF-132")
def test_none_of_its_cells_stops_within_an_inch_of_an_enemy() -> None:
    state = board(OPEN, {"1": BIG, "a": PLAIN})
    touching = {(x, y) for x in range(4, 8) for y in range(1, 5)}
    assert not goals(state, Rush) & touching
    assert {(3, 3), (8, 3), (6, 0), (6, 5)} <= goals(state, Rush)


@pytest.mark.rule("FF-133")
def test_it_is_charged_from_all_round_it() -> None:
    state = board(OPEN, {"1": PLAIN, "a": BIG})
    around = {(x, y) for x in range(5, 9) for y in range(2, 6)}
    assert goals(state, Charge) == around - {(6, 3), (7, 3), (6, 4), (7, 4)}


@pytest.mark.rule("FF-133")
def test_it_charges_with_whichever_of_its_cells_comes_into_contact() -> None:
    state = board(OPEN, {"1": BIG, "a": PLAIN})
    corners = {(x, y) for x in range(4, 8) for y in range(1, 5)}
    assert goals(state, Charge) == corners - {(5, 2), (6, 2), (5, 3), (6, 3)}


@pytest.mark.rule("FF-133")
@pytest.mark.parametrize(("column", "reached"), [(14, True), (15, False)])
def test_the_reach_of_its_charge_is_measured_from_its_edge(column: int, *, reached: bool) -> None:
    state = board(["1".ljust(column, ".") + "a", "." * column], {"1": BIG, "a": PLAIN})
    assert bool(goals(state, Charge)) is reached


@pytest.mark.rule("FF-133")
@pytest.mark.parametrize(("row", "reached"), [(10, True), (11, False)])
def test_its_charge_goes_as_far_slantwise(row: int, *, reached: bool) -> None:
    # eight slanting steps are twelve inches; its south-eastern cell then stands at (9, 9)
    rows = [list("." * 13) for _ in range(13)]
    rows[0][0], rows[row][10] = "1", "a"
    state = board(["".join(line) for line in rows], {"1": BIG, "a": PLAIN})
    assert goals(state, Charge) == ({(8, 8)} if reached else set())


@pytest.mark.rule("FF-154")
def test_it_steps_back_until_all_of_it_is_an_inch_away() -> None:
    state = board(OPEN, {"1": BIG, "a": ARMED})
    state, _ = play(state, Activate(uid(state, "1")))
    state, _ = play(state, Charge(uid(state, "a"), cell(state, 4, 3)))
    assert asked(state, AskKind.STRIKE_BACK)
    after, events = play(state, Choose(0))
    assert only(events, Moved) == Moved(models(state, "1")[0], (cell(state, 3, 3),), 2)
    assert places(after, "1") == [(3, 3)]


@pytest.mark.rule("FF-141")
@pytest.mark.parametrize(("column", "shot"), [(7, True), (8, False)])
def test_its_range_is_measured_from_its_nearest_cell(column: int, *, shot: bool) -> None:
    rows = ["1".ljust(column, ".") + "a", "." * column]
    assert bool(shots(board(rows, {"1": BIG_GUN, "a": PLAIN}))) is shot


@pytest.mark.rule("FF-141")
@pytest.mark.parametrize(("column", "shot"), [(9, True), (10, False)])
def test_the_range_to_it_is_measured_to_its_nearest_cell(column: int, *, shot: bool) -> None:
    rows = ["..a".ljust(column, ".") + "1", "." * column]
    assert bool(shots(board(rows, {"1": fighter(gun(1, reach=6)), "a": BIG}))) is shot


@pytest.mark.rule("FF-141")
@pytest.mark.parametrize(("kind", "seen"), [(PLAIN, False), (BIG, True)])
def test_seeing_a_part_of_it_is_enough(kind: Profile, *, seen: bool) -> None:
    rows = ["...#....", "...#a...", "1......."]
    assert bool(shots(board(rows, {"1": fighter(gun(1)), "a": kind}))) is seen


@pytest.mark.rule("FF-141")
@pytest.mark.parametrize(("kind", "sees"), [(fighter(gun(1)), False), (BIG_GUN, True)])
def test_it_sees_with_any_part_of_itself(kind: Profile, *, sees: bool) -> None:
    rows = ["...#....", "...#1...", "a......."]
    assert bool(shots(board(rows, {"1": kind, "a": PLAIN}))) is sees
