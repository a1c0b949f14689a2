"""Moments of a mission a few keys away from what a test wants to see."""

from collections.abc import Iterable

import attrs

from starquest.engine.draft import Draft
from starquest.model.command import Activate, Deploy, Hold
from starquest.model.ids import EntityId, Side
from starquest.model.setup import Quest, Recruit
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind, EndWave, Shop, StartWave
from starquest.ui.options import Options
from starquest.ui.starting import start
from tests.support.quest import carrying, hero, play, quest, run_alone

BOARD = """
................
................
......A.........
.....1.2........
................
................
................
.............a..
"""


def last_round(**mission: int) -> GameState:
    """One round before the end of the last wave, one weak enemy far away."""
    fields = {"alertness": 5, "wave": 10, "priority": 1} | mission
    return quest(BOARD, enemies={"a": "scrap_cutters"}, objectives={"A": 1}, **fields)


def first_round() -> GameState:
    """The same at the end of the first wave."""
    return last_round(wave=1)


def seated(state: GameState, names: Iterable[str]) -> GameState:
    """The same, but each hero belongs to a player."""
    heroes = {
        unit: attrs.evolve(row, player=name)
        for (unit, row), name in zip(state.world.heroes.items(), names, strict=True)
    }
    world = state.world.copy()
    world.heroes.update(heroes)
    return attrs.evolve(state, world=world)


def named(state: GameState, names: Iterable[str]) -> GameState:
    """The same, but the heroes are called so."""
    world = state.world.copy()
    for unit, name in zip(list(world.heroes), names, strict=True):
        world.units[unit] = attrs.evolve(world.units[unit], name=name)
    return attrs.evolve(state, world=world)


def shop(money: int = 60) -> GameState:
    """Between two waves, with something to spend."""
    state = carrying(first_round(), "1", "med_kit", money=money)
    return run_alone(state, Shop(), StartWave())[0] if False else stocked(state)


def stocked(state: GameState) -> GameState:
    """The shop with a stock of its own."""
    from starquest.model.step import OpenShop, Replenish  # noqa: PLC0415

    return run_alone(state, OpenShop(), Shop(), Replenish(), StartWave())[0]


def level_up() -> GameState:
    """A hero is about to choose what the new level brings."""
    state = first_round()
    draft = Draft(state)
    for unit, row in state.world.heroes.items():
        draft.world.heroes[unit] = attrs.evolve(row, xp=1)
    return run_alone(draft.freeze(), EndWave())[0]


def asked(state: GameState, ask: Ask) -> GameState:
    """The same, but a question is open."""
    return attrs.evolve(state, agenda=(*state.agenda, ask))


def mission(seed: int = 5, *kinds: str, small: bool = True) -> GameState:
    """A mission as people start it, with everybody in place."""
    party = tuple(Recruit(kind) for kind in kinds or ("breacher", "medic"))
    return start(Quest(party, small=small), seed, Options(), placed=True).state
