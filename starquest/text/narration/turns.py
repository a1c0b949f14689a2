"""Rounds, deployment and movement."""

from starquest.content.ops import Quarter
from starquest.model import event as events
from starquest.model.ids import Side
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, capital, counted, faces
from starquest.text.words import CORNERS, ENDINGS, OUTCOMES, SIDES

DEEDS = {
    "hold": "held",
    "advance": "advanced",
    "rush": "rushed",
    "charge": "charged",
    "shoot": "opened fire",
    "rest": "rested",
}
"""What an action is called once it is done."""


@tell.register
def _(event: events.RolledOff, _: Phrases) -> str:
    rolls = ", ".join(f"{heroes} to {horde}" for heroes, horde in event.dice)
    return f"The sides roll off, {rolls}: {SIDES[event.winner]} begin."


@tell.register
def _(event: events.KeptBack, say: Phrases) -> str:
    return f"{say.who(event.unit)}: kept back ({say.thing(event.source)})."


@tell.register
def _(event: events.RoundStarted, _: Phrases) -> str:
    return f"Round {event.round}."


@tell.register
def _(event: events.Deployed, say: Phrases) -> str:
    place = say.where(event.cells[0]) if event.cells else "somewhere"
    source = f" ({say.thing(event.source)})" if event.source else ""
    return f"{say.who(event.unit)} appeared {place}{source}."


@tell.register
def _(event: events.Idled, say: Phrases) -> str:
    return f"{say.who(event.unit)}: Shaken, spent the turn getting a grip."


@tell.register
def _(event: events.Acted, say: Phrases) -> str:
    deed = DEEDS.get(event.action, event.action.replace("_", " "))
    aim = f" {say.who(event.target)}" if event.target else ""
    joint = " at" if aim and event.action == "shoot" else ""
    return f"{say.who(event.unit)} {deed}{joint}{aim}."


@tell.register
def _(event: events.DoorOpened, say: Phrases) -> str:
    return f"{say.who(event.unit)} opened a door."


@tell.register
def _(event: events.DangerRolled, say: Phrases) -> str:
    wounds = counted(event.wounds, "wound") if event.wounds else "unhurt"
    return f"{say.who(event.model)} on dangerous ground, {faces(event.dice)} (a 1 hurts): {wounds}."


@tell.register
def _(event: events.GameEnded, say: Phrases) -> str:
    if event.reason in OUTCOMES:
        return OUTCOMES[event.reason]
    winner = SIDES[Side(event.winner)] if event.winner >= 0 else "nobody"
    ending = ENDINGS.get(event.reason) or f"It is over, {say.thing(event.reason)}."
    return f"{ending} {capital(winner)} won."


@tell.register
def _(event: events.DieRolled, say: Phrases) -> str:
    return f"{capital(say.thing(event.source))}: rolled {event.die}, {_meaning(event, say)}."


def _meaning(event: events.DieRolled, say: Phrases) -> str:
    """What a lone die decided."""
    if event.source in say.catalog.conditions:
        return "which does not cure it (4+)"
    if event.source == "zeal":
        return "and it recovers (4+)" if event.value else "and it stays Shaken (4+)"
    found = say.catalog.events.get(event.source)
    if found and any(isinstance(op, Quarter) for op in found.ops):
        return f"the {CORNERS[event.value]} quarter"
    return f"which makes {event.value}"
