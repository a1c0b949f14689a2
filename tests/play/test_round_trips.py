"""States, commands and events of random games come back from JSON text as they were."""

import json

import pytest
from hypothesis import given

from starquest.engine.digest import digest
from starquest.engine.game import legal, step
from starquest.play.codec import (
    dump_command,
    dump_event,
    dump_state,
    load_command,
    load_event,
    load_state,
)
from tests import times
from tests.support.board import catalog
from tests.support.skirmishes import BRIEF, COMMANDS, Game, games, moves, some_games

several = some_games(12, 300)


def through_json(plain: object) -> object:
    """What real JSON text makes of a value."""
    return json.loads(json.dumps(plain, allow_nan=False))


@pytest.mark.soak
@several
@given(games())
def test_a_state_comes_back_equal(game: Game) -> None:
    state, _ = game.open()
    states = [state, *[move.applied.state for move in moves(game, COMMANDS)]]
    for state in states[:: times(4, 1)]:
        loaded = load_state(through_json(dump_state(state)), catalog())
        assert loaded == state
        assert digest(loaded) == digest(state)


@pytest.mark.soak
@several
@given(games())
def test_commands_and_events_come_back_equal(game: Game) -> None:
    for move in moves(game, COMMANDS):
        assert load_command(through_json(dump_command(move.command))) == move.command
        for event in move.applied.events:
            assert load_event(through_json(dump_event(event))) == event


@pytest.mark.soak
@several
@given(games())
def test_a_loaded_game_plays_on_alike(game: Game) -> None:
    for move in moves(game, BRIEF):
        twin = load_state(through_json(dump_state(move.before)), catalog())
        assert list(legal(twin)) == list(legal(move.before))
        assert step(twin, move.command) == move.applied
