"""The numbers of the rules that sentences name, from where the engine keeps them.

The one module of `text` that knows where that is. A number of the rules never stands in a sentence
or beside one; phrases.py says a length as it is on the table that is played on.
"""

from starquest.content.loader import load_catalog
from starquest.content.quest import QuestNumbers
from starquest.engine.actions.casting import NEED as CAST_FROM
from starquest.engine.actions.melee import CLOSING as FOLLOWING
from starquest.engine.actions.volleys import TARGETS as TARGETS_AT_MOST
from starquest.engine.attack.salvo import COVER
from starquest.engine.board.relief import CLIMB, EDGE
from starquest.engine.modes.quest.in_force import InForce, played_with
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.movement.paths import ADVANCE, APART, RUSH
from starquest.engine.movement.pushing import FAR as PUSHED
from starquest.engine.movement.pushing import PUSHES
from starquest.engine.rules.diseased import SICK_UP_TO
from starquest.model.state import GameState

__all__ = (
    "ADVANCE", "APART", "CAST_FROM", "CLIMB", "COVER", "EDGE", "FOLLOWING", "PUSHED", "PUSHES",
    "RUSH", "SICK_UP_TO", "TARGETS_AT_MOST", "numbers_of", "quest_numbers",
)  # fmt: skip


def quest_numbers() -> QuestNumbers:
    """The numbers of a mission, as the data of this game have them."""
    return load_catalog().quest


def numbers_of(state: GameState | None) -> InForce:
    """Those of them that a difficulty may change, as they are in a game."""
    return played_with(quest_if_any(state) if state else None, quest_numbers())
