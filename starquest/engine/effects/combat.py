"""Ops that hurt, frighten, change or move units."""

from starquest.content import ops
from starquest.engine.actions.spell_tokens import gain_tokens, spend_tokens
from starquest.engine.attack.hits import deal_hits
from starquest.engine.attack.volley import portion
from starquest.engine.attack.wounds import inflict, tough_of_unit
from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.effects.registry import amount, apply_op
from starquest.engine.hooks import Rule
from starquest.engine.movement.placing import area_round
from starquest.model.event import Asked
from starquest.model.ids import NOBODY, Cell, EntityId, Side
from starquest.model.modifier import Grant, Modifier, Stat, Until
from starquest.model.profile import RuleRef
from starquest.model.step import Ask, AskKind, Effect, MoraleCheck, Relocate, Settle, Strike
from starquest.model.steps.ask_facts import PointFacts

LARGE = 9


@apply_op.register
def _(op: ops.Hits, draft: Draft, step: Effect) -> None:
    count = amount(draft, step, op.count, d3=op.d3)
    units = len(step.targets)
    shares = [
        (unit, portion(0, count, units, index)[1] if op.split else count)
        for index, unit in enumerate(step.targets)
    ]
    one_model = step.kind == "spell" and draft.catalog.spells[step.id].aim == "model"
    deal_hits(draft, step.by, shares, op.rules, step.id, one_model=one_model)


@apply_op.register
def _(op: ops.Wound, draft: Draft, step: Effect) -> None:
    count = amount(draft, step, op.count, d3=op.d3)
    for target in step.targets:
        inflict(draft, target, count, step.id)
    draft.push(*[Settle(target, step.id, attack=False) for target in step.targets])


@apply_op.register
def _(op: ops.TestMorale, draft: Draft, step: Effect) -> None:
    forced = step.by != NOBODY
    draft.push(
        *[
            MoraleCheck(target, step.id, _morale(draft, op, target), step.by, forced)
            for target in step.targets
        ]
    )


def _morale(draft: Draft, op: ops.TestMorale, unit: EntityId) -> int:
    large = op.large is not None and tough_of_unit(draft, unit) >= LARGE
    return op.large if large and op.large is not None else op.modifier


@apply_op.register
def _(op: ops.Modify, draft: Draft, step: Effect) -> None:
    modifier = Modifier(step.id, op.stat, op.value, op.until, op.count)
    for target in step.targets:
        draft.add_modifier(target, modifier)


@apply_op.register
def _(op: ops.Grant, draft: Draft, step: Effect) -> None:
    rule = RuleRef(op.rule.name, step.by) if op.by_user else op.rule
    for target in step.targets:
        draft.add_modifier(target, Grant(step.id, rule, op.until, op.count))


@apply_op.register
def _(op: ops.Later, draft: Draft, step: Effect) -> None:
    modifier = Modifier(step.id, op.stat, op.value, op.until, op.count, delay=1)
    for target in step.targets:
        draft.add_modifier(target, modifier)


@apply_op.register
def _(op: ops.Steady, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        draft.shake(target, step.id, on=False)


@apply_op.register
def _(op: ops.Shake, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        draft.shake(target, step.id)


@apply_op.register
def _(op: ops.Shift, draft: Draft, step: Effect) -> None:
    draft.push(
        *[
            Relocate(
                target, _mover(draft, step), step.id, op.inches, walking=True, phasing=op.phasing
            )
            for target in step.targets
            if _movable(draft, step, target)
        ]
    )


def _mover(draft: Draft, step: Effect) -> Side:
    return draft.side(step.by) if step.by in draft.world.units else Side.ONE


def _movable(draft: Draft, step: Effect, unit: EntityId) -> bool:
    return draft.side(unit) == _mover(draft, step) or not draft.kit(unit).any(Rule.stands_fast)


@apply_op.register
def _(op: ops.Teleport, draft: Draft, step: Effect) -> None:
    side = _mover(draft, step)
    draft.push(*[Relocate(target, side, step.id, op.inches) for target in step.targets])


@apply_op.register
def _(op: ops.Gate, draft: Draft, step: Effect) -> None:
    area = area_round(draft, draft.mask(step.by), op.reach) & draft.field.free
    side = _mover(draft, step)
    draft.emit(Asked(side, step.by, AskKind.POINT))
    points = tuple(cells_of(area))
    facts = PointFacts(step.id, op.inches, step.targets)
    draft.push(Ask(AskKind.POINT, side, step.by, points, facts))


def gate(draft: Draft, ask: Ask, cell: Cell) -> None:
    """The point is known: each target is placed near it."""
    facts = ask.about(PointFacts)
    draft.push(
        *[Relocate(unit, ask.side, facts.source, facts.inches, cell) for unit in facts.targets]
    )


@apply_op.register
def _(op: ops.Tokens, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        if op.count > 0:
            gain_tokens(draft, target, op.count, step.id)
        else:
            held = draft.world.spell_tokens[target].tokens
            spend_tokens(draft, target, min(held, -op.count), step.id)


@apply_op.register
def _(op: ops.Dispel, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        borne = draft.world.effects[target].modifiers
        spells = [modifier.source for modifier in borne if modifier.source in draft.catalog.spells]
        if spells:
            draft.end_source(target, spells[-1])


@apply_op.register
def _(op: ops.ExtraStrike, draft: Draft, step: Effect) -> None:
    if op.modifier:
        modifier = Modifier(step.id, Stat.HIT_MELEE, op.modifier, Until.ATTACK)
        draft.add_modifier(step.by, modifier)
    draft.push(Strike(step.by, step.targets[0]))
