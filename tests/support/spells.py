"""A Psyker on a literal board, ready to cast."""

from starquest.content.spells import Tradition
from starquest.model.profile import Profile
from starquest.model.state import GameState
from tests.support.board import STURDY
from tests.support.changes import taught
from tests.support.quest import arena

PARTY = {"1": "psyker", "2": "commander", "3": "marksman", "4": "medic"}


def psyker(tradition: Tradition, drawing: str, *dice: int, foe: Profile = STURDY) -> GameState:
    """A Psyker with six tokens, those of the others that are drawn, and enemies."""
    heroes = {mark: kind for mark, kind in PARTY.items() if mark in drawing}
    foes: dict[str, str | Profile] = {mark: foe for mark in "abcd" if mark in drawing}
    return taught(arena(drawing, heroes, foes, dice=dice), "1", tradition)
