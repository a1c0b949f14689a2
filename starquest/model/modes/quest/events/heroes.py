"""What heroes try and suffer."""

import attrs

from starquest.model.events.rolls import Check
from starquest.model.ids import Cell, EntityId


@attrs.frozen
class PowerChanged:
    """A hero's power changed."""

    unit: EntityId
    change: int
    total: int
    source: str


@attrs.frozen
class StatTested:
    """A hero made a stat test."""

    unit: EntityId
    stat: str
    check: Check
    source: str


@attrs.frozen
class SkillUsed:
    """A skill, feat, item or basic action took effect, or did not."""

    unit: EntityId
    kind: str
    id: str
    targets: tuple[EntityId, ...]
    cell: Cell
    worked: bool = True


@attrs.frozen
class ConditionChanged:
    """A hero got or lost a condition."""

    unit: EntityId
    condition: str
    on: bool
    source: str
    die: int = 0
    need: int = 0
    """What the die had to reach, where one was rolled."""


@attrs.frozen
class WentDown:
    """A hero became Unconscious."""

    unit: EntityId
    source: str


@attrs.frozen
class GotUp:
    """A hero is up again."""

    unit: EntityId
    wounds_left: int
    source: str


@attrs.frozen
class Bled:
    """An Unconscious hero bled; the die once there are three markers."""

    unit: EntityId
    markers: int
    die: int
    out: bool


@attrs.frozen
class Injured:
    """A hero came back with an injury."""

    unit: EntityId
    injury: str
    die: int


@attrs.frozen
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
