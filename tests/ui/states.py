"""Moments of a mission a few keys away from what a test wants to see."""

from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import Any

import attrs

from starquest.desk.preferences import Preferences
from starquest.desk.start_game import start
from starquest.engine.draft import Draft
from starquest.engine.game import legal, mind_step
from starquest.engine.mode import mind_of
from starquest.engine.modes.quest.waves import free_units
from starquest.engine.scene import Scene
from starquest.engine.view import look
from starquest.model.command import Activate, Choose, Done, Hold
from starquest.model.ids import Side
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Ask, EndWave, Turn
from tests.support.board import catalog, drawn
from tests.support.changes import carrying, shaken
from tests.support.playing import play, run_alone
from tests.support.quest import quest

MARKS = {"A": (12, 11), "1": (11, 12), "2": (13, 12), "a": (20, 20), "?": (12, 14)}
PATIENT = (Activate, Hold, Done, Choose)
CALLED = ("Ash", "Birch", "Cedar", "Dogwood")


def last_round(shaken_heroes: str = "", **fields: Any) -> GameState:
    """One round before the end of the last wave; an objective held, one enemy far away."""
    chosen: dict[str, Any] = {"alertness": 5, "wave": 10, "priority": 1} | fields
    state = quest(drawn(24, 24, MARKS), enemies={"a": "scrap_cutters"}, objectives={"A": 1},
                  **chosen)  # fmt: skip
    for mark in shaken_heroes:
        state = shaken(state, mark)
    return named(plain_enemies(state), CALLED)


def first_wave(**fields: Any) -> GameState:
    """The same one round before the end of the first wave."""
    return last_round(**{"wave": 1} | fields)


def plain_enemies(state: GameState) -> GameState:
    """The same, but enemies are called as in a mission."""
    world = state.world.copy()
    for unit, row in state.world.units.items():
        if unit not in world.heroes:
            world.units[unit] = attrs.evolve(row, name=catalog().units[row.kind].name)
    return attrs.evolve(state, world=world)


def named(state: GameState, names: Iterable[str]) -> GameState:
    """The same, but the heroes are called so."""
    world = state.world.copy()
    for unit, name in zip(state.world.heroes, names, strict=False):
        world.units[unit] = attrs.evolve(world.units[unit], name=name)
    return attrs.evolve(state, world=world)


def seated(state: GameState, *players: str) -> GameState:
    """The same, but each hero belongs to a player."""
    world = state.world.copy()
    for unit, player in zip(state.world.heroes, players, strict=False):
        world.heroes[unit] = attrs.evolve(world.heroes[unit], player=player)
    return attrs.evolve(state, world=world)


def solo(state: GameState) -> GameState:
    """The same, but one person plays all heroes."""
    return seated(state, *[""] * len(state.world.heroes))


def at_level(state: GameState, level: int, xp: int) -> GameState:
    """The same, but the heroes have come so far."""
    draft = Draft(state)
    for unit, row in state.world.heroes.items():
        draft.world.heroes[unit] = attrs.evolve(row, level=level, xp=xp)
    return draft.freeze()


def shop(money: int = 60) -> GameState:
    """Between two waves, with something to spend and something to sell."""
    state = quest(drawn(24, 24, MARKS), enemies={"a": "scrap_cutters"}, objectives={"A": 1})
    state = carrying(carrying(state, "1", "med_kit", money=money), "2", money=3)
    state = at_level(plain_enemies(state), 15, 0)
    return solo(named(run_alone(state, EndWave())[0], CALLED))


def level_up() -> GameState:
    """A hero is about to choose what a new level brings."""
    return solo(run_alone(at_level(first_wave(), 1, 1), EndWave())[0])


def with_question(state: GameState, ask: Ask) -> GameState:
    """The same, but a question is open."""
    return attrs.evolve(state, agenda=(*state.agenda, ask))


def besieged(state: GameState, rounds: int = 3) -> GameState:
    """The same some rounds later, in which the heroes held and the horde came."""
    while state.round < rounds or not isinstance(state.agenda[-1], Turn) or mind_of(state):
        if mind_of(state):
            state = mind_step(state)[1].state
        else:
            state = play(state, next(c for c in legal(state) if isinstance(c, PATIENT)))[0]
    return state


@cache
def mission(*kinds: str, seed: int = 5, small: bool = False) -> GameState:
    """A mission as people start it, with everybody in place."""
    party = tuple(Recruit(kind) for kind in kinds or ("breacher", "medic"))
    return start(QuestSetup(party, small=small), seed, Preferences(), placed=True).state


CORNERS = QuestSetup(
    tuple(map(Recruit, ("marksman", "commander", "breacher", "engineer"))),
    factions=("redeemer_host",),
    small=True,
    corners_first=True,
)
"""A mission whose first wave may let the players choose corners."""


@cache
def wave_seed() -> int:
    """The first seed with which two of three units come from a free corner, and nobody is seen."""
    for seed in count(1):
        state = start(CORNERS, seed, Preferences(), placed=True).state
        enemies = [unit for unit in state.world.units.values() if unit.side is Side.TWO]
        if (len(free_units(state)), len(enemies)) == (2, 3) and not look(Scene(state)).seen:
            return seed
    raise AssertionError


@cache
def wave_comes() -> GameState:
    """Four heroes in place, a wave of three units; two corners are free."""
    return start(CORNERS, wave_seed(), Preferences(), placed=True).state
