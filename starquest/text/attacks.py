"""The events of one attack folded into one line of the log."""

from collections.abc import Iterable, Iterator, Sequence

from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import EntityId
from starquest.text.phrases import Phrases, capital, counted
from starquest.text.tales.fights import blocks_of, hits_of

PARTS = (
    events.HitsRolled, events.HitsSplit, events.BlocksRolled, events.WoundsIgnored,
    events.Wounded, events.EffectRolled, events.ModelDown, events.UnitDestroyed, events.WentDown,
)  # fmt: skip
"""The events an attack consists of."""


def attack_line(events_: Sequence[Event], phrases: Phrases) -> str:
    """One line for one attack: who, at whom, with what, every die, and what came of it."""
    volleys = "; ".join(_volleys(events_, phrases))
    outcome = ", ".join(_outcome(events_, phrases))
    told = ": ".join(part for part in (_heading(events_, phrases), volleys) if part)
    return f"{told}; {outcome}" if told and outcome else told or capital(outcome)


def _heading(events_: Iterable[Event], say: Phrases) -> str:
    """Attacker and target; nobody attacks where hits came by themselves."""
    for event in events_:
        match event:
            case events.HitsRolled(attacker, target):
                return f"{say.who(attacker)} > {say.who(target)}"
            case events.BlocksRolled(unit, weapon):
                return f"{say.who(unit)}, {say.thing(weapon)}"
            case _:
                continue
    return ""


def _volleys(events_: Sequence[Event], say: Phrases) -> Iterator[str]:
    """Each roll in turn; the weapon and the unit are named where they change."""
    aimed = next((e.target for e in events_ if isinstance(e, events.HitsRolled)), None)
    for event in events_:
        match event:
            case events.HitsRolled():
                rolled = say.roll(event.dice, event.need, event.mods)
                yield f"{say.thing(event.weapon)} {rolled} {hits_of(event, say)}"
            case events.BlocksRolled():
                other = "" if aimed in {None, event.unit} else f"{say.who(event.unit)} "
                yield f"{other}{blocks_of(event, say)}"
            case events.WoundsIgnored():
                rolled = say.roll(event.dice, event.need, ())
                yield f"{say.thing(event.source)} {rolled}: {event.ignored} ignored"
            case _:
                continue


def _outcome(events_: Sequence[Event], say: Phrases) -> Iterator[str]:
    """What it did to each unit."""
    told = any(isinstance(event, events.BlocksRolled) for event in events_)
    for unit in _hurt(events_):
        wounds = sum(e.wounds for e in events_ if isinstance(e, events.Wounded) and e.unit == unit)
        fallen = sum(isinstance(e, events.ModelDown) and e.unit == unit for e in events_)
        parts = [counted(wounds, "wound")] if wounds and not (told and fallen) else []
        parts += [f"{fallen} down"] if fallen else []
        parts += [_end(events_, unit)] if _end(events_, unit) else []
        yield f"{say.who(unit)} {' '.join(parts)}"


def _hurt(events_: Iterable[Event]) -> list[EntityId]:
    kinds = (events.Wounded, events.ModelDown, events.WentDown, events.UnitDestroyed)
    return list(dict.fromkeys(e.unit for e in events_ if isinstance(e, kinds)))


def _end(events_: Iterable[Event], unit: EntityId) -> str:
    for event in events_:
        match event:
            case events.UnitDestroyed(gone) if gone == unit:
                return "(destroyed)"
            case events.WentDown(gone) if gone == unit:
                return "(Unconscious)"
            case _:
                continue
    return ""
