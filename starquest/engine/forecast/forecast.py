"""What a command would come to: the door of this package."""

from importlib import import_module

import starquest.engine.forecast.readers  # noqa: F401  # what events mean is registered there
from starquest.engine.forecast.answers import Answers, plain
from starquest.engine.forecast.branch import Branch
from starquest.engine.forecast.explore import Crowded, Explorer
from starquest.engine.forecast.facts import Forecast
from starquest.engine.forecast.together import together
from starquest.engine.mode import mode_of
from starquest.engine.perform import perform
from starquest.model.command import Command
from starquest.model.ids import EntityId
from starquest.model.state import GameState


def forecast(state: GameState, command: Command, answers: Answers = plain) -> Forecast:
    """Everything a legal command may come to until the next decision.

    No die is drawn and nothing changes. Hand in what a side knows (`view`), and nothing is told
    that it does not know.
    """
    if not _is_known(state, command):
        return Forecast(untold=1.0)
    if mode_of(state).readers:
        import_module(mode_of(state).readers)
    try:
        return _explored(state, command, answers).records.forecast()
    except Crowded as crowded:
        found = [_explored(state, command, answers, unit).records for unit in crowded.units]
        return together([records.forecast(exact=False) for records in found], crowded.units)


def _explored(
    state: GameState, command: Command, answers: Answers, focus: EntityId | None = None
) -> Explorer:
    explorer = Explorer(Branch(state), answers, focus)
    explorer.explore(lambda branch: perform(command, branch))
    return explorer


def _is_known(state: GameState, command: Command) -> bool:
    """Whether everybody a command is aimed at is there: a view may lack somebody."""
    shots = getattr(command, "shots", ())
    single = [getattr(command, "target", None), *[shot.target for shot in shots]]
    named = [target for target in single if target is not None]
    aimed = (*named, *getattr(command, "targets", ()))
    world = state.world
    return all(target in world.units or target in world.objectives for target in aimed)
