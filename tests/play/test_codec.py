"""A saved value is taken for exactly what it is, or refused."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from cattrs import BaseValidationError

from starquest.engine.game import step
from starquest.model.command import Activate
from starquest.model.ids import Side
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.play.bots.random_bot import RandomBot
from starquest.play.codec import (
    dump_state,
    load_state,
)
from tests.support.board import Kind, board, catalog, fighter, gun, skirmish_rules
from tests.support.finding import uid

REFUSALS = (BaseValidationError, TypeError, ValueError, KeyError)
Plain = dict[str, Any]


def state() -> GameState:
    """A hero in the midst of its activation, next to a squad."""
    units: dict[str, Kind] = {"1": fighter(gun(2, "ap 1")), "a": "scrap_cutters"}
    begun = board("1..aa", units, tokens={"1": 2}, settings=skirmish_rules(rounds=2))
    result = step(begun, Activate(uid(begun, "1")))
    assert isinstance(result, Applied)
    return result.state


def saved() -> Plain:
    """The same as it is read from a file."""
    plain: Plain = json.loads(json.dumps(dump_state(state())))
    return plain


def unset(*path: str) -> Callable[[Plain], None]:
    """Leave out what stands at a path."""

    def change(plain: Plain) -> None:
        *way, last = path
        for key in way:
            plain = plain[key]
        del plain[last]

    return change


def put(value: object, *path: str | int) -> Callable[[Plain], None]:
    """Write something else at a path."""

    def change(plain: Any) -> None:  # noqa: ANN401 - tables and lists alike
        *way, last = path
        for key in way:
            plain = plain[key]
        plain[last] = value

    return change


SPOILT: dict[str, Callable[[Plain], None]] = {
    "a decimal for a whole number": put(2.7, "round"),
    "a whole decimal for a whole number": put(2.0, "round"),
    "a text for a whole number": put("2", "round"),
    "a truth for a whole number": put(True, "round"),  # noqa: FBT003 - a value, not a flag
    "nothing for a whole number": put(None, "round"),
    "a text for a truth": put("false", "settings", "spacing"),
    "a number for a truth": put(0, "settings", "spacing"),
    "a number for a text": put(7, "world", "units", "1", "name"),
    "a text for a list": put("..", "table", "rows"),
    "a table for a list": put({}, "agenda"),
    "a list for a table": put([], "world"),
    "a list for a component": put([], "world", "bodies"),
    "an unknown setting": put("sometimes", "settings", "wounds"),
    "an unknown side": put(2, "first"),
    "a truth for a side": put(True, "first"),  # noqa: FBT003 - a value, not a flag
    "an unknown step": put("Sleep", "agenda", 0, "type"),
    "a step of another kind": put("Ask", "agenda", -1, "type"),
    "a command for a step": put("Hold", "agenda", -1, "type"),
    "a step without a kind": lambda plain: plain["agenda"][-1].pop("type"),
    "a field too many": put(1, "luck"),
    "a field too many in a row": put(1, "world", "bodies", "2", "luck"),
    "a catalog in the save": put({}, "catalog"),
    "no dice": unset("dice"),
    "no seed": unset("dice", "seed"),
    "no world": unset("world"),
    "a row without its unit": unset("world", "bodies", "2", "unit"),
    "a number with a sign as key": put({"unit": 1}, "world", "bodies", "+2"),
    "a number with a zero as key": put({"unit": 1}, "world", "bodies", "02"),
    "a decimal as key": put({"unit": 1}, "world", "bodies", "2.0"),
    "a word as key": put({"unit": 1}, "world", "bodies", "two"),
    "a spaced number as key": put({"unit": 1}, "world", "bodies", " 2"),
    "another script's digit as key": put({"unit": 1}, "world", "bodies", "\u0662"),
}


def test_a_sound_save_is_read() -> None:
    assert load_state(saved(), catalog()) == state()


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_save_is_refused(name: str) -> None:
    plain = saved()
    before = copy.deepcopy(plain)
    SPOILT[name](plain)
    assert repr(plain) != repr(before)
    with pytest.raises(REFUSALS):
        load_state(plain, catalog())


@pytest.mark.parametrize("plain", [None, 3, {}])
def test_what_is_no_table_is_no_state(plain: object) -> None:
    with pytest.raises(REFUSALS):
        load_state(plain, catalog())


@pytest.mark.parametrize("plain", ["state", [], [saved()]])
def test_a_list_or_a_text_is_no_state(plain: object) -> None:
    with pytest.raises(REFUSALS):
        load_state(plain, catalog())


def test_a_dump_is_plain_before_it_is_text() -> None:
    ended = end(state())
    assert ended.outcome is not None
    assert load_state(dump_state(ended), catalog()) == ended


def end(game: GameState) -> GameState:
    """The game once the last round is over."""
    bot = RandomBot(1)
    while game.outcome is None:
        result = step(game, bot.choose(game))
        assert isinstance(result, Applied)
        game = result.state
    return game


def test_ids_survive_as_keys_of_json() -> None:
    plain = saved()
    assert list(plain["world"]["bodies"]) == ["2", "4", "5"]
    loaded = load_state(plain, catalog())
    assert list(loaded.world.bodies) == [2, 4, 5]
    assert {type(key) for key in loaded.world.bodies} == {int}


def test_a_loaded_state_has_its_kinds_back() -> None:
    loaded = load_state(saved(), catalog())
    assert type(loaded.first) is Side
    assert type(loaded.agenda) is tuple
    assert type(loaded.agenda[-1]) is Act
    assert loaded.catalog is catalog()


def test_the_catalog_is_not_saved() -> None:
    assert "catalog" not in dump_state(state())
