"""Credits and the shop."""

from starquest.model import event as events
from starquest.text.locale import words, words_in
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, listed


@tell.register
def _(event: events.CreditsChanged, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    change, total = event.change, event.total
    return words("narration.trade.credits", who=who, change=change, source=source, total=total)


@tell.register
def _(event: events.Stocked, say: Phrases) -> str:
    return words("narration.trade.stock", items=listed(map(say.thing, event.items)))


@tell.register
def _(event: events.LuckChanged, _say: Phrases) -> str:
    return words_in("narration.luck", event.luck)
