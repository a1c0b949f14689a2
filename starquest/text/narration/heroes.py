"""Heroes: tests, skills, power, getting up, levels."""

from starquest.model import event as events
from starquest.model.ids import OFF_TABLE
from starquest.text.locale import words, words_of
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, stat_name
from starquest.text.rule_numbers import SICK_UP_TO


@tell.register
def _(event: events.StatTested, say: Phrases) -> str:
    return words(
        "narration.hero.test",
        who=say.who(event.unit),
        stat=stat_name(event.stat),
        what=say.thing(event.source),
        rolled=say.check(event.check),
        passed=event.check.passed,
    )


@tell.register
def _(event: events.SkillUsed, say: Phrases) -> str:
    who = say.who(event.unit)
    what = words_of("narration.basic").get(event.kind) or say.thing(event.id)
    if event.kind == "swap":
        return words("narration.hero.swap", who=who, what=what)
    if not event.worked:
        return words("narration.hero.in_vain", who=who, what=what)
    others = [target for target in event.targets if target != event.unit]
    aimed = event.cell != OFF_TABLE and event.kind in {"item", "skill", "feat"}
    targets = say.all(others) if others else ""
    place = say.where(event.cell) if aimed and not others else ""
    return words("narration.hero.used", who=who, what=what, targets=targets, place=place)


@tell.register
def _(event: events.PowerChanged, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    change, total = event.change, event.total
    if change < 0:
        return words("narration.hero.paid", who=who, power=-change, source=source, total=total)
    return words("narration.hero.power", who=who, change=change, source=source, total=total)


@tell.register
def _(event: events.GotUp, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    return words("narration.hero.got_up", who=who, wounds=event.wounds_left, source=source)


@tell.register
def _(event: events.Injured, say: Phrases) -> str:
    who, found = say.who(event.unit), say.catalog.injuries[event.injury]
    return words("narration.hero.injured", who=who, die=event.die, name=found.name, text=found.text)


@tell.register
def _(event: events.DiseaseRolled, say: Phrases) -> str:
    who = say.who(event.unit)
    return words("narration.hero.disease", who=who, die=event.die, up_to=SICK_UP_TO)


@tell.register
def _(event: events.XpGained, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    return words("narration.hero.xp", who=who, xp=event.xp, source=source, total=event.total)


@tell.register
def _(event: events.LevelReached, say: Phrases) -> str:
    return words("narration.hero.level", who=say.who(event.unit), level=event.level)


@tell.register
def _(event: events.Improved, say: Phrases) -> str:
    who, what = say.who(event.unit), event.what
    if event.stat == "learned":
        text = say.catalog.skills[what].text
        return words("narration.hero.learned", who=who, skill=say.thing(what), text=text)
    if event.stat == "tradition":
        tradition = what.replace("_", " ").title()
        return words("narration.hero.tradition", who=who, tradition=tradition)
    if event.stat == "skill":
        return words("narration.hero.may_learn", who=who, skills=event.value)
    better = words_of("narration.better").get(event.stat, event.stat)
    return words("narration.hero.better", who=who, value=event.value, stat=better)
