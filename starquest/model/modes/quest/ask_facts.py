"""What the questions of a quest are about."""

from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId


@frozen
class TrialFacts:
    """The skill, or the deed, whose test failed."""

    what: str


@frozen
class TokenFacts:
    """The search token that is looked under."""

    token: EntityId


@frozen
class TroveFind:
    """One thing a trove may hold: an item, or credits."""

    item: str = ""
    credits: int = 0


@frozen
class TroveFacts:
    """Where a trove lies, what it may hold, and which of these were chosen already."""

    cell: Cell
    finds: tuple[TroveFind, ...]
    chosen: tuple[int, ...] = ()


@frozen
class CureFacts:
    """What takes a condition away, and the conditions there are."""

    source: str
    conditions: tuple[str, ...]


@frozen
class XpFacts:
    """How many odd points of XP are left."""

    odd: int


@frozen
class Raise:
    """A stat and by how much it gets better."""

    stat: str
    by: int


@frozen
class LevelFacts:
    """The level reached and what each option improves."""

    level: int
    raises: tuple[Raise, ...]


@frozen
class SkillFacts:
    """The skills to choose from."""

    skills: tuple[str, ...]


@frozen
class TraditionFacts:
    """The traditions to choose from, and how strong the new caster is."""

    caster: int
    traditions: tuple[str, ...]


@frozen
class SeizedFacts:
    """The objectives a hero may be revived at."""

    objectives: tuple[EntityId, ...]


QuestFacts = (
    TrialFacts
    | TokenFacts
    | TroveFacts
    | CureFacts
    | XpFacts
    | LevelFacts
    | SkillFacts
    | TraditionFacts
    | SeizedFacts
)
