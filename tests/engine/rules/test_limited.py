"""Limited: a weapon that works once a game."""

import pytest

from starquest.model.command import Activate, Hold, Shoot
from starquest.model.event import HitsRolled, RoundStarted
from starquest.model.state import GameState
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of
from tests.support.finding import uid
from tests.support.playing import charge, idle_until, offered, play, scripted, shoot

ROCKET = gun(1, "limited", name="rocket")
TROOPER = fighter(gun(), ROCKET)


def weapons_offered(state: GameState, by: str = "1") -> set[str]:
    state, _ = play(state, Activate(uid(state, by)), Hold())
    return {shot.weapon for command in offered(state, Shoot) for shot in command.shots}


@pytest.mark.rule("FF-217")
def test_it_is_fired_once() -> None:
    state = board(lane(5), {"1": TROOPER, "a": STURDY}, dice=[1])
    assert weapons_offered(state) == {"gun", "rocket"}
    state, events = shoot(state, "rocket")
    assert [rolled.weapon for rolled in of(events, HitsRolled)] == ["rocket"]
    for _ in range(2):
        state, _ = idle_until(state, RoundStarted)
        assert weapons_offered(state) == {"gun"}


@pytest.mark.rule("FF-217")
def test_it_keeps_until_it_is_fired() -> None:
    state = board(lane(5), {"1": TROOPER, "a": STURDY}, dice=[1])
    state, _ = shoot(state, "gun")
    state, _ = idle_until(state, RoundStarted)
    assert weapons_offered(state) == {"gun", "rocket"}


@pytest.mark.rule("FF-217")
def test_each_unit_has_its_own() -> None:
    kinds = {"1": TROOPER, "2": TROOPER, "a": STURDY, "b": STURDY}
    state = board("1....a\n......\n2....b", kinds, dice=[1])
    state, _ = shoot(state, "rocket")
    state, _ = idle_until(state, RoundStarted)
    assert weapons_offered(state, "1") == {"gun"}
    assert weapons_offered(state, "2") == {"gun", "rocket"}


@pytest.mark.rule("FF-217")
def test_a_group_fires_all_of_them_at_once() -> None:
    state = board("11...a", {"1": TROOPER, "a": STURDY}, dice=[1, 1])
    state, events = shoot(state, "rocket")
    assert [rolled.dice for rolled in of(events, HitsRolled)] == [(1, 1)]
    state, _ = idle_until(state, RoundStarted)
    assert weapons_offered(state) == {"gun"}


@pytest.mark.rule("FF-217")
def test_it_strikes_once() -> None:
    armed = fighter(sword(1, "limited", name="bomb"), sword())
    state, events = charge(board(lane(5), {"1": armed, "a": STURDY}, dice=[1, 1]))
    assert [rolled.weapon for rolled in of(events, HitsRolled)] == ["bomb", "sword"]
    state, _ = idle_until(state, RoundStarted)
    _, events = charge(scripted(state, 1))
    assert [rolled.weapon for rolled in of(events, HitsRolled)] == ["sword"]
