"""What only an army with markers to place may ask for."""

from starquest.model.frozen import frozen
from starquest.model.ids import Cell


@frozen
class PlaceMarker:
    """Lay the next marker on a cell."""

    cell: Cell


FieldModeCommand = PlaceMarker
