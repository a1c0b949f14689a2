"""What the horde decides, and by which line of its list."""

from starquest.model import event as events
from starquest.text.phrases import Phrases
from starquest.text.tales.registry import tell

LINES = {
    "order": "acts next",
    "door": "opens a door",
    "target": "picks a target",
    "end": "is done",
    "follow_up": "moves on",
    "strike_back": "strikes back",
    "spend_tokens": "meddles with the spell",
}


@tell.register
def _(event: events.Decided, say: Phrases) -> str:
    target = say.who(event.target) if event.target and event.target != event.unit else ""
    aim = f" ({target})" if target else ""
    return f"{caption(event, say)}{aim}."


def caption(event: events.Decided, say: Phrases) -> str:
    """Who decided what, by which line, and why."""
    line = f"line {event.line}" if event.line.isdigit() else LINES.get(event.line, "decides")
    return f"{say.who(event.unit)} ({line}): {event.why.replace('noise', 'the noise')}"
