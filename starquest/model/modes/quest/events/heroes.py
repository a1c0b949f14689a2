"""What heroes try and suffer."""

from starquest.model.events.rolls import Check
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId


@frozen
class PowerChanged:
    """A hero's power changed."""

    unit: EntityId
    change: int
    total: int
    source: str


@frozen
class StatTested:
    """A hero made a stat test."""

    unit: EntityId
    stat: str
    check: Check
    source: str


@frozen
class SkillUsed:
    """A skill, feat, item or basic action took effect, or did not."""

    unit: EntityId
    kind: str
    id: str
    targets: tuple[EntityId, ...]
    cell: Cell
    worked: bool = True


@frozen
class ConditionChanged:
    """A hero got or lost a condition."""

    unit: EntityId
    condition: str
    on: bool
    source: str
    die: int = 0
    need: int = 0
    """What the die had to reach, where one was rolled."""


@frozen
class WentDown:
    """A hero became Unconscious."""

    unit: EntityId
    source: str


@frozen
class GotUp:
    """A hero is up again."""

    unit: EntityId
    wounds_left: int
    source: str


@frozen
class Bled:
    """An Unconscious hero bled; the die once there are three markers."""

    unit: EntityId
    markers: int
    die: int
    out: bool


@frozen
class Injured:
    """A hero came back with an injury."""

    unit: EntityId
    injury: str
    die: int


@frozen
class DiseaseRolled:
    """A Diseased hero rolled as the round ended."""

    unit: EntityId
    die: int


HeroEvent = (
    PowerChanged
    | StatTested
    | SkillUsed
    | ConditionChanged
    | WentDown
    | GotUp
    | Bled
    | Injured
    | DiseaseRolled
)
