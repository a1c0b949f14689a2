"""What a quest is started with."""

from starquest.model.frozen import frozen
from starquest.model.modes.quest.levers import UNMOVED, Levers
from starquest.model.settings import Luck


@frozen
class Recruit:
    """One hero of a party."""

    kind: str
    name: str = ""
    player: str = ""
    tradition: str = ""
    """For casters: the spells they know; empty for their class's own."""


@frozen
class QuestSetup:
    """What a Star Quest mission is started with. An empty choice is rolled for."""

    party: tuple[Recruit, ...]
    factions: tuple[str, ...] = ()
    small: bool = False
    theme: str = ""
    phases: bool = False
    """All heroes act, then all enemies, instead of taking turns."""
    challenges: tuple[str, ...] = ()
    alertness: str = ""
    time: str = ""
    weather: str = ""
    share: int = 25
    """How many percent of the party's points each wave's number is worth."""
    corners_first: bool = False
    """Whether a wave rolls all corners before one is asked for; once it was unit by unit."""
    difficulty: str = ""
    """Which of the difficulties; empty for the numbers of the rules."""
    custom: Levers = UNMOVED
    """Numbers of this mission alone, before those of its difficulty."""
    luck: Luck = Luck.PURE


SKIES = ("alertness", "time", "weather")
"""The challenges that are picked from a few or rolled; fields of a setup, too."""
CHALLENGES = ("boss", "injuries", "alertness", "time", "weather", "events")
"""The optional challenges, each off in the plain game."""
