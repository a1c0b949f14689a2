"""The looks of all modes, by the mode's id."""

from starquest.desk.modes.look import Look
from starquest.desk.modes.quest import QUEST
from starquest.model.state import GameState

LOOKS: dict[str, Look] = {"quest": QUEST}


def look_of(state: GameState) -> Look:
    """How the mode of a game is shown."""
    return LOOKS[state.settings.mode]
