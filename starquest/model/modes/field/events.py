"""Markers, edges, and armies that lose heart."""

from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modes.field.ledger import Axis, Edge


@frozen
class FieldLaid:
    """It was rolled which way the armies face, and how many markers there are."""

    axis_die: int
    axis: Axis
    markers_die: int
    markers: int


@frozen
class MarkerPlaced:
    """A side placed a marker."""

    side: Side
    number: int
    cell: Cell
    apart: int
    """How many inches it had to be away from the others, more than which it is."""


@frozen
class EdgeChosen:
    """A side has its edge, the other one the edge across."""

    side: Side
    edge: Edge


@frozen
class NoRoom:
    """A unit found no room at deployment and comes later."""

    late: EntityId
    """Not a `unit`: everybody at the table sees it."""


@frozen
class MarkerSeized:
    """A marker has another owner, or none any more."""

    number: int
    before: int
    after: int


@frozen
class ArmyShaken:
    """So much of an army is gone that all of it tests morale."""

    side: Side
    left: int
    starting: int


FieldModeEvent = FieldLaid | MarkerPlaced | EdgeChosen | NoRoom | MarkerSeized | ArmyShaken
