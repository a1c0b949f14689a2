"""A seat in a fight of armies: the mode's captain thinks there, behind the same interface."""

from starquest.engine.mode import mode_of
from starquest.engine.modes.field.minds import CAPTAIN
from starquest.engine.options import Options
from starquest.model.command import Command
from starquest.model.state import GameState
from starquest.model.step import Deployment


def commanded(state: GameState, options: Options) -> Command:
    """What the best program of the mode would do; whatever is legal where it has no say."""
    minds = mode_of(state).minds
    if not minds or isinstance(state.agenda[-1], Deployment):
        return options[0]
    mind = minds.get(CAPTAIN) or next(iter(minds.values()))
    command, _ = mind.decide(state)
    return command if command in options else options[0]
