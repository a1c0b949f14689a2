"""Commands and events are read as strictly as states."""

import json
from collections.abc import Callable

import pytest

from starquest.model.command import Advance, Cast, Choose, Command, Hold, Shoot, Shot
from starquest.model.event import Deployed, HitsRolled, Mod
from starquest.model.ids import Cell, EntityId
from starquest.play.codec import dump_command, dump_event, load_command, load_event
from tests.play.test_codec import REFUSALS, Plain, put, unset


@pytest.mark.parametrize(
    "command",
    [
        Hold(),
        Advance(Cell(7)),
        Choose(0),
        Shoot((Shot("gun", EntityId(3)), Shot("pistol", EntityId(9)))),
        Cast("flare_wall", (EntityId(1), EntityId(2))),
    ],
)
def test_a_command_comes_back_equal(command: Command) -> None:
    assert load_command(json.loads(json.dumps(dump_command(command)))) == command


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"type": "Fly"},
        {"type": None},
        {"type": ["Hold"]},
        {"type": "Hold", "cell": 3},
        {"type": "Advance"},
        {"type": "Advance", "cell": 3.0},
        {"type": "Advance", "cell": "3"},
        {"type": "Choose", "option": False},
        {"type": "Shoot", "shots": {}},
        {"type": "Shoot", "shots": [{"weapon": "gun"}]},
        {"type": "Activated", "unit": 1},
        "Hold",
    ],
)
def test_what_is_no_command_is_refused(plain: object) -> None:
    with pytest.raises(REFUSALS):
        load_command(plain)


def test_an_event_comes_back_equal() -> None:
    rolled = HitsRolled(
        EntityId(1), EntityId(3), "gun", (6, 2), 4, 5, (Mod("hit", 1),), 1, 1, (Mod("surge", 1),)
    )
    for event in (rolled, Deployed(EntityId(1), (Cell(4), Cell(5)), "scout")):
        assert load_event(json.loads(json.dumps(dump_event(event)))) == event


@pytest.mark.parametrize(
    "change", [put([6, 2.5], "dice"), put([["hit", 1]], "mods"), unset("need")]
)
def test_a_spoilt_event_is_refused(change: Callable[[Plain], None]) -> None:
    rolled = HitsRolled(EntityId(1), EntityId(3), "gun", (6, 2), 4, 5, (), 1, 1)
    plain = json.loads(json.dumps(dump_event(rolled)))
    change(plain)
    with pytest.raises(REFUSALS):
        load_event(plain)
