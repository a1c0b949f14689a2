"""Conditions: modifiers that stay until somebody cures them."""

import attrs

from starquest.engine.attack.wounds import inflict
from starquest.engine.draft import Draft
from starquest.model.event import ConditionChanged
from starquest.model.ids import EntityId
from starquest.model.modifier import Grant, Modifier, Until
from starquest.model.step import Settle


def afflict(draft: Draft, unit: EntityId, condition: str, source: str) -> None:
    """Give a hero a condition; a second copy is a wound instead."""
    ailments = draft.world.ailments[unit]
    if condition in ailments.conditions:
        inflict(draft, unit, 1, condition)
        draft.push(Settle(unit, condition, attack=False))
        return
    held = (*ailments.conditions, condition)
    draft.world.ailments[unit] = attrs.evolve(ailments, conditions=held)
    draft.emit(ConditionChanged(unit, condition, on=True, source=source))
    for effect in draft.catalog.conditions[condition].effects:
        draft.add_modifier(unit, Modifier(condition, effect.stat, effect.value, Until.REMOVED))
    for rule in draft.catalog.conditions[condition].rules:
        draft.add_modifier(unit, Grant(condition, rule, Until.REMOVED, quiet=True))


def cure(
    draft: Draft, unit: EntityId, condition: str, source: str, die: int = 0, need: int = 0
) -> None:
    """Free a hero of a condition; a die that did it comes with what it had to reach."""
    ailments = draft.world.ailments[unit]
    if condition not in ailments.conditions:
        return
    held = tuple(other for other in ailments.conditions if other != condition)
    draft.world.ailments[unit] = attrs.evolve(ailments, conditions=held)
    changed = ConditionChanged(unit, condition, on=False, source=source, die=die, need=need)
    draft.emit(changed)
    draft.end_source(unit, condition)


def cure_all(draft: Draft, unit: EntityId, source: str) -> None:
    """Free a hero of every condition."""
    for condition in draft.world.ailments[unit].conditions:
        cure(draft, unit, condition, source)
