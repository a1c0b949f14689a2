"""Random events: two dice, one after the other."""

from starquest.content.aims import Aim
from starquest.content.events import EventDef
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.party import party, quest_of
from starquest.engine.modes.quest.temporary_ground import drop_zones
from starquest.model.dice import Stream
from starquest.model.event import EventStruck
from starquest.model.ids import NOBODY, EntityId, Side
from starquest.model.modifier import Until
from starquest.model.step import Effect


def strike_event(draft: Draft) -> None:
    """Roll an event if the challenge is on; what lasted until the next one ends first."""
    if "events" not in quest_of(draft).challenges:
        return
    for unit in draft.world.units:
        draft.expire(unit, Until.EVENT)
    draft.expire_weather(Until.EVENT)
    drop_zones(draft, "event")
    first = draft.roller.die(Stream.EVENTS)
    second = draft.roller.die(Stream.EVENTS)
    event = next(e for e in draft.catalog.events.values() if e.roll == 10 * first + second)
    targets = _targets(draft, event)
    draft.note(event=event.id)
    draft.emit(EventStruck(event.id, (first, second), targets))
    if targets or event.aim is Aim.NONE:
        draft.push(Effect("event", event.id, NOBODY, targets))


def _targets(draft: Draft, event: EventDef) -> tuple[EntityId, ...]:
    if event.aim is Aim.NONE:
        return ()
    heroes = party(draft) or party(draft, conscious=False)
    pool = heroes if event.aim is Aim.RANDOM_HERO else draft.units(Side.TWO)
    if not pool:
        return ()
    return (pool[draft.roller.die(Stream.EVENTS, len(pool)) - 1],)
