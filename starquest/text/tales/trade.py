"""Credits and the shop."""

from starquest.model import event as events
from starquest.text.phrases import Phrases, listed
from starquest.text.tales.registry import tell


@tell.register
def _(event: events.CreditsChanged, say: Phrases) -> str:
    deed = "got" if event.change > 0 else "paid"
    amount, source = abs(event.change), say.thing(event.source)
    return f"{say.who(event.unit)} {deed} {amount}c ({source}), {event.total}c left."


@tell.register
def _(event: events.Stocked, say: Phrases) -> str:
    return f"The shop has {listed(say.thing(item) for item in event.items)}."
