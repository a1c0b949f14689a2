"""Rounds, turns, and who went where."""

from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId, Side


@frozen
class RolledOff:
    """The sides rolled for who starts."""

    dice: tuple[tuple[int, int], ...]
    """Each pair rolled, heroes first; the last one decides."""
    winner: Side


@frozen
class KeptBack:
    """A unit stays off the table for now."""

    unit: EntityId
    source: str


@frozen
class RoundStarted:
    """A round began."""

    round: int


@frozen
class RoundEnded:
    """A round ended."""

    round: int


@frozen
class Deployed:
    """A unit came to the table."""

    unit: EntityId
    cells: tuple[Cell, ...]
    source: str = ""


@frozen
class Activated:
    """A unit's activation began."""

    unit: EntityId


@frozen
class Idled:
    """A Shaken unit spent its activation recovering."""

    unit: EntityId


@frozen
class Acted:
    """A unit took an action."""

    unit: EntityId
    action: str
    target: EntityId = EntityId(0)


@frozen
class Moved:
    """A model moved along these cells."""

    model: EntityId
    path: tuple[Cell, ...]
    cost: int


@frozen
class DoorOpened:
    """A door stands open."""

    unit: EntityId
    cell: Cell


@frozen
class DangerRolled:
    """A model tested for dangerous ground: each 1 is a wound."""

    model: EntityId
    dice: tuple[int, ...]
    wounds: int
    one: int = 0
    """The die that stood for all of them; 0 where each was rolled."""


TurnEvent = (
    RolledOff
    | KeptBack
    | RoundStarted
    | RoundEnded
    | Deployed
    | Activated
    | Idled
    | Acted
    | Moved
    | DoorOpened
    | DangerRolled
)
