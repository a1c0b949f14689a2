"""What heroes try, suffer and leave behind."""

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
class DieRolled:
    """A die that decides an amount or one of several."""

    source: str
    die: int
    value: int
    unit: EntityId = EntityId(0)
    """Whose die it is; 0 for nobody's in particular."""
    need: int = 0
    """What it had to reach, where it is a test: `value` is then whether it did."""


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


@attrs.frozen
class TrapSprung:
    """A unit walked into a trap."""

    unit: EntityId
    cell: Cell
    source: str


@attrs.frozen
class GadgetPlaced:
    """Something was set up on a cell: a turret, a trap, a noise."""

    unit: EntityId
    kind: str
    cell: Cell


HeroEvent = (
    PowerChanged
    | StatTested
    | DieRolled
    | SkillUsed
    | ConditionChanged
    | WentDown
    | GotUp
    | Bled
    | Injured
    | DiseaseRolled
    | TrapSprung
    | GadgetPlaced
)
