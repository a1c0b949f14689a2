"""How a wave comes and what it does to the table."""

from starquest.model.frozen import frozen
from starquest.model.ids import EntityId


@frozen
class WaveStarted:
    """A wave began."""

    wave: int
    points: int
    boss: bool


@frozen
class PrioritySet:
    """The priority objective was rolled for; 0 for none."""

    dice: tuple[int, ...]
    number: int


@frozen
class CornerRolled:
    """A unit's corner was rolled for; 5 and 6 are the players' choice."""

    unit: EntityId
    die: int


@frozen
class EventStruck:
    """A random event struck."""

    event: str
    dice: tuple[int, int]
    targets: tuple[EntityId, ...]


@frozen
class SkyChanged:
    """The alertness, time of day or weather is another now."""

    kind: str
    id: str
    die: int = 0


@frozen
class AlertnessRaised:
    """Alertness rose."""

    by: int
    total: int
    die: int = 0
    """The die of high alertness; 0 for none."""
    empty: bool = False
    """Whether no enemy was left on the table, which counts twice."""


@frozen
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
