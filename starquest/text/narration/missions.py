"""The mission: waves, priority, corners, events, alertness, objectives."""

from starquest.model import event as events
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, counted, faces, listed
from starquest.text.words import CORNERS

FULL_ALERT = 6
RUIN = 3
SKIES = {"alertness": "The horde", "time": "Time of day", "weather": "Weather"}


@tell.register
def _(event: events.WaveStarted, _: Phrases) -> str:
    boss = " A boss leads it." if event.boss else ""
    return f"Wave {event.wave} comes, worth {event.points} points.{boss}"


@tell.register
def _(event: events.PrioritySet, _: Phrases) -> str:
    rolled = f" (rolled {faces(event.dice)})" if event.dice else ""
    if event.number:
        return f"Objective {event.number} has priority{rolled}."
    if event.dice:
        return f"The priority is yours to choose{rolled}."
    return "One objective is left: no priority any more."


@tell.register
def _(event: events.CornerRolled, say: Phrases) -> str:
    corner = CORNERS.get(event.die)
    choice = f"the {corner} corner" if corner else "a corner of your choice"
    return f"{say.who(event.unit)} rolled {event.die}: {choice}."


@tell.register
def _(event: events.EventStruck, say: Phrases) -> str:
    found = say.catalog.events[event.event]
    dice = "".join(map(str, event.dice))
    whom = f" Struck: {say.all(event.targets)}." if event.targets else ""
    return f"Event {dice}, {found.name}. {found.text}{whom}"


@tell.register
def _(event: events.SkyChanged, say: Phrases) -> str:
    found = say.catalog.alertness.get(event.id) or say.catalog.times.get(event.id)
    found = found or say.catalog.weather[event.id]
    title = SKIES.get(event.kind, event.kind)
    rolled = f" (rolled {event.die})" if event.die else ""
    return f"{title}: {found.name}{rolled}. {found.text}"


@tell.register
def _(event: events.AlertnessRaised, _: Phrases) -> str:
    die = f" (rolled {event.die})" if event.die else ""
    over = " The wave is over." if event.total >= FULL_ALERT else ""
    return f"Alertness rose by {event.by} to {event.total} of {FULL_ALERT}{die}.{over}"


@tell.register
def _(event: events.ObjectiveDamaged, _: Phrases) -> str:
    if event.destroyed:
        return f"Objective {event.number} took its third damage and is destroyed."
    if event.change < 0:
        return f"Objective {event.number} was mended: {event.damage} of {RUIN} damage left."
    return f"Objective {event.number} took damage: {event.damage} of {RUIN}."


@tell.register
def _(event: events.WaveEnded, _: Phrases) -> str:
    held = listed(f"{number}" for number in event.seized) if event.seized else "none"
    priority = ", the priority among them" if event.priority else ""
    doubled = ", doubled for the boss" if event.doubled else ""
    salvage = f" Salvage: {event.salvage}c." if event.salvage else ""
    return (
        f"Wave {event.wave} is over. Objectives held: {held}{priority}. "
        f"The party earns {event.xp} XP{doubled}.{salvage}"
    )


@tell.register
def _(event: events.GadgetPlaced, say: Phrases) -> str:
    place = say.where(event.cell)
    match event.kind:
        case "turret":
            return f"A turret unfolds {place}."
        case "trap":
            return f"{say.who(event.unit)} hid a trap {place}."
        case "noise":
            return f"A terrible din starts {place}."
        case kind:
            return f"{say.who(event.unit)} set up a {say.thing(kind)} {place}."


@tell.register
def _(event: events.Bled, say: Phrases) -> str:
    markers = counted(event.markers, "bleeding marker")
    die = f", rolled {event.die} (out on 1-2)" if event.die else ""
    out = ": out for this wave" if event.out else ""
    return f"{say.who(event.unit)} bleeds, {markers}{die}{out}."
