"""Ops that only heroes know: power, wounds restored, conditions, items, XP."""

import attrs

from starquest.content import ops
from starquest.engine.attack.wounds import restore
from starquest.engine.draft import Draft
from starquest.engine.effects.registry import amount, apply_op
from starquest.engine.hooks import Rule
from starquest.engine.modes.quest.heroes.conditions import afflict, cure, cure_all
from starquest.engine.modes.quest.heroes.downed import get_up, go_down, heal
from starquest.engine.modes.quest.heroes.pack import pay, take
from starquest.engine.modes.quest.heroes.power import gain_power, lose_power
from starquest.engine.modes.quest.heroes.used_up import mark_wave
from starquest.engine.scene import Scene
from starquest.model.event import Asked
from starquest.model.ids import EntityId
from starquest.model.modes.quest.ask_facts import CureFacts
from starquest.model.step import Act, Ask, AskKind, Effect, GainXp


@apply_op.register
def _(op: ops.Restore, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        if op.once and target in draft.world.used_up:
            mark_wave(draft, target, step.id)
        if target not in draft.world.heroes:
            restore(draft, target, op.wounds, step.id)
        elif op.thorough or heals(draft, target):
            heal(draft, target, op.wounds, step.id, revive=op.revive)


def heals(scene: Scene, hero: EntityId) -> bool:
    """Whether healing that is not thorough restores a hero's wounds."""
    return not scene.kit(hero).any(Rule.resists_healing)


@apply_op.register
def _(op: ops.ChangePower, draft: Draft, step: Effect) -> None:
    count = amount(draft, step, op.count, d3=op.d3)
    for target in step.targets:
        if op.lose:
            lose_power(draft, target, count, step.id)
        else:
            gain_power(draft, target, count, step.id, op.over)


@apply_op.register
def _(op: ops.Calm, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        ailments = draft.world.ailments.get(target)
        if draft.world.statuses[target].shaken:
            draft.shake(target, step.id, on=False)
        elif ailments is not None and ailments.conditions:
            _ask_cure(draft, step, target, ailments.conditions)


def _ask_cure(draft: Draft, step: Effect, unit: EntityId, conditions: tuple[str, ...]) -> None:
    side, options = draft.side(unit), tuple(range(len(conditions)))
    draft.emit(Asked(side, unit, AskKind.CURE))
    draft.push(Ask(AskKind.CURE, side, unit, options, CureFacts(step.id, conditions)))


def answer_cure(draft: Draft, ask: Ask, value: int) -> None:
    """A player has said which condition goes."""
    facts = ask.about(CureFacts)
    cure(draft, ask.unit, facts.conditions[value], facts.source)


@apply_op.register
def _(op: ops.KnockOut, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        model = draft.world.squads[target].members[0]
        body = draft.world.bodies[model]
        tough = draft.kit(target).tough
        draft.world.bodies[model] = attrs.evolve(body, wounds=tough)
        go_down(draft, target, step.id)


@apply_op.register
def _(op: ops.Afflict, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        afflict(draft, target, op.condition, step.id)


@apply_op.register
def _(op: ops.Cure, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        cure_all(draft, target, step.id)


@apply_op.register
def _(op: ops.StandUp, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        get_up(draft, target, 1, step.id)


@apply_op.register
def _(op: ops.ForgoMain, draft: Draft, step: Effect) -> None:
    for index, pending in enumerate(draft.agenda):
        if isinstance(pending, Act) and pending.unit == step.by:
            draft.agenda[index] = attrs.evolve(pending, main=pending.main - 1)


@apply_op.register
def _(op: ops.Give, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        take(draft, target, op.item, step.id)


@apply_op.register
def _(op: ops.Credits, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        pay(draft, target, op.count, step.id)


@apply_op.register
def _(op: ops.Experience, draft: Draft, step: Effect) -> None:
    count = amount(draft, step, op.count, d3=op.d3)
    draft.push(*[GainXp(target, count, step.id) for target in step.targets])
