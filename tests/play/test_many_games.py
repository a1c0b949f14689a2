"""Whole missions by bots, with every invariant checked after every command."""

import attrs
import pytest

from starquest.content.loader import load_catalog
from starquest.engine.game import new_game
from starquest.model.state import GameState
from starquest.play.bots import bot_named
from starquest.play.modes.quest.spread import Wishes, specs
from starquest.play.simulate import take_turn
from tests import times
from tests.support.invariants import values_are_plain
from tests.support.mission_invariants import mission_faults

GAMES = times(4, 300)
ENDINGS = ("victory", "party_down", "objectives_lost")
SAMPLED = 200
"""The whole state is looked through once in so many commands."""


@pytest.mark.soak
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("share", range(3))
def test_every_game_ends_and_nothing_breaks_on_the_way(bot: str, share: int) -> None:
    for spec in list(specs(load_catalog(), 5000, GAMES, bot, Wishes()))[share::3]:
        state = new_game(spec.setup, spec.seed, load_catalog())
        player, commands = bot_named(bot, spec.seed), 0
        while state.outcome is None and commands < spec.limit:
            state = take_turn(state, player).state
            commands += 1
            assert mission_faults(state) == [], f"seed {spec.seed}, command {commands}"
            if commands % SAMPLED == 0:
                assert list(values_are_plain(state)) == []
        assert state.outcome is not None, f"seed {spec.seed} never ends"
        assert state.outcome.reason in ENDINGS


def _started() -> GameState:
    spec = next(iter(specs(load_catalog(), 1, 1, "random", Wishes())))
    state = new_game(spec.setup, spec.seed, load_catalog())
    while state.round == 0:
        state = take_turn(state, bot_named("random", 1)).state
    return state


def _spoilt(state: GameState, table: str, **changes: object) -> GameState:
    rows = dict(getattr(state.world, table))
    first = next(iter(rows))
    rows[first] = attrs.evolve(rows[first], **changes)
    return attrs.evolve(state, world=attrs.evolve(state.world, **{table: rows}))


@pytest.mark.parametrize(
    ("table", "changes", "check"),
    [
        ("packs", {"credits": -1}, "heroes_are_whole"),
        ("packs", {"items": ("med_kit",) * 5}, "heroes_are_whole"),
        ("packs", {"shield": "combat_shield", "melee": "twin_blades"}, "hands_are_enough"),
        ("powers", {"left": 99}, "heroes_are_whole"),
        ("ailments", {"conditions": ("diseased", "diseased")}, "heroes_are_whole"),
        ("heroes", {"xp": 4}, "levels_follow_xp"),
        ("objectives", {"damage": 3}, "the_mission_is_on_course"),
        ("objectives", {"number": 2}, "the_mission_is_on_course"),
        ("objectives", {"cell": 48}, "markers_lie_on_the_table"),
        ("statuses", {"down": True}, "the_down_are_spent"),
    ],
)
def test_a_planted_fault_is_found(table: str, changes: dict[str, object], check: str) -> None:
    state = _started()
    assert mission_faults(state) == []
    found = mission_faults(_spoilt(state, table, **changes))
    assert any(fault.startswith(check) for fault in found), found
