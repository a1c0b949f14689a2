"""Braced: nobody else can move it."""

import pytest

from starquest.model.ids import NOBODY, EntityId
from starquest.model.state import GameState
from starquest.model.step import Effect
from tests.support.board import GRUNT, board, fighter, lane
from tests.support.finding import uid
from tests.support.playing import run_step


def moved(state: GameState, by: EntityId) -> bool:
    """Whether somebody's spell asks where the enemy goes."""
    state, _ = run_step(state, Effect("spell", "puppet_step", by, (uid(state, "a"),)))
    return getattr(state.agenda[-1], "unit", NOBODY) == uid(state, "a")


@pytest.mark.rule("HR-1001")
@pytest.mark.parametrize(("rules", "goes"), [([], True), (["braced"], False)])
def test_an_enemy_cannot_move_it(rules: list[str], goes: bool) -> None:  # noqa: FBT001 - a table
    state = board(lane(5), {"1": GRUNT, "a": fighter(rules=rules)})
    assert moved(state, uid(state, "1")) == goes


@pytest.mark.rule("HR-1001")
def test_a_friend_can() -> None:
    state = board("1...ab", {"1": GRUNT, "a": fighter(rules=["braced"]), "b": GRUNT})
    assert moved(state, uid(state, "b"))
