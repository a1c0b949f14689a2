"""Heroes: tests, skills, power, getting up, levels."""

from starquest.model import event as events
from starquest.model.ids import OFF_TABLE
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, counted
from starquest.text.words import STATS

BASICS = {"discover": "Discover", "push": "Push", "scurry": "Scurry", "first_aid": "First aid"}
BETTER = {
    "tough": "Tough",
    "quality": "Quality",
    "power": "power",
    "caster": "Caster",
    **STATS,
}


@tell.register
def _(event: events.StatTested, say: Phrases) -> str:
    result = "passed" if event.check.passed else "failed"
    what, rolled = say.thing(event.source), say.check(event.check)
    return f"{say.who(event.unit)}, {STATS[event.stat]} test for {what}: {rolled}, {result}."


@tell.register
def _(event: events.SkillUsed, say: Phrases) -> str:
    who = say.who(event.unit)
    if event.kind == "swap":
        return f"{who} took {say.thing(event.id)} in hand."
    name = BASICS.get(event.kind) or say.thing(event.id)
    if not event.worked:
        return f"{who}: {name} came to nothing."
    return f"{who} used {name}{_aim(event, say)}."


def _aim(event: events.SkillUsed, say: Phrases) -> str:
    others = [target for target in event.targets if target != event.unit]
    if others:
        return f" on {say.all(others)}"
    aimed = event.cell != OFF_TABLE and event.kind in {"item", "skill", "feat"}
    return f" {say.where(event.cell)}" if aimed else ""


@tell.register
def _(event: events.PowerChanged, say: Phrases) -> str:
    source = say.thing(event.source)
    return f"{say.who(event.unit)}: {event.change:+d} power ({source}), now {event.total}."


@tell.register
def _(event: events.GotUp, say: Phrases) -> str:
    wounds, source = counted(event.wounds_left, "wound"), say.thing(event.source)
    return f"{say.who(event.unit)} got up with {wounds} left ({source})."


@tell.register
def _(event: events.Injured, say: Phrases) -> str:
    found = say.catalog.injuries[event.injury]
    return f"{say.who(event.unit)} came back hurt, rolled {event.die}: {found.name}. {found.text}"


@tell.register
def _(event: events.DiseaseRolled, say: Phrases) -> str:
    return f"{say.who(event.unit)} is Diseased, rolled {event.die} (1-3 hurts)."


@tell.register
def _(event: events.XpGained, say: Phrases) -> str:
    source = say.thing(event.source)
    return f"{say.who(event.unit)} earned {event.xp} XP ({source}), {event.total} in all."


@tell.register
def _(event: events.LevelReached, say: Phrases) -> str:
    return f"{say.who(event.unit)} reached level {event.level}!"


@tell.register
def _(event: events.Improved, say: Phrases) -> str:
    who = say.who(event.unit)
    if event.stat == "learned":
        return f"{who} learned {say.thing(event.what)}. {say.catalog.skills[event.what].text}"
    if event.stat == "tradition":
        return f"{who} now knows the spells of {event.what.replace('_', ' ').title()}."
    if event.stat == "skill":
        return f"{who} may learn {counted(event.value, 'skill')}."
    return f"{who}: {event.value:+d} {BETTER.get(event.stat, event.stat)}."
