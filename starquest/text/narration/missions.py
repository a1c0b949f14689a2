"""The mission: waves, priority, corners, events, alertness, objectives."""

from starquest.model import event as events
from starquest.text.locale import words, words_in, words_of
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, faces, listed
from starquest.text.rule_numbers import numbers_of, quest_numbers


@tell.register
def _(event: events.WaveStarted, _: Phrases) -> str:
    return words("narration.mission.wave", wave=event.wave, points=event.points, boss=event.boss)


@tell.register
def _(event: events.PrioritySet, _: Phrases) -> str:
    dice = faces(event.dice)
    if event.number:
        return words("narration.mission.priority", number=event.number, dice=dice)
    if event.dice:
        return words("narration.mission.priority_yours", dice=dice)
    return words("narration.mission.priority_gone")


@tell.register
def _(event: events.CornerRolled, say: Phrases) -> str:
    corner = words_of("phrases.corner").get(str(event.die), "")
    who = say.names.get(event.unit) or words("narration.mission.unseen")
    return words("narration.mission.corner", who=who, die=event.die, corner=corner)


@tell.register
def _(event: events.EventStruck, say: Phrases) -> str:
    found = say.catalog.events[event.event]
    return words(
        "narration.mission.event",
        dice="".join(map(str, event.dice)),
        name=found.name,
        text=found.text,
        targets=say.all(event.targets) if event.targets else "",
    )


@tell.register
def _(event: events.SkyChanged, say: Phrases) -> str:
    found = say.catalog.alertness.get(event.id) or say.catalog.times.get(event.id)
    found = found or say.catalog.weather[event.id]
    name, text = found.name, found.text
    return words("narration.mission.sky", kind=event.kind, name=name, die=event.die, text=text)


@tell.register
def _(event: events.AlertnessRaised, _: Phrases) -> str:
    return words(
        "narration.mission.alertness",
        by=event.by,
        total=event.total,
        full=quest_numbers().waves.alertness,
        die=event.die,
        empty=event.empty,
        more=event.by > 1 + event.empty,
        over=event.total >= quest_numbers().waves.alertness,
    )


@tell.register
def _(event: events.ObjectiveDamaged, _: Phrases) -> str:
    number, damage = event.number, event.damage
    if event.destroyed:
        return words("narration.mission.destroyed", number=number, damage=damage)
    if event.change < 0:
        return words(
            "narration.mission.mended",
            number=number,
            damage=damage,
            most=quest_numbers().objectives.destroyed_at,
        )
    return words(
        "narration.mission.damaged",
        number=number,
        damage=damage,
        most=quest_numbers().objectives.destroyed_at,
    )


@tell.register
def _(event: events.WaveEnded, _: Phrases) -> str:
    return words(
        "narration.mission.wave_end",
        wave=event.wave,
        held=listed(map(str, event.seized)) if event.seized else "",
        count=len(event.seized),
        priority=event.priority,
        xp=event.xp,
        doubled=event.doubled,
        salvage=event.salvage,
    )


@tell.register
def _(event: events.GadgetPlaced, say: Phrases) -> str:
    who, place = say.who(event.unit), say.where(event.cell)
    return words_in("narration.gadget", event.kind, who=who, place=place)


@tell.register
def _(event: events.Bled, say: Phrases) -> str:
    return words(
        "narration.mission.bled",
        who=say.who(event.unit),
        markers=event.markers,
        die=event.die,
        up_to=numbers_of(say.state).bleeding,
        out=event.out,
    )
