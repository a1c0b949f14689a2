"""What must not scroll away in the log: kinds of happenings that lines are marked for."""

from collections.abc import Iterable, Mapping

from starquest.model import event as events
from starquest.model.component import Unit
from starquest.model.event import Event
from starquest.model.ids import EntityId, Side

FALLEN, OBJECTIVE, WAVE, GROUND = "fallen", "objective", "wave", "ground"


def marks_of(
    events_: Iterable[Event], units: Mapping[EntityId, Unit], side: Side
) -> tuple[str, ...]:
    """The kinds of loss among events, for those who play this side; each once."""
    return tuple(dict.fromkeys(kind for event in events_ if (kind := _mark(event, units, side))))


def _mark(event: Event, units: Mapping[EntityId, Unit], side: Side) -> str:
    match event:
        case events.UnitDestroyed(side=whose):
            return FALLEN if whose is side else ""
        case events.WentDown(unit=unit):
            return FALLEN if unit in units and units[unit].side is side else ""
        case events.Wounded(unit=unit, source="dangerous"):
            return GROUND if unit in units and units[unit].side is side else ""
        case events.ObjectiveDamaged():
            return OBJECTIVE
        case events.WaveEnded():
            return WAVE
        case _:
            return ""
