"""Flying: over units and terrain, untouched by the ground while it moves."""

import pytest

from starquest.model.command import Activate, Advance, Rush
from starquest.model.event import DangerRolled, Moved
from tests.support.board import Kind, board, fighter
from tests.support.events import exact, of, only
from tests.support.finding import cell, places, uid
from tests.support.playing import farthest, offered, play
from tests.support.probes import may_charge

FLYER = fighter(rules=["flying"])
WALKER = fighter()
FLOCK: Kind = [FLYER, WALKER]


@pytest.mark.rule("FF-211")
@pytest.mark.parametrize(("kind", "column"), [(FLYER, 6), (WALKER, 1)])
def test_it_passes_over_enemies(kind: Kind, column: int) -> None:
    assert farthest(board("1..a......", {"1": kind, "a": WALKER}), Advance) == column


@pytest.mark.rule("FF-211")
@pytest.mark.parametrize(("kind", "column"), [(FLYER, 6), (WALKER, 1)])
def test_it_passes_over_walls(kind: Kind, column: int) -> None:
    assert farthest(board("1.#.......a", {"1": kind, "a": WALKER}), Advance) == column


@pytest.mark.rule("FF-211")
def test_it_does_not_stop_on_a_wall_or_beside_an_enemy() -> None:
    state = board("1.#..a...", {"1": FLYER, "a": WALKER})
    state, _ = play(state, Activate(uid(state, "1")))
    ends = [state.table.grid.xy(command.cell)[0] for command in offered(state, Rush)]
    assert ends == [1, 3, 7, 8]


@pytest.mark.rule("FF-211")
def test_the_way_over_a_wall_is_told_and_paid() -> None:
    state = board("1.#.......a", {"1": FLYER, "a": WALKER})
    state, events = exact(play(state, Activate(uid(state, "1")), Advance(cell(state, 6, 0))))
    moved = only(events, Moved)
    assert (moved.path[-1], moved.cost) == (cell(state, 6, 0), 12)
    assert places(state, "1") == [(6, 0)]


@pytest.mark.rule("FF-211")
@pytest.mark.parametrize(("kind", "column"), [(FLYER, 12), (WALKER, 6)])
def test_difficult_ground_does_not_slow_it(kind: Kind, column: int) -> None:
    drawing = "1" + "~" * 14 + "....a"
    assert farthest(board(drawing, {"1": kind, "a": WALKER}), Rush) == column


@pytest.mark.rule("FF-211")
def test_it_rises_from_difficult_ground_as_from_any_other() -> None:
    state = board("1".ljust(20, ".") + "a", {"1": FLYER, "a": WALKER}, ground="~")
    assert farthest(state, Rush) == 12


@pytest.mark.rule("FF-211")
def test_dangerous_ground_does_not_hurt_it_on_the_way_nor_where_it_lands() -> None:
    state = board("1.^^......a", {"1": FLYER, "a": WALKER})
    for column in (3, 5):
        move = Advance(cell(state, column, 0))
        _, events = exact(play(state, Activate(uid(state, "1")), move))
        assert of(events, DangerRolled) == []


@pytest.mark.rule("FF-211")
def test_a_walker_tests_for_dangerous_ground() -> None:
    state = board("1.^^......a", {"1": WALKER, "a": WALKER}, dice=[2])
    _, events = exact(play(state, Activate(uid(state, "1")), Advance(cell(state, 5, 0))))
    assert (only(events, DangerRolled).dice, only(events, DangerRolled).wounds) == ((2,), 0)


@pytest.mark.rule("FF-211")
def test_it_tests_when_it_activates_in_dangerous_ground() -> None:
    state = board("1.........a", {"1": FLYER, "a": WALKER}, ground="^", dice=[2])
    _, events = exact(play(state, Activate(uid(state, "1")), Advance(cell(state, 5, 0))))
    assert only(events, DangerRolled).dice == (2,)


@pytest.mark.rule("FF-211")
@pytest.mark.parametrize(("kind", "reached"), [(FLYER, True), (WALKER, False)])
def test_it_charges_over_what_is_in_the_way(kind: Kind, *, reached: bool) -> None:
    assert may_charge(board("1..#...a", {"1": kind, "a": WALKER})) is reached


@pytest.mark.rule("FF-211")
def test_a_unit_of_which_some_walk_walks() -> None:
    assert farthest(board("11.#.......a", {"1": FLYER, "a": WALKER}), Advance) == 6
    assert farthest(board("11.#.......a", {"1": FLOCK, "a": WALKER}), Advance) == 2
