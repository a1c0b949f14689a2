"""How units stand: morale, Shaken, fatigued, and everything that lasts a while."""

from starquest.model import event as events
from starquest.model.ids import NOBODY, EntityId
from starquest.text.locale import words, words_in
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases


@tell.register
def _(event: events.StatusChanged, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    return words_in("narration.state", event.status, who=who, on=event.on, source=source)


@tell.register
def _(event: events.MoraleTested, say: Phrases) -> str:
    return words(
        "narration.states.morale",
        who=say.who(event.unit),
        reason=say.thing(event.reason),
        lender=say.who(event.lent_by) if event.lent_by else "",
        rolled=say.check(event.test),
        saved=event.saved,
        need=event.saved_from,
        passed=event.passed,
    )


@tell.register
def _(event: events.ModifierAdded, say: Phrases) -> str:
    modifier = event.modifier
    return words(
        "narration.states.modifier",
        who=_bearer(event.unit, say),
        effect=say.effect(modifier),
        source=say.thing(modifier.source),
        end=say.end(modifier),
    )


@tell.register
def _(event: events.ModifierEnded, say: Phrases) -> str:
    who, effect = _bearer(event.unit, say), say.effect(event.modifier)
    source = say.thing(event.modifier.source)
    return words("narration.states.modifier_over", who=who, source=source, effect=effect)


def _bearer(unit: EntityId, say: Phrases) -> str:
    return words("narration.states.everybody") if unit == NOBODY else say.who(unit)


@tell.register
def _(event: events.ConditionChanged, say: Phrases) -> str:
    return words(
        "narration.states.condition",
        who=say.who(event.unit),
        on=event.on,
        condition=say.thing(event.condition),
        source=say.thing(event.source),
        die=event.die,
        need=event.need,
    )
