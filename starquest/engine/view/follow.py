"""What a side knows, carried on from one command to the next."""

from collections.abc import Mapping

from starquest.engine.scene import scene_of
from starquest.engine.view.known_events import known_events
from starquest.engine.view.sight import NOWHERE, Sight, look
from starquest.model.event import Event, UnitDestroyed
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.result import Happened


def follow(
    happened: Happened,
    side: Side = Side.ONE,
    last: Mapping[EntityId, Cell] = NOWHERE,
    *,
    open_table: bool = False,
) -> tuple[tuple[Event, ...], Sight]:
    """What a side is told of a command, and what it sees and remembers after it.

    Only who is known to be destroyed is forgotten: a mark that vanished by itself would tell.
    """
    told = known_events(happened, side, open_table=open_table)
    gone = [event.unit for event in told if isinstance(event, UnitDestroyed)]
    left = {unit: cell for unit, cell in last.items() if unit not in gone}
    return told, look(scene_of(happened.after), side, left, open_table=open_table)
