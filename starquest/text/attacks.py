"""The events of one attack folded into one line of the log."""

from collections.abc import Iterable, Iterator, Sequence

from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import NOBODY, EntityId
from starquest.text.locale import words
from starquest.text.narration.fights import blocks_of, hits_of
from starquest.text.phrases import Phrases, row

ROLLS = (events.HitsRolled, events.HitsSplit, events.BlocksRolled, events.WoundsIgnored)
LOSSES = (events.Wounded, events.EffectRolled, events.ModelDown, events.UnitDestroyed,
          events.WentDown)  # fmt: skip
PARTS = (*ROLLS, *LOSSES)
"""The events an attack consists of."""


def attack_line(events_: Sequence[Event], phrases: Phrases) -> str:
    """One line for one attack: who, at whom, what came of it; then with what, and every die."""
    outcome = outcome_line(events_, phrases)
    rolls = words("phrases.semicolon").join(_volleys(events_, phrases))
    return words("attacks.line", outcome=outcome, rolls=rolls) if outcome else rolls


def outcome_line(events_: Sequence[Event], phrases: Phrases) -> str:
    """Who was hurt how much, without the dice."""
    aimed, heading = _aimed(events_), _heading(events_, phrases)
    own = row(_harm(events_, aimed)) or _unharmed(events_, aimed)
    told = [words("attacks.harm", heading=heading, harm=own)] if heading else []
    return words("phrases.semicolon").join([*told, *_others(events_, aimed, phrases)])


def _unharmed(events_: Sequence[Event], unit: EntityId) -> str:
    """A target that lost nothing yet: missed, or every hit blocked or ignored, or still to come."""
    through = _let_through(events_, unit)
    if through > 0:
        return words("attacks.through", wounds=through)
    hit = any(isinstance(event, events.BlocksRolled | events.HitsSplit) for event in events_)
    return words("attacks.no_harm" if hit else "attacks.missed")


def _let_through(events_: Iterable[Event], unit: EntityId) -> int:
    """The wounds that the rolls of a unit make one expect."""
    total = 0
    for event in events_:
        match event:
            case events.BlocksRolled(unit=hit, wounds=wounds) if hit == unit:
                total += wounds
            case events.WoundsIgnored(unit=hit, ignored=ignored) if hit == unit:
                total -= ignored
            case _:
                continue
    return total


def _heading(events_: Iterable[Event], say: Phrases) -> str:
    """Attacker and target; nobody attacks where hits came by themselves."""
    for event in events_:
        match event:
            case events.HitsRolled(attacker, target):
                return words("attacks.at", attacker=say.who(attacker), target=say.who(target))
            case events.BlocksRolled(unit, weapon):
                return words("attacks.by_itself", who=say.who(unit), weapon=say.thing(weapon))
            case _:
                continue
    return ""


def _aimed(events_: Iterable[Event]) -> EntityId:
    """The unit the heading names as the target."""
    for event in events_:
        match event:
            case events.HitsRolled(target=unit) | events.BlocksRolled(unit=unit):
                return unit
            case _:
                continue
    return NOBODY


def _volleys(events_: Sequence[Event], say: Phrases) -> Iterator[str]:
    """Each roll in turn; a unit is named where it is not the target."""
    aimed = _aimed(events_)
    for event in events_:
        match event:
            case events.HitsRolled():
                yield _volley(event, say)
            case events.BlocksRolled():
                other = "" if event.unit == aimed else say.who(event.unit)
                yield words("attacks.blocks", who=other, blocks=blocks_of(event, say))
            case events.WoundsIgnored():
                yield _ignored(event, say)
            case _:
                continue


def _volley(event: events.HitsRolled, say: Phrases) -> str:
    rolled, hits = say.roll(event.dice, event.need, event.mods, event.one), hits_of(event, say)
    return words("attacks.volley", weapon=say.thing(event.weapon), rolled=rolled, hits=hits)


def _ignored(event: events.WoundsIgnored, say: Phrases) -> str:
    source = say.thing(event.source)
    rolled = say.roll(event.dice, event.need, (), event.one)
    return words("attacks.ignored", source=source, rolled=rolled, ignored=event.ignored)


def _others(events_: Sequence[Event], aimed: EntityId, say: Phrases) -> Iterator[str]:
    """What it did to everybody but the target; the cause is named where no roll names it."""
    for unit, source in _hurt(events_).items():
        told = row(_harm(events_, unit))
        if told and unit != aimed:
            cause = "" if aimed else say.thing(source)
            yield words("attacks.others", who=say.who(unit), harm=told, source=cause)


def _harm(events_: Sequence[Event], unit: EntityId) -> Iterator[str]:
    """Wounds, models and the whole unit; wounds are left out where each felled a model."""
    wounds = sum(e.wounds for e in events_ if isinstance(e, events.Wounded) and e.unit == unit)
    fallen = sum(isinstance(e, events.ModelDown) and e.unit == unit for e in events_)
    if wounds and wounds != fallen:
        yield words("attacks.wounds", wounds=wounds)
    if fallen:
        yield words("attacks.down", models=fallen)
    if any(isinstance(e, events.UnitDestroyed) and e.unit == unit for e in events_):
        yield words("attacks.destroyed")
    if any(isinstance(e, events.WentDown) and e.unit == unit for e in events_):
        yield words("attacks.unconscious")


def _hurt(events_: Iterable[Event]) -> dict[EntityId, str]:
    """Who lost something, and to what."""
    found: dict[EntityId, str] = {}
    for event in events_:
        match event:
            case (
                events.Wounded(unit=unit, source=source)
                | events.ModelDown(unit=unit, source=source)
                | events.WentDown(unit=unit, source=source)
                | events.UnitDestroyed(unit=unit, source=source)
            ):
                found.setdefault(unit, source)
            case _:
                continue
    return found
