"""Moments at which special rules react.

A rule answers with steps and neither rolls nor changes anything itself. All answers to one moment
happen, in the order of the units, before anything that follows from any of them.
"""

from collections.abc import Callable, Iterable
from typing import Any, Concatenate, ParamSpec, TypeVar

from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.model.ids import EntityId
from starquest.model.step import Step

A = ParamSpec("A")
S = TypeVar("S")

REACTIONS: dict[type, Callable[[Draft, Any], None]] = {}
"""What each step of a reaction does."""


def reaction(kind: type[S]) -> Callable[[Callable[[Draft, S], None]], Callable[[Draft, S], None]]:
    """Register what a step of a reaction does."""

    def register(resolve: Callable[[Draft, S], None]) -> Callable[[Draft, S], None]:
        REACTIONS[kind] = resolve
        return resolve

    return register


def moment(
    draft: Draft,
    hook: Callable[Concatenate[Rule, EntityId, A], tuple[Step, ...]],
    units: Iterable[EntityId],
    *facts: A.args,
    **named: A.kwargs,
) -> None:
    """Have the rules of some units react."""
    standing = draft.world.units
    for unit in units:
        # most units have no rule that reacts, and this is asked after every move
        if unit in standing and (voices := draft.kit(unit).on(hook)):
            happen(draft, [step for _, reacts in voices for step in reacts(unit, *facts, **named)])


def answers(
    draft: Draft,
    hook: Callable[Concatenate[Rule, EntityId, A], tuple[Step, ...]],
    unit: EntityId,
    *facts: A.args,
    **named: A.kwargs,
) -> list[Step]:
    """What the rules of a unit answer to a moment."""
    voices = draft.kit(unit).on(hook)
    return [step for _, reacts in voices for step in reacts(unit, *facts, **named)]


def happen(draft: Draft, steps: list[Step]) -> None:
    """Carry out what rules answered; a step of any other kind goes on the agenda."""
    for step in steps:
        resolve = REACTIONS.get(type(step))
        if resolve is None:
            draft.push(step)
        else:
            resolve(draft, step)
