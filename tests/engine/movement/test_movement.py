"""How far a unit comes and where it may stop: distances, other units, walls and corners."""

import pytest

from starquest.model.command import Activate, Advance, Charge, Rush
from starquest.model.event import Moved
from starquest.model.state import GameState, Settings
from tests.support.board import Kind, board, fighter, lane, skirmish_rules
from tests.support.events import only
from tests.support.finding import Spot, cell, models, places, uid
from tests.support.playing import farthest, offered, play
from tests.support.probes import may_charge
from tests.support.ranks import apart

PLAIN = fighter()
CLOSE = skirmish_rules(spacing=False)
"""Friends may stand next to each other."""
PAIR: dict[str, Kind] = {"1": PLAIN, "a": PLAIN}
RING = {(x, y) for x in range(4, 7) for y in range(1, 4)}
"""The cells within 1 inch of (5, 2)."""


def goals(
    state: GameState, kind: type[Advance | Rush | Charge], mark: str = "1", at_whom: str = ""
) -> set[Spot]:
    """The cells a unit may be sent to; or those it may charge a unit from."""
    state, _ = play(state, Activate(uid(state, mark)))
    found = offered(state, kind)
    if at_whom:
        found = [c for c in found if isinstance(c, Charge) and c.target == uid(state, at_whom)]
    return {state.table.grid.xy(command.cell) for command in found}


def field(*marked: tuple[str, int, int]) -> list[str]:
    """An open board of 11 by 5 with these characters on it."""
    rows = [["."] * 11 for _ in range(5)]
    for mark, x, y in marked:
        rows[y][x] = mark
    return ["".join(row) for row in rows]


@pytest.mark.rule("FF-132")
def test_nobody_ends_a_march_within_an_inch_of_an_enemy() -> None:
    state = board(field(("1", 0, 2), ("a", 5, 2)), PAIR)
    everywhere = {(x, y) for x in range(11) for y in range(5)} - {(0, 2)}
    assert goals(state, Rush) == everywhere - RING


@pytest.mark.rule("FF-132")
def test_nobody_ends_a_march_within_an_inch_of_a_friendly_unit_either() -> None:
    state = board(field(("1", 0, 2), ("2", 5, 2), ("a", 10, 0)), {**PAIR, "2": PLAIN})
    assert not goals(state, Rush) & RING


@pytest.mark.rule("FF-132", "HR-207")
def test_without_spacing_friends_may_stand_side_by_side_but_not_in_one_place() -> None:
    rows = field(("1", 0, 2), ("2", 5, 2), ("a", 10, 0))
    state = board(rows, {**PAIR, "2": PLAIN}, settings=CLOSE)
    assert goals(state, Rush) & RING == RING - {(5, 2)}


@pytest.mark.rule("FF-132", "HR-207")
def test_without_spacing_enemies_still_keep_an_inch_apart() -> None:
    state = board(field(("1", 0, 2), ("a", 5, 2)), PAIR, settings=CLOSE)
    assert not goals(state, Rush) & RING


@pytest.mark.rule("FF-132")
@pytest.mark.parametrize("settings", [skirmish_rules(), CLOSE])
def test_no_model_of_a_unit_ends_within_an_inch_of_another_unit(settings: Settings) -> None:
    rows = field(("1", 0, 1), ("1", 0, 2), ("1", 0, 3), ("a", 5, 2), ("b", 8, 4))
    state = board(rows, {**PAIR, "b": PLAIN}, settings=settings)
    state, _ = play(state, Activate(uid(state, "1")))
    for command in offered(state, Rush):
        after, _ = play(state, command)
        assert apart(after, "1", "a")
        assert apart(after, "1", "b")


@pytest.mark.rule("FF-132")
def test_a_charge_may_end_beside_its_target_but_beside_no_other_enemy() -> None:
    state = board(field(("1", 0, 2), ("a", 5, 2), ("b", 7, 2)), {**PAIR, "b": PLAIN})
    west = {(4, 1), (4, 2), (4, 3), (5, 1), (5, 3)}
    assert goals(state, Charge, at_whom="a") == west


@pytest.mark.rule("FF-132")
@pytest.mark.parametrize(
    ("settings", "free"),
    [(skirmish_rules(), {(4, 2), (6, 1), (6, 2), (6, 3)}), (CLOSE, RING - {(5, 2)})],
)
def test_a_charge_keeps_friends_apart_only_with_spacing(
    settings: Settings, free: set[Spot]
) -> None:
    rows = field(("1", 0, 2), ("2", 4, 0), ("a", 5, 2), ("3", 4, 4))
    state = board(rows, dict.fromkeys("123a", PLAIN), settings=settings)
    assert goals(state, Charge, at_whom="a") == free


@pytest.mark.rule("FF-133")
@pytest.mark.parametrize(("inches", "reached"), [(2, True), (13, True), (14, False)])
def test_a_charge_needs_its_way_into_contact_to_be_12_inches_at_most(
    inches: int, *, reached: bool
) -> None:
    assert may_charge(board(lane(inches), PAIR)) is reached


@pytest.mark.rule("FF-133")
@pytest.mark.parametrize(("gap_row", "reached"), [(6, True), (7, False)])
def test_the_way_of_a_charge_is_measured_round_what_blocks_it(
    gap_row: int, *, reached: bool
) -> None:
    """A gap in row 6 makes it 24 half-inches: five down, two diagonal, four up."""
    state = board(["1#a", *[".#."] * (gap_row - 1), "..."], PAIR)
    assert may_charge(state) is reached


@pytest.mark.rule("FF-133")
@pytest.mark.parametrize(("inches", "reached"), [(12, True), (13, False)])
def test_one_model_within_reach_is_enough_for_its_unit(inches: int, *, reached: bool) -> None:
    state = board("1" + "1".ljust(inches + 1, ".") + "a", PAIR)
    assert may_charge(state) is reached


@pytest.mark.rule("FF-133")
def test_an_enemy_in_the_way_is_no_way() -> None:
    state = board("1..b..a", {**PAIR, "b": PLAIN})
    assert goals(state, Charge, at_whom="b") == {(2, 0)}
    assert goals(state, Charge, at_whom="a") == set()


def test_friends_are_passed_through_but_nobody_stops_on_them() -> None:
    state = board("12.......a", dict.fromkeys("12a", PLAIN), settings=CLOSE)
    assert goals(state, Advance) == {(2, 0), (3, 0), (4, 0), (5, 0), (6, 0)}
    state, _ = play(state, Activate(uid(state, "1")))
    _, events = play(state, Advance(cell(state, 3, 0)))
    way = tuple(cell(state, x, 0) for x in (1, 2, 3))
    assert only(events, Moved) == Moved(models(state, "1")[0], way, 6)


def test_enemies_are_not_passed_through() -> None:
    assert goals(board("1...a.....", PAIR), Rush) == {(1, 0), (2, 0)}


def test_models_of_one_unit_pass_and_replace_each_other() -> None:
    state = board("11.....a", PAIR)
    assert goals(state, Advance) == {(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)}
    state, _ = play(state, Activate(uid(state, "1")))
    after, _ = play(state, Advance(cell(state, 1, 0)))
    assert places(after, "1") == [(1, 0), (0, 0)]


def test_walls_are_not_passed() -> None:
    assert goals(board("1..#......a", PAIR), Rush) == {(1, 0), (2, 0)}


@pytest.mark.parametrize(
    ("rows", "passed"),
    [
        (["1#..", "#..."], False),
        (["1#..", "...."], True),
        (["1...", "#..."], True),
        (["1a..", "#..."], False),
        (["12..", "#..."], True),
    ],
)
def test_no_step_goes_diagonally_between_two_blocked_cells(
    rows: list[str], *, passed: bool
) -> None:
    kinds: dict[str, Kind] = {"1": PLAIN, "2": PLAIN, "a": PLAIN, "z": PLAIN}
    state = board([*rows, "....", "....", "...z"], kinds, settings=CLOSE)
    assert ((1, 2) in goals(state, Rush)) is passed


def test_a_way_goes_round_two_walls_that_touch_at_their_corners() -> None:
    state = board([".....", ".1#..", ".#...", ".....", "....a"], PAIR)
    state, _ = play(state, Activate(uid(state, "1")))
    _, events = play(state, Advance(cell(state, 2, 2)))
    assert (len(only(events, Moved).path), only(events, Moved).cost) == (3, 9)


def test_a_step_past_one_corner_costs_what_a_diagonal_costs() -> None:
    state = board(["1#.....", ".......", "......a"], PAIR)
    state, _ = play(state, Activate(uid(state, "1")))
    _, events = play(state, Advance(cell(state, 2, 1)))
    way = (cell(state, 1, 1), cell(state, 2, 1))
    assert only(events, Moved) == Moved(models(state, "1")[0], way, 5)


@pytest.mark.parametrize(("kind", "column"), [(Advance, 3), (Rush, 6)])
def test_on_a_small_board_distances_are_halved(kind: type[Advance | Rush], column: int) -> None:
    assert farthest(board(lane(20), PAIR, halved=True), kind) == column


@pytest.mark.rule("FF-133")
@pytest.mark.parametrize(("inches", "reached"), [(7, True), (8, False)])
def test_on_a_small_board_charges_are_halved(inches: int, *, reached: bool) -> None:
    assert may_charge(board(lane(inches), PAIR, halved=True)) is reached


@pytest.mark.rule("FF-132")
def test_on_a_small_board_an_inch_is_still_the_next_cell() -> None:
    state = board(field(("1", 1, 2), ("a", 5, 2)), PAIR, halved=True)
    assert {(3, 2), (4, 4), (6, 4)} <= goals(state, Rush)
    assert not goals(state, Rush) & RING
