"""One-line captions for what is being shown on the map."""

from functools import singledispatch

from starquest.model import event as events
from starquest.text.locale import words
from starquest.text.narration import tell
from starquest.text.narration.horde import caption
from starquest.text.phrases import Phrases

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
    who, target = say.who(event.attacker), say.who(event.target)
    return words("captions.hits", who=who, target=target, hits=event.hits)


@_brief.register
def _(event: events.BlocksRolled, say: Phrases) -> str:
    return words("captions.blocks", who=say.who(event.unit), wounds=event.wounds)


@_brief.register
def _(event: events.Wounded, say: Phrases) -> str:
    return words("captions.wounded", who=say.who(event.unit), wounds=event.wounds)


@_brief.register
def _(event: events.UnitDestroyed, say: Phrases) -> str:
    return words("captions.destroyed", who=say.who(event.unit))


@_brief.register
def _(event: events.WentDown, say: Phrases) -> str:
    return words("captions.went_down", who=say.who(event.unit))


@_brief.register
def _(event: events.MoraleTested, say: Phrases) -> str:
    return words("captions.morale", who=say.who(event.unit), passed=event.passed)


@_brief.register
def _(event: events.EventStruck, say: Phrases) -> str:
    return words("captions.event", name=say.catalog.events[event.event].name)


@_brief.register
def _(event: events.WaveEnded, _: Phrases) -> str:
    return words("captions.wave_end", wave=event.wave, xp=event.xp)


@_brief.register
def _(event: events.TokenRevealed, say: Phrases) -> str:
    return words("captions.token", name=say.catalog.treasure[event.treasure].name)
