"""Starting a mission for people: the engine is loaded here, after the title is painted."""

from starquest.content.loader import load_catalog
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.engine.game import legal, open_game
from starquest.engine.modes.quest.quarters import table_centre
from starquest.model.command import Deploy
from starquest.model.result import Applied, Happened
from starquest.model.settings import Visibility
from starquest.model.setup import Setup
from starquest.model.state import GameState
from starquest.model.step import Deployment
from starquest.play.modes.quest.wave_zero import wave_zero
from starquest.play.seating import seating_of
from starquest.play.session import Run, Session


def start(setup: Setup, seed: int, options: Preferences, *, placed: bool = False) -> Playing:
    """A game in memory at its first decision; placed means the heroes stand on the board."""
    opened = open_game(setup, seed, load_catalog())
    opening = (Happened(None, opened.events, opened.state),)
    run = Session(opened.state, opening, seating_of(opened.state))
    return played(run, options, placed=placed)


def start_lesson(options: Preferences) -> Playing:
    """Wave 0 at its first decision, in memory only."""
    catalog = load_catalog()
    state = wave_zero(catalog)
    sight = open_table(state, options)
    return Playing(Session(state), catalog, SETS[options.glyphs], open_table=sight)


def played(
    run: Run, options: Preferences, *, placed: bool = False, resumed: bool = False
) -> Playing:
    """A run as it is played; placed means the heroes are put on the board first."""
    past = run.opening + (place_all(run) if placed else ())
    sight = open_table(run.state, options)
    playing = Playing(run, load_catalog(), SETS[options.glyphs], open_table=sight, resumed=resumed)
    playing.opening = tuple(playing.recall(part) for part in past)
    return playing


def open_table(state: GameState, options: Preferences) -> bool:
    """Whether everybody on the table is known: the mode says so, or the players want it."""
    return state.settings.sight is Visibility.TABLE or options.sight == "open"


def place_all(run: Run) -> tuple[Happened, ...]:
    """Put every waiting hero on the free cell nearest to the centre."""
    told: tuple[Happened, ...] = ()
    while isinstance(run.state.agenda[-1], Deployment):
        before, result = run.state, run.apply(_nearest(run.state))
        assert isinstance(result, Applied)  # noqa: S101  # it was offered
        told += (Happened(before, result.events, result.state),)
    return told


def _nearest(state: GameState) -> Deploy:
    """The next hero on the free cell nearest to the centre."""
    centre, grid = table_centre(state.table), state.table.grid
    offered = [command for command in legal(state) if isinstance(command, Deploy)]
    mine = [command for command in offered if command.unit == offered[0].unit]
    return min(mine, key=lambda command: (grid.distance(centre, command.cell), command.cell))
