"""Rounds, turns, and who went where."""

import attrs

from starquest.model.ids import Cell, EntityId, Side


@attrs.frozen
class RolledOff:
    """The sides rolled for who starts."""

    dice: tuple[tuple[int, int], ...]
    """Each pair rolled, heroes first; the last one decides."""
    winner: Side


@attrs.frozen
class KeptBack:
    """A unit stays off the table for now."""

    unit: EntityId
    source: str


@attrs.frozen
class RoundStarted:
    """A round began."""

    round: int


@attrs.frozen
class RoundEnded:
    """A round ended."""

    round: int


@attrs.frozen
class Deployed:
    """A unit came to the table."""

    unit: EntityId
    cells: tuple[Cell, ...]
    source: str = ""


@attrs.frozen
class Activated:
    """A unit's activation began."""

    unit: EntityId


@attrs.frozen
class Idled:
    """A Shaken unit spent its activation recovering."""

    unit: EntityId


@attrs.frozen
class Acted:
    """A unit took an action."""

    unit: EntityId
    action: str
    target: EntityId = EntityId(0)


@attrs.frozen
class Moved:
    """A model moved along these cells."""

    model: EntityId
    path: tuple[Cell, ...]
    cost: int


@attrs.frozen
class DoorOpened:
    """A door stands open."""

    unit: EntityId
    cell: Cell


@attrs.frozen
class DangerRolled:
    """A model tested for dangerous ground: each 1 is a wound."""

    model: EntityId
    dice: tuple[int, ...]
    wounds: int


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
