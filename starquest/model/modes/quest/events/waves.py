"""How a wave comes and what it does to the table."""

import attrs

from starquest.model.ids import EntityId


@attrs.frozen
class WaveStarted:
    """A wave began."""

    wave: int
    points: int
    boss: bool


@attrs.frozen
class PrioritySet:
    """The priority objective was rolled for; 0 for none."""

    dice: tuple[int, ...]
    number: int


@attrs.frozen
class CornerRolled:
    """A unit's corner was rolled for; 5 and 6 are the players' choice."""

    unit: EntityId
    die: int


@attrs.frozen
class EventStruck:
    """A random event struck."""

    event: str
    dice: tuple[int, int]
    targets: tuple[EntityId, ...]


@attrs.frozen
class SkyChanged:
    """The alertness, time of day or weather is another now."""

    kind: str
    id: str
    die: int = 0


@attrs.frozen
class AlertnessRaised:
    """Alertness rose."""

    by: int
    total: int
    die: int = 0
    """The die of high alertness; 0 for none."""


@attrs.frozen
class ObjectiveDamaged:
    """An objective took or lost damage."""

    objective: EntityId
    number: int
    change: int
    damage: int
    destroyed: bool = False


WaveEvent = (
    WaveStarted
    | PrioritySet
    | CornerRolled
    | EventStruck
    | SkyChanged
    | AlertnessRaised
    | ObjectiveDamaged
)
