"""What a side may be told of what happened.

An event about an enemy nobody sees is left out, or cut down to what the side can know: that a
door opened or a trap sprang, which is heard, that somebody fired at it, that a unit walked through
this part of its way. That somebody came to the table out of sight is not heard.
"""

from typing import Final

import attrs

from starquest.engine.view.witness import Witness
from starquest.model.event import (
    Acted,
    Activated,
    Asked,
    Check,
    Chosen,
    CornerRolled,
    Decided,
    Deployed,
    DieRolled,
    DoorOpened,
    Event,
    EventStruck,
    HitsRolled,
    HitsSplit,
    KeptBack,
    Mod,
    ModelDown,
    MoraleTested,
    Moved,
    SkillUsed,
    SpellTried,
    TrapSprung,
    UnitDestroyed,
)
from starquest.model.ids import NOBODY, OFF_TABLE, EntityId, Side
from starquest.model.result import Happened

SUBJECTS: Final = ("attacker", "unit", "model")
"""The fields that say whom an event is about, the first that there is."""
LATER: Final = (Acted, Activated, CornerRolled, DieRolled)
"""Known after all if its unit comes into sight before the command is over."""


def known_events(
    happened: Happened, side: Side = Side.ONE, *, open_table: bool = False
) -> tuple[Event, ...]:
    """What of a command's events a side may know."""
    witness = Witness(happened.before, happened.after, side, open_table=open_table)
    told: list[Event | None] = []
    unseen: list[tuple[int, Event]] = []
    for event in happened.events:
        subject = subject_of(event)
        if isinstance(event, Asked) and event.side is side:
            witness.glimpsed.add(subject)
        if not witness.knows(subject):
            unseen.append((len(told), event))
        told.append(_known(event, subject, witness))
        witness.take(event)
    for place, event in unseen:
        if isinstance(event, LATER) and witness.unit(subject_of(event)) in witness.glimpsed:
            told[place] = _cleaned(event, witness)
    return tuple([event for event in told if event is not None])


def subject_of(event: Event) -> EntityId:
    """The unit or model an event is about; NOBODY for none."""
    for field in SUBJECTS:
        found: EntityId = getattr(event, field, NOBODY)
        if found:
            return found
    return NOBODY


def _known(event: Event, subject: EntityId, witness: Witness) -> Event | None:
    """An event as the side may know it at this moment; None for not at all."""
    match event:
        case Asked(side=side) | Chosen(side=side):
            return event if side is witness.side else None
        case Moved():
            return _walked(event, witness)
        case Deployed():
            return _appeared(event, witness)
        case _ if witness.knows(subject):
            return _cleaned(event, witness)
        case DoorOpened() | TrapSprung():
            return attrs.evolve(event, unit=NOBODY)
        case KeptBack() if witness.open_table:
            return attrs.evolve(event, unit=NOBODY)
        case HitsRolled(target=target) if witness.knows(target):
            return attrs.evolve(event, attacker=NOBODY)
        case SpellTried() if any(map(witness.knows, event.targets)):
            return _cleaned(attrs.evolve(event, unit=NOBODY), witness)
        case _:
            return None


def _walked(event: Moved, witness: Witness) -> Moved | None:
    """The part of a way that was seen; what a part of it cost is not known."""
    if not witness.is_enemy(event.model):
        return event
    path = tuple([cell for cell in event.path if witness.knows_cell(event.model, cell)])
    if path:
        witness.glimpsed.add(witness.unit(event.model))
    if len(path) == len(event.path):
        return event
    return attrs.evolve(event, path=path, cost=0) if path else None


def _appeared(event: Deployed, witness: Witness) -> Deployed | None:
    """An enemy that comes to the table in sight; of a unit all models are known or none."""
    seen = [cell for cell in event.cells if witness.fills_seen(event.unit, cell)]
    return event if seen or not witness.is_enemy(event.unit) else None


def _cleaned(event: Event, witness: Witness) -> Event:
    """An event without the names of other enemies that nobody sees."""
    match event:
        case Acted(target=target) | HitsRolled(target=target):
            return attrs.evolve(event, target=_who(target, witness))
        case Decided():
            return _decided(event, witness)
        case MoraleTested(lent_by=lender, by=by):
            return attrs.evolve(event, lent_by=_who(lender, witness), by=_who(by, witness))
        case ModelDown(by=by) | UnitDestroyed(by=by):
            return attrs.evolve(event, by=_who(by, witness))
        case SpellTried():
            test, targets = _checked(event.test, witness), _seen(event.targets, witness)
            return attrs.evolve(event, targets=targets, test=test)
        case SkillUsed(targets=targets) | EventStruck(targets=targets):
            return attrs.evolve(event, targets=_seen(targets, witness))
        case HitsSplit(shares=shares):
            return attrs.evolve(event, shares=tuple([s for s in shares if witness.knows(s[0])]))
        case _:
            return event


def _decided(event: Decided, witness: Witness) -> Decided:
    """A decision in sight whose aim may be out of it."""
    target = _who(event.target, witness)
    cell = event.cell if witness.in_sight(event.cell) else OFF_TABLE
    return attrs.evolve(event, target=target, cell=cell)


def _who(entity: EntityId, witness: Witness) -> EntityId:
    return entity if witness.knows(entity) else NOBODY


def _seen(entities: tuple[EntityId, ...], witness: Witness) -> tuple[EntityId, ...]:
    return tuple([entity for entity in entities if witness.knows(entity)])


def _checked(check: Check, witness: Witness) -> Check:
    """A check without the names of casters out of sight who meddled."""
    return attrs.evolve(check, mods=tuple([_modified(mod, witness) for mod in check.mods]))


def _modified(mod: Mod, witness: Witness) -> Mod:
    kind, _, number = mod.source.partition(":")
    hidden = kind == "unit" and not witness.knows(EntityId(int(number)))
    return attrs.evolve(mod, source=f"unit:{NOBODY}") if hidden else mod
