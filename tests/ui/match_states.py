"""Moments of matches: laid out by programs, then handed to people."""

from functools import cache

import attrs

from starquest.engine.game import mind_step, new_game
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.modes.match import MatchSetup
from starquest.model.state import GameState
from starquest.model.step import DeployTurn, Turn
from starquest.play.named_army import named_army
from tests.support.board import catalog

NAMES = ("Ann", "Bob")


def people(state: GameState, *minds: str) -> GameState:
    """The same with these programs at the seats; a seat without one is a person's."""
    world = state.world.copy()
    for (player, row), mind in zip(list(world.players.items()), (*minds, "", ""), strict=False):
        name = "" if mind else NAMES[row.side]
        world.players[player] = attrs.evolve(row, mind=mind, name=name)
    return attrs.evolve(state, world=world)


@cache
def laid(points: int = 300, theme: str = "ruined_city", seed: int = 3) -> GameState:
    """The first decision of the first round, everybody deployed by the program."""
    armies = [named_army(catalog(), name, points) for name in ("cinder_raiders", "vant_syndicate")]
    return _until(_begun(armies, theme, seed, points), Turn)


@cache
def hordes(seed: int = 3) -> GameState:
    """The same with squads of ten."""
    squad = ArmyUnit("ash_mob", 10)
    blocks = ArmyUnit("contract_rifles", 10)
    armies = [
        ArmyList("Many", ("cinder_raiders",), 300, (squad, squad)),
        ArmyList("Others", ("vant_syndicate",), 300, (blocks,)),
    ]
    return _until(_begun(armies, "ruined_city", seed, 300), Turn)


@cache
def deploying(seed: int = 3) -> GameState:
    """Both sides have begun to deploy."""
    armies = [named_army(catalog(), name, 300) for name in ("cinder_raiders", "vant_syndicate")]
    state = _until(_begun(armies, "ruined_city", seed, 300), DeployTurn)
    for _ in range(2):
        state = mind_step(state)[1].state
    return state


def _begun(armies: list[ArmyList], theme: str, seed: int, points: int) -> GameState:
    setup = MatchSetup((armies[0], armies[1]), points, theme=theme, minds=("list", "list"))
    return new_game(setup, seed, catalog())


def _until(state: GameState, step: type) -> GameState:
    while not isinstance(state.agenda[-1], step):
        state = mind_step(state)[1].state
    return state
