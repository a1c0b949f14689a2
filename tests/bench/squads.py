"""Squads of ten to twenty on real tables: how much of the ground they are offered, and the cost."""

from collections.abc import Iterator
from functools import cache
from statistics import median
from time import process_time as clock

import attrs

from starquest.content.loader import load_catalog
from starquest.engine.game import legal, mind_step, new_game, step
from starquest.engine.movement.formation import march_of
from starquest.engine.movement.paths import FAST, SLOW, Pace
from starquest.engine.scene import Scene, scene_of
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.command import Charge
from starquest.model.ids import EntityId
from starquest.model.modes.match import STANDARD, MatchSetup
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Act
from tests.bench.registry import Effort, Sample, benchmark

KINDS = ("penitent_mob", "ash_mob")
SIZES = (10, 15, 20)
MODELS = 40
"""About as many a side."""
LARGE, FEWEST = 20, 16
"""A charge of twenty on twenty: few of them have fallen before."""
MOST = 24
"""Matches looked through for such charges."""


@cache
def matched(count: int, theme: str, seed: int, width: int = STANDARD) -> GameState:
    """Two armies of squads of so many, played by the list, before their first command."""
    catalog = load_catalog()
    grown = {
        name: attrs.evolve(catalog.army_units[name], sizes=(count,), cost=(10 * count,))
        for name in KINDS
    }
    larger = attrs.evolve(catalog, army_units={**catalog.army_units, **grown})
    sides = [
        ArmyList(name, (grown[name].faction,), 1000, (ArmyUnit(name, count),) * (MODELS // count))
        for name in KINDS
    ]
    setup = MatchSetup((sides[0], sides[1]), theme=theme, width=width, minds=("list", "list"))
    return new_game(setup, seed, larger)


def acts(count: int, theme: str, seed: int) -> Iterator[GameState]:
    """The states of a match in which a squad that is whole or nearly so chooses its action."""
    state = matched(count, theme, seed)
    while state.outcome is None:
        top = state.agenda[-1]
        if isinstance(top, Act) and top.main and 4 * len(_members(state, top.unit)) >= 3 * count:
            yield state
        state = mind_step(state)[1].state


def _members(state: GameState, unit: EntityId) -> tuple[EntityId, ...]:
    return state.world.squads[unit].members


@cache
def situations(count: int, repeat: int, most: int) -> tuple[GameState, ...]:
    """Squads about to act, on tables of every theme."""
    found = []
    for theme in load_catalog().themes:
        found += list(acts(count, theme, repeat))[:most]
    return tuple(found)


def offered(scene: Scene, unit: EntityId, pace: Pace) -> tuple[int, int]:
    """How many cells the lead may be sent to, and how many it gets to alone."""
    march = march_of(scene, unit, pace)
    return march.goals().bit_count(), march.leads().bit_count()


def _share_of(count: int) -> Sample:
    def sample(effort: Effort, repeat: int) -> float:
        most = 2 if effort.quick else 12
        goals = leads = 0
        for state in situations(count, repeat, most):
            top = state.agenda[-1]
            assert isinstance(top, Act)
            for pace in (SLOW, FAST):
                some, all_of_them = offered(scene_of(state), top.unit, pace)
                goals, leads = goals + some, leads + all_of_them
        return 100 * goals / leads

    return sample


for _count in SIZES:
    benchmark(f"of its lead's reach, {_count} models are offered", "%", 1)(_share_of(_count))


def _legal_of(count: int) -> Sample:
    """What may be asked for of a squad that is to act, with nothing known yet."""

    def sample(effort: Effort, repeat: int) -> float:
        most = 2 if effort.quick else 12
        return median(_asked(state) for state in situations(count, repeat, most))

    return sample


def _asked(state: GameState) -> float:
    fresh = attrs.evolve(state)  # nothing is remembered of a state nobody asked about
    begun = clock()
    legal(fresh)
    return (clock() - begun) * 1e3


for _count in SIZES:
    benchmark(f"legal for a squad of {_count}", "ms", 2)(_legal_of(_count))


@cache
def charges(most: int) -> tuple[tuple[GameState, Charge], ...]:
    """Charges of twenty on twenty that came up in matches."""
    found = list[tuple[GameState, Charge]]()
    themes = list(load_catalog().themes)
    for seed in range(MOST):
        for state in acts(LARGE, themes[seed % len(themes)], seed):
            found += _charges(state)
            if len(found) >= most:
                return tuple(found)
    return tuple(found)


def _charges(state: GameState) -> list[tuple[GameState, Charge]]:
    wanted = [c for c in legal(state) if isinstance(c, Charge)]
    whole = [c for c in wanted if len(_members(state, c.target)) >= FEWEST]
    return [(state, command) for command in whole[:1]]


@benchmark("a charge of 20 on 20, the step", "ms", 2)
def charge_step(effort: Effort, _repeat: int) -> float:
    """The median over charges that came up in play."""
    return median(_charged(*found) for found in charges(1 if effort.quick else 8))


def _charged(state: GameState, command: Charge) -> float:
    assert command in legal(state), "what is legal is known when a command is given"
    begun = clock()
    result = step(state, command)
    spent = clock() - begun
    assert isinstance(result, Applied)
    return spent * 1e3
