"""Markers, edges, and armies that lose heart."""

from starquest.model import event as events
from starquest.model.ids import Side
from starquest.text.locale import words
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases
from starquest.text.sides import side_called

APART = 9
"""How far markers are apart where there is room for it, in inches."""


def _who(side: int, say: Phrases) -> str:
    if say.state is None:
        return words("skirmish.side", number=side + 1)
    return side_called(say.state, Side(side))


@tell.register
def _(event: events.FieldLaid, _: Phrases) -> str:
    return words(
        "narration.field.laid",
        axis=event.axis,
        axis_die=event.axis_die,
        markers_die=event.markers_die,
        markers=event.markers,
    )


@tell.register
def _(event: events.MarkerPlaced, say: Phrases) -> str:
    near = event.apart < APART
    return words(
        "narration.field.placed",
        who=_who(event.side, say),
        number=event.number,
        near=near,
        apart=event.apart + 1,
    )


@tell.register
def _(event: events.EdgeChosen, say: Phrases) -> str:
    return words("narration.field.edge", who=_who(event.side, say), edge=event.edge.name.lower())


@tell.register
def _(event: events.NoRoom, say: Phrases) -> str:
    return words("narration.field.no_room", who=say.who(event.late))


@tell.register
def _(event: events.MarkerSeized, say: Phrases) -> str:
    if event.after < 0:
        return words("narration.field.neutral", number=event.number)
    return words("narration.field.seized", who=_who(event.after, say), number=event.number)


@tell.register
def _(event: events.ArmyShaken, say: Phrases) -> str:
    who, left = _who(event.side, say), event.left
    return words("narration.field.shaken", who=who, left=left, starting=event.starting)
