"""The looks of all modes, by the mode's id."""

from starquest.desk.modes.look import Look
from starquest.desk.modes.match import MATCH
from starquest.desk.modes.quest import QUEST
from starquest.desk.modes.skirmish import SKIRMISH
from starquest.model.state import GameState

LOOKS: dict[str, Look] = {"quest": QUEST, "skirmish": SKIRMISH, "match": MATCH}


def look_of(state: GameState) -> Look:
    """How the mode of a game is shown."""
    return LOOKS[state.settings.mode]
