"""How units stand: morale, Shaken, fatigued, and everything that lasts a while."""

from starquest.model import event as events
from starquest.model.ids import NOBODY, EntityId
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases

TURNS = {
    ("shaken", True): "lost their nerve: Shaken",
    ("shaken", False): "recovered: no longer Shaken",
    ("fatigued", True): "fought and tired: only 6s hit in melee this round",
    ("fatigued", False): "caught their breath",
}


@tell.register
def _(event: events.StatusChanged, say: Phrases) -> str:
    turn = TURNS.get((event.status, event.on)) or f"{event.status}: {'on' if event.on else 'off'}"
    return f"{say.who(event.unit)} {turn} ({say.thing(event.source)})."


@tell.register
def _(event: events.MoraleTested, say: Phrases) -> str:
    lent = f" with the Quality of {say.who(event.lent_by)}" if event.lent_by else ""
    saved = f", Fearless {event.saved} vs 4+" if event.saved else ""
    result = "held" if event.passed else "failed"
    reason = say.thing(event.reason)
    rolled = say.check(event.test)
    return f"{say.who(event.unit)}, morale after {reason}{lent}: {rolled}{saved}, {result}."


@tell.register
def _(event: events.ModifierAdded, say: Phrases) -> str:
    modifier = event.modifier
    effect, end = say.effect(modifier), say.end(modifier)
    return f"{_bearer(event.unit, say)}: {effect} ({say.thing(modifier.source)}), {end}."


@tell.register
def _(event: events.ModifierEnded, say: Phrases) -> str:
    modifier = event.modifier
    effect, source = say.effect(modifier), say.thing(modifier.source)
    return f"{_bearer(event.unit, say)}: {source} is over ({effect})."


def _bearer(unit: EntityId, say: Phrases) -> str:
    return "Everybody" if unit == NOBODY else say.who(unit)


@tell.register
def _(event: events.ConditionChanged, say: Phrases) -> str:
    condition, source = say.thing(event.condition), say.thing(event.source)
    die = f", rolled {event.die} vs 4+" if event.die else ""
    deed = "is now" if event.on else "is no longer"
    return f"{say.who(event.unit)} {deed} {condition} ({source}{die})."
