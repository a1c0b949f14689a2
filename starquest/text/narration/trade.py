"""Credits and the shop."""

from starquest.model import event as events
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, listed


@tell.register
def _(event: events.CreditsChanged, say: Phrases) -> str:
    source = say.thing(event.source)
    return f"{say.who(event.unit)}: {event.change:+d}c ({source}), now {event.total}c."


@tell.register
def _(event: events.Stocked, say: Phrases) -> str:
    return f"The shop has {listed(say.thing(item) for item in event.items)}."
