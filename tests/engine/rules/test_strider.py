"""Strider: difficult ground does not slow it."""

import pytest

from starquest.model.command import Activate, Advance, Rush
from starquest.model.event import DangerRolled, Moved
from tests.support.board import Kind, board, fighter
from tests.support.events import exact, only
from tests.support.finding import cell, uid
from tests.support.playing import farthest, play
from tests.support.probes import may_charge

STRIDER = fighter(rules=["strider"])
WALKER = fighter()
BOG = "1.~~".ljust(20, ".") + "a"


@pytest.mark.rule("FF-225")
@pytest.mark.parametrize(("kind", "column"), [(STRIDER, 12), (WALKER, 6)])
def test_it_rushes_its_full_distance_through_difficult_ground(kind: Kind, column: int) -> None:
    assert farthest(board(BOG, {"1": kind, "a": WALKER}), Rush) == column


@pytest.mark.rule("FF-225")
@pytest.mark.parametrize(("kind", "reached"), [(STRIDER, True), (WALKER, False)])
def test_it_charges_its_full_distance(kind: Kind, *, reached: bool) -> None:
    assert may_charge(board("1.~~.......a", {"1": kind, "a": WALKER})) is reached


@pytest.mark.rule("FF-225")
def test_it_starts_from_difficult_ground_as_from_any_other() -> None:
    state = board("1".ljust(20, ".") + "a", {"1": STRIDER, "a": WALKER}, ground="~")
    assert farthest(state, Rush) == 12


@pytest.mark.rule("FF-225")
def test_the_way_it_went_is_told() -> None:
    state = board(BOG, {"1": STRIDER, "a": WALKER})
    _, events = play(state, Activate(uid(state, "1")), Rush(cell(state, 12, 0)))
    moved = only(events, Moved)
    assert (moved.path, moved.cost) == (tuple(cell(state, x, 0) for x in range(1, 13)), 24)


@pytest.mark.rule("FF-225")
def test_dangerous_ground_is_dangerous_to_it() -> None:
    state = board("1.^......a", {"1": STRIDER, "a": WALKER}, dice=[2])
    _, events = exact(play(state, Activate(uid(state, "1")), Advance(cell(state, 5, 0))))
    assert only(events, DangerRolled).dice == (2,)


@pytest.mark.rule("FF-225")
def test_it_does_not_pass_walls() -> None:
    assert farthest(board("1.#......a", {"1": STRIDER, "a": WALKER}), Rush) == 1


@pytest.mark.rule("FF-225")
def test_every_model_of_the_unit_must_have_it() -> None:
    drawing = "11.~~".ljust(20, ".") + "a"
    assert farthest(board(drawing, {"1": STRIDER, "a": WALKER}), Rush) == 12
    assert farthest(board(drawing, {"1": [STRIDER, WALKER], "a": WALKER}), Rush) == 6
