"""Laying the field out, and what the end of a round brings there."""

from starquest.model.frozen import frozen
from starquest.model.ids import Side


@frozen
class LayField:
    """The axis and the number of markers are rolled, and who places the first."""


@frozen
class PlaceTurn:
    """A side places a marker."""

    side: Side


@frozen
class ChooseEdge:
    """The sides roll for the choice of an edge."""


@frozen
class LineUp:
    """Everybody who is not kept back waits to be deployed."""


@frozen
class DeployTurn:
    """A side deploys a unit."""

    side: Side


@frozen
class ArmyMorale:
    """Armies at half their units or less test morale."""


FieldModeStep = LayField | PlaceTurn | ChooseEdge | LineUp | DeployTurn | ArmyMorale
