"""Jumps, falls and pushes."""

from starquest.model import event as events
from starquest.text.locale import words
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases


@tell.register
def _(event: events.JumpTried, say: Phrases) -> str:
    return words(
        "narration.heights.jump",
        who=say.who(event.model),
        gap=say.inches(event.gap) if event.gap else "",
        drop=say.inches(event.drop) if event.drop else "",
        rolled=say.roll(event.dice, event.need, ()),
        passed=event.passed,
    )


@tell.register
def _(event: events.Fell, say: Phrases) -> str:
    return words(
        "narration.heights.fell",
        who=say.who(event.model),
        inches=say.inches(event.inches),
        piercing=event.piercing,
    )


@tell.register
def _(event: events.Pushed, say: Phrases) -> str:
    return words(
        "narration.heights.pushed",
        who=say.who(event.by),
        target=say.who(event.model),
        rolled=say.roll((event.die,), event.need, ()),
        passed=event.passed,
    )
