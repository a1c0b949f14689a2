"""What the horde decides, and by which line of its list."""

from starquest.model import event as events
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases

LINES = {
    "order": "acts next",
    "door": "opens a door",
    "target": "picks a target",
    "end": "is done",
    "follow_up": "has won its fight",
    "strike_back": "strikes back",
    "spend_tokens": "meddles with the spell",
}

DEEDS = {
    "to ": "going",
    "toward ": "going",
    "as near ": "going",
    "the longest ": "taking",
}
"""How the reasons that are a direction begin, and the verb that goes with them."""
CHARGED = {"a hero is in reach": "in reach", "a hero is close": "close by"}
CASTING = "a spell it can cast"


@tell.register
def _(event: events.Decided, say: Phrases) -> str:
    target = say.who(event.target) if event.target and event.target != event.unit else ""
    told = caption(event, say)
    return f"{told} ({target})." if target and target not in told else f"{told}."


def caption(event: events.Decided, say: Phrases) -> str:
    """Who decided what and why; the number is the line of the horde's list that said so."""
    why = event.why.replace("noise", "the noise")
    if not event.line.isdigit():
        return f"{say.who(event.unit)} {LINES.get(event.line, 'decides')}: {why}"
    return f"{say.who(event.unit)}: {_deed(why, event, say)} (line {event.line})"


def _deed(why: str, event: events.Decided, say: Phrases) -> str:
    """What a unit is about to do, with the reason."""
    verb = next((verb for start, verb in DEEDS.items() if why.startswith(start)), "")
    if verb:
        return f"{verb} {why}"
    if why in CHARGED:
        return f"charging {say.who(event.target)}, {CHARGED[why]}"
    if why == CASTING:
        return "casting a spell"
    return f"staying, {why}"
