"""What a quest keeps besides its rows."""

import attrs

from starquest.model.frozen import LATER, frozen
from starquest.model.modes.quest.levers import UNMOVED, Levers


@frozen
class QuestLedger:
    """A Star Quest mission as it stands."""

    party: int
    """The party's points, fixed at the start."""
    share: int
    factions: tuple[str, ...]
    challenges: tuple[str, ...] = ()
    wave: int = 0
    finished: int = 0
    """Waves successfully finished."""
    alertness: int = 0
    priority: int = 0
    boss: bool = False
    """Whether this wave is a boss fight."""
    xp: int = 0
    """All XP earned by all heroes."""
    salvage: int = 0
    """Points of enemies destroyed in this wave."""
    alert: str = ""
    time: str = ""
    sky: str = ""
    event: str = ""
    stock: tuple[str, ...] = ()
    restocked: bool = False
    corners_first: bool = attrs.field(default=False, metadata=LATER)
    """Whether all corners of a wave are rolled before one is asked for."""
    difficulty: str = attrs.field(default="", metadata=LATER)
    levers: Levers = attrs.field(default=UNMOVED, metadata=LATER)
    """The numbers in force that are not those of the rules."""
    steadied: int = attrs.field(default=0, metadata=LATER)
    """How many waves were begun with steadied dice."""

    @property
    def score(self) -> int:
        """What the mission is worth so far."""
        return self.xp * self.finished
