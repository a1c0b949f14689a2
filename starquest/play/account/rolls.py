"""Dice as tests of luck: how many were rolled, how likely each was to succeed, how many did."""

from enum import StrEnum
from typing import Final

import attrs

from starquest.model import event as events
from starquest.model.event import Check, Event
from starquest.model.ids import EntityId

SIX: Final = 6


MANY = (events.HitsRolled, events.BlocksRolled, events.WoundsIgnored, events.DangerRolled)
"""What is rolled with several dice at once."""


class RollKind(StrEnum):
    """What dice are rolled for."""

    HIT = "hit"
    BLOCK = "block"
    TEST = "test"


@attrs.frozen
class Roll:
    """Some dice of one kind with the same chance each."""

    owner: EntityId
    """The unit, or the model, whose dice they are: success is its luck."""
    kind: RollKind
    chance: float
    dice: int
    wins: int


def chance_of(need: int) -> float:
    """How likely a die is to reach a need."""
    return max(0, min(SIX, SIX + 1 - need)) / SIX


def rolls_of(event: Event) -> tuple[Roll, ...]:
    """The dice of an event, each kind by itself; dice that only choose among things are none."""
    if isinstance(event, MANY) and event.one:
        return _steadied(event)
    return _rolled(event)


def _rolled(event: Event) -> tuple[Roll, ...]:
    """Dice of which each was rolled."""
    match event:
        case events.HitsRolled(attacker, dice=dice, need=need, hits=hits):
            return (Roll(attacker, RollKind.HIT, chance_of(need), len(dice), hits),)
        case events.BlocksRolled():
            return (_block(event),)
        case events.WoundsIgnored(unit, dice=dice, need=need, ignored=ignored):
            return (Roll(unit, RollKind.BLOCK, chance_of(need), len(dice), ignored),)
        case events.EffectRolled(model, die, mods, _, out):
            safe = chance_of(SIX + 1 - (out - 1 - sum(mod.value for mod in mods)))
            total = die + sum(mod.value for mod in mods)
            return (Roll(model, RollKind.TEST, safe, 1, int(total < out)),)
        case events.DangerRolled(model, dice, wounds):
            return (Roll(model, RollKind.TEST, 5 / SIX, len(dice), len(dice) - wounds),)
        case events.JumpTried() | events.Pushed():
            return (_special(event),)
        case events.MoraleTested():
            return _morale(event)
        case events.StatTested(unit, check=check) | events.SpellTried(unit, test=check):
            return (_check(unit, check),)
        case events.DieRolled(unit=unit, die=die, need=need) if need and unit:
            return (Roll(unit, RollKind.TEST, chance_of(need), 1, int(die >= need)),)
        case _:
            return ()


def _special(event: events.JumpTried | events.Pushed) -> Roll:
    """The dice of a jump, or the one of a push."""
    who, dice = (
        (event.by, (event.die,)) if isinstance(event, events.Pushed) else (event.model, event.dice)
    )
    wins = sum([face >= event.need for face in dice])
    return Roll(who, RollKind.TEST, chance_of(event.need), len(dice), wins)


def _steadied(event: Event) -> tuple[Roll, ...]:
    """Dice for which one was rolled."""
    match event:
        case events.HitsRolled(attacker, dice=dice, need=need, hits=hits):
            return _one_die(attacker, RollKind.HIT, len(dice), SIX + 1 - need, hits)
        case events.WoundsIgnored(unit, dice=dice, need=need, ignored=ignored):
            return _one_die(unit, RollKind.BLOCK, len(dice), SIX + 1 - need, ignored)
        case events.DangerRolled(model, dice, wounds):
            return _one_die(model, RollKind.TEST, len(dice), SIX - 1, len(dice) - wounds)
        case events.BlocksRolled():
            return _steadied_blocks(event)
        case _:
            return ()


def _one_die(
    owner: EntityId, kind: RollKind, dice: int, sixths: int, wins: int
) -> tuple[Roll, ...]:
    """The die that was rolled for several; what was certain is nobody's luck."""
    sure, rest = divmod(dice * sixths, SIX)
    return (Roll(owner, kind, rest / SIX, 1, wins - sure),) if rest else ()


def _steadied_blocks(event: events.BlocksRolled) -> tuple[Roll, ...]:
    """Those that stand, and those that had to be rolled again."""
    unit, kind, need, second = event.unit, RollKind.BLOCK, event.need, event.rerolled
    sixths = SIX + 1 - need
    stood = sum(need <= face < SIX + 1 - event.again for face in event.dice)
    first = _one_die(unit, kind, len(event.dice), sixths - event.again, stood)
    saved = sum(face >= need for face in second)
    if event.one_again:
        return first + _one_die(unit, kind, len(second), sixths, saved)
    return (*first, Roll(unit, kind, chance_of(need), len(second), saved)) if second else first


def _block(event: events.BlocksRolled) -> Roll:
    """Blocks; where sixes have to be rolled again the chance is that of both dice."""
    need, count = event.need, len(event.dice)
    chance = chance_of(need)
    if event.again:
        chance = max(0, SIX - need) / SIX + chance / SIX
    return Roll(event.unit, RollKind.BLOCK, chance, count, count - event.wounds)


def _morale(event: events.MoraleTested) -> tuple[Roll, ...]:
    first = _check(event.unit, event.test)
    if not event.saved:
        return (first,)
    kept = int(event.saved >= event.saved_from)
    return first, Roll(event.unit, RollKind.TEST, chance_of(event.saved_from), 1, kept)


def _check(unit: EntityId, check: Check) -> Roll:
    return Roll(unit, RollKind.TEST, chance_of(check.need), 1, int(check.die >= check.need))
