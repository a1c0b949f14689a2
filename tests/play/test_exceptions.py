"""An exception in the midst of a command loses the draft and nothing else."""

import json

import pytest
from hypothesis import given

from starquest.engine.digest import digest
from starquest.engine.draft import Draft
from starquest.engine.game import step
from starquest.model import command as commands
from starquest.model.command import Advance, Command, Rush
from starquest.model.event import Event
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.play.codec import dump_state, load_state
from tests.support.board import board, catalog, fighter
from tests.support.brawls import Picks
from tests.support.finding import cell, uid
from tests.support.skirmishes import BRIEF, Game, games, moves, some_games, some_legal


class Planted(Exception):  # noqa: N818 - it is planted, not found
    """An exception from the midst of a command."""


@pytest.mark.soak
@some_games(6, 300)
@given(games())
def test_an_exception_leaves_the_old_state_usable(game: Game) -> None:
    picks = Picks(game.player)
    for move in moves(game, BRIEF):
        state = move.before
        asked = some_legal(state, picks)
        twin = load_state(json.loads(json.dumps(dump_state(state))), catalog())
        expected = [digest(_applied(twin, command).state) for command in asked]
        _applied(state, asked[1])
        _fail_midway(state, asked[0], picks.below(4))
        assert state == twin
        assert [digest(_applied(state, command).state) for command in asked] == expected


def test_an_exception_in_the_midst_of_a_move_leaves_no_trace() -> None:
    state = board(["1w..............", "...............a"], {"1": fighter(), "a": fighter()})
    state = _applied(state, commands.Activate(uid(state, "1"))).state
    rush = Rush(cell(state, 10, 0))
    expected = _applied(state, rush)
    _fail_midway(state, Advance(cell(state, 1, 0)), told=1)
    assert _applied(state, rush) == expected


def _applied(state: GameState, command: Command) -> Applied:
    result = step(state, command)
    assert isinstance(result, Applied), command
    return result


def _fail_midway(state: GameState, command: Command, told: int) -> None:
    """Carry out a command that fails when something is told after so many other events."""

    def emit(draft: Draft, event: Event) -> None:
        if len(draft.events) >= told:
            raise Planted
        draft.events.append(event)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Draft, "emit", emit)
        try:
            step(state, command)
        except Planted:
            return
