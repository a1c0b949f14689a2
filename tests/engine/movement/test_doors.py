"""Doors: shut they stop movement and sight; opening one is free, once in an activation."""

import attrs
import pytest

from starquest.engine.game import step
from starquest.model.command import (
    Activate,
    Advance,
    Charge,
    Done,
    Hold,
    OpenDoor,
    Rush,
    Shoot,
)
from starquest.model.event import DoorOpened
from starquest.model.ids import Side
from starquest.model.result import Reason, Rejected
from starquest.model.state import GameState
from starquest.model.step import Turn
from tests.support.board import Kind, board, fighter, gun
from tests.support.events import only
from tests.support.finding import Spot, cell, uid
from tests.support.playing import offered, play

GUNNER = fighter(gun(1))
PAIR: dict[str, Kind] = {"1": GUNNER, "a": fighter()}


def acting(drawing: str | list[str]) -> GameState:
    state = board(drawing, PAIR)
    return play(state, Activate(uid(state, "1")))[0]


def goals(state: GameState, kind: type[Advance | Rush | Charge | OpenDoor]) -> set[Spot]:
    return {state.table.grid.xy(command.cell) for command in offered(state, kind)}


def test_a_shut_door_stops_movement_and_sight() -> None:
    state = acting(".1.+....a")
    assert goals(state, Rush) == {(0, 0), (2, 0)}
    assert offered(state, Charge) == []
    state, _ = play(state, Hold())
    assert isinstance(state.agenda[-1], Turn)


@pytest.mark.rule("HR-204")
def test_the_doors_next_to_a_model_may_be_opened_and_no_others() -> None:
    state = acting(["+.+.......", "1.+.......", "/+.......a"])
    assert goals(state, OpenDoor) == {(0, 0), (1, 2)}


@pytest.mark.rule("HR-204")
def test_any_model_of_the_unit_reaches_a_door() -> None:
    assert goals(acting("11.1+....a"), OpenDoor) == {(4, 0)}


@pytest.mark.rule("HR-204")
def test_opening_is_free_and_lets_move_and_see_through() -> None:
    state = acting(".1+.....a")
    state, events = play(state, OpenDoor(cell(state, 2, 0)))
    assert only(events, DoorOpened) == DoorOpened(uid(state, "1"), cell(state, 2, 0))
    assert state.table.rows == ("../......",)
    assert goals(state, Advance) == {(0, 0), *[(x, 0) for x in range(2, 7)]}
    assert goals(state, Charge) == {(7, 0)}
    state, _ = play(state, Hold())
    assert len(offered(state, Shoot)) == 1


@pytest.mark.rule("HR-204")
def test_one_door_in_an_activation() -> None:
    state = acting(["+1+......", "........a"])
    assert goals(state, OpenDoor) == {(0, 0), (2, 0)}
    state, _ = play(state, OpenDoor(cell(state, 0, 0)))
    assert offered(state, OpenDoor) == []
    refused = step(state, OpenDoor(cell(state, 2, 0)))
    assert isinstance(refused, Rejected)
    assert refused.reason is Reason.NOT_NOW


@pytest.mark.rule("HR-204")
def test_a_door_may_be_opened_after_the_move_that_led_to_it() -> None:
    state = acting("1....+....a")
    assert offered(state, OpenDoor) == []
    state, _ = play(state, Advance(cell(state, 4, 0)))
    assert offered(state, Shoot) == []
    state, _ = play(state, OpenDoor(cell(state, 5, 0)))
    assert len(offered(state, Shoot)) == 1


@pytest.mark.rule("HR-204")
def test_nobody_has_to_open_a_door() -> None:
    state = acting("1....+....a")
    state, _ = play(state, Rush(cell(state, 4, 0)), Done())
    assert state.agenda[-1] == Turn(Side.TWO)
    assert state.table.rows[0][5] == "+"


def test_a_door_stays_open() -> None:
    state = acting(".1+.....a")
    state, _ = play(state, OpenDoor(cell(state, 2, 0)), Hold(), Done())
    state, _ = play(state, Activate(uid(state, "a")), Hold())
    state, _ = play(state, Activate(uid(state, "1")))
    assert (3, 0) in goals(state, Advance)
    assert offered(state, OpenDoor) == []


def test_opening_a_door_changes_no_other_table() -> None:
    state = acting(".1+.....a")
    before = attrs.evolve(state)
    play(state, OpenDoor(cell(state, 2, 0)))
    assert state == before
    assert state.table.rows == ("..+......",)
