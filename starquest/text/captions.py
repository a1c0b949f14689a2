"""One-line captions for what is being shown on the map."""

from functools import singledispatch

from starquest.model import event as events
from starquest.text.narration import tell
from starquest.text.narration.horde import caption
from starquest.text.phrases import Phrases, counted

WIDEST = 74


def short(event: events.Event, phrases: Phrases) -> str:
    """A caption of one line and at most 74 columns; empty for a silent event."""
    return cut(_brief(event, phrases) or tell(event, phrases))


def cut(text: str, width: int = WIDEST) -> str:
    """A text that ends in dots where it would be too wide."""
    return text if len(text) <= width else f"{text[: width - 3].rstrip()}..."


@singledispatch
def _brief(_event: object, _phrases: Phrases) -> str:
    return ""


@_brief.register
def _(event: events.Decided, say: Phrases) -> str:
    return caption(event, say)


@_brief.register
def _(event: events.HitsRolled, say: Phrases) -> str:
    return f"{say.who(event.attacker)} > {say.who(event.target)}: {counted(event.hits, 'hit')}"


@_brief.register
def _(event: events.BlocksRolled, say: Phrases) -> str:
    return f"{say.who(event.unit)}: {counted(event.wounds, 'wound')} through"


@_brief.register
def _(event: events.Wounded, say: Phrases) -> str:
    return f"{say.who(event.unit)}: {counted(event.wounds, 'wound')}"


@_brief.register
def _(event: events.UnitDestroyed, say: Phrases) -> str:
    return f"{say.who(event.unit)}: destroyed"


@_brief.register
def _(event: events.WentDown, say: Phrases) -> str:
    return f"{say.who(event.unit)} is down!"


@_brief.register
def _(event: events.MoraleTested, say: Phrases) -> str:
    return f"{say.who(event.unit)}: morale {'held' if event.passed else 'failed'}"


@_brief.register
def _(event: events.EventStruck, say: Phrases) -> str:
    return f"Event: {say.catalog.events[event.event].name}"


@_brief.register
def _(event: events.WaveEnded, _: Phrases) -> str:
    return f"Wave {event.wave} is over: {event.xp} XP"


@_brief.register
def _(event: events.TokenRevealed, say: Phrases) -> str:
    return f"Search token: {say.catalog.treasure[event.treasure].name}"
