"""Star Quest as it is run, kept and counted."""

from itertools import chain

import attrs

from starquest.content.difficulties import within
from starquest.engine.modes.quest.party import quest_of
from starquest.model.setup import QuestSetup
from starquest.model.state import GameState
from starquest.play.modes.quest.invariants import MISSION, STRICT
from starquest.play.modes.quest.record import TOLD, record
from starquest.play.modes.quest.results import results
from starquest.play.modes.registry import PlayMode

MOST_HEROES = 8
MOST_SHARE = 1000
LONGEST_TEXT = 200


def in_bounds(quest: QuestSetup) -> bool:
    """Whether the party and the enemy of a setup are such as can be played."""
    texts = chain.from_iterable(attrs.astuple(recruit) for recruit in quest.party)
    texts = chain(texts, quest.factions, quest.challenges, (quest.difficulty,))
    if not 0 < len(quest.party) <= MOST_HEROES or not 0 <= quest.share <= MOST_SHARE:
        return False
    if not within(quest.custom):
        return False
    return all(len(text) <= LONGEST_TEXT for text in texts)


def landmark(before: GameState, after: GameState) -> bool:
    """A new wave."""
    return quest_of(before).wave != quest_of(after).wave


QUEST = PlayMode(
    id="quest",
    setup=QuestSetup,
    in_bounds=in_bounds,
    checks=MISSION,
    strict=STRICT,
    landmark=landmark,
    record=record,
    told=TOLD,
    results=results,
)
