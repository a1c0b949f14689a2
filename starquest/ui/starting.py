"""Starting a mission for people: the engine is loaded here, after the title is painted."""

from starquest.content.loader import load_catalog
from starquest.engine.game import legal, open_game, step
from starquest.engine.mission.quarters import table_centre
from starquest.model.command import Deploy
from starquest.model.event import Event
from starquest.model.result import Applied
from starquest.model.setup import Quest
from starquest.model.state import GameState
from starquest.model.step import Deployment
from starquest.ui.glyphs import SETS
from starquest.ui.options import Options
from starquest.ui.playing import Playing


def start(quest: Quest, seed: int, options: Options, *, placed: bool = False) -> Playing:
    """A game at its first decision; placed means the heroes already stand on the board."""
    lore = load_catalog()
    opened = open_game(quest, seed, lore)
    state, told = opened.state, opened.events
    if placed:
        state, more = place_all(state)
        told += more
    sight = options.sight == "open"
    return Playing(state, lore, SETS[options.glyphs], open_table=sight, opening=told)


def place_all(state: GameState) -> tuple[GameState, tuple[Event, ...]]:
    """Put every waiting hero on the free cell nearest to the centre."""
    centre, grid = table_centre(state.table), state.table.grid
    told: tuple[Event, ...] = ()
    while isinstance(state.agenda[-1], Deployment):
        offered = [command for command in legal(state) if isinstance(command, Deploy)]
        first = offered[0].unit
        mine = [command for command in offered if command.unit == first]
        best = min(mine, key=lambda command: (grid.distance(centre, command.cell), command.cell))
        result = step(state, best)
        assert isinstance(result, Applied)  # noqa: S101  # it was offered
        state, told = result.state, (*told, *result.events)
    return state, told
