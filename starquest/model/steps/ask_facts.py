"""What a question is about, typed: one small class for each kind that needs more than its unit."""

from starquest.model.frozen import frozen
from starquest.model.ids import OFF_TABLE, Cell, EntityId


@frozen
class NoFacts:
    """A question that its kind, unit and options say everything about."""


NO_FACTS = NoFacts()


@frozen
class RuleFacts:
    """The rule that lets a unit wait."""

    rule: str


@frozen
class SpellFacts:
    """A spell and those it is cast on."""

    spell: str
    targets: tuple[EntityId, ...] = ()


@frozen
class ShiftFacts:
    """What moves a unit, and how far."""

    source: str
    inches: int
    phasing: bool = False


@frozen
class PlaceFacts:
    """What places a unit, and how far from where; off the table is from where it stands."""

    source: str
    inches: int
    centre: Cell = OFF_TABLE


@frozen
class PointFacts:
    """What will place some units near the point, and how near."""

    source: str
    inches: int
    targets: tuple[EntityId, ...]


@frozen
class BlockFacts:
    """The weapon that got through, and what a block needs."""

    weapon: str
    need: int


@frozen
class PushFacts:
    """Who is to be pushed."""

    target: EntityId


FightFacts = (
    NoFacts | RuleFacts | SpellFacts | ShiftFacts | PlaceFacts | PointFacts | BlockFacts | PushFacts
)
