"""The games that are measured: heroes against many units of three, played at random."""

from collections.abc import Iterator
from functools import cache

from starquest.content.loader import load_catalog
from starquest.engine.game import new_game, step
from starquest.model.command import Command
from starquest.model.result import Applied
from starquest.model.setup import SkirmishSetup
from starquest.model.state import GameState, Wounds
from starquest.play.bots.random_bot import RandomBot
from tests.support.board import skirmish_rules

HEROES = ("commander", "medic", "marksman", "breacher")
UNITS = 12
WARM_UP = 40
"""Commands played before a state counts as the midst of a game."""


@cache
def opened(units: int, seed: int) -> GameState:
    """Four heroes against so many units of three, at the first decision."""
    catalog = load_catalog()
    threes = [unit.id for unit in catalog.units.values() if unit.models == 3]
    horde = tuple(threes[index % len(threes)] for index in range(units))
    settings = skirmish_rules(wounds=Wounds.TALLY, spacing=False)
    return new_game(SkirmishSetup(HEROES, horde, settings=settings), seed, catalog)


def applied(state: GameState, command: Command) -> GameState:
    """The state after a command that must be legal."""
    result = step(state, command)
    assert isinstance(result, Applied)
    return result.state


def play(units: int, seed: int, commands: int) -> Iterator[GameState]:
    """The states of a game; it is started anew whenever it ends."""
    state, bot = opened(units, seed), RandomBot(seed)
    for _ in range(commands):
        if state.outcome is not None:
            state = opened(units, seed)
        state = applied(state, bot.choose(state))
        yield state


@cache
def midst(seed: int) -> GameState:
    """A state in the midst of a game."""
    return list(play(UNITS, seed, WARM_UP))[-1]
