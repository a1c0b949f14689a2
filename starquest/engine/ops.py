"""What the ops of the data do on the table."""

from functools import singledispatch

import attrs

from starquest.content import ops
from starquest.engine.attack import Attack
from starquest.engine.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.placing import area_round
from starquest.engine.salvo import make_salvo
from starquest.engine.tokens import gain_tokens
from starquest.engine.volley import roll_salvos, settle_all
from starquest.engine.wounds import restore
from starquest.model.event import Asked
from starquest.model.ids import Cell
from starquest.model.modifier import Modifier
from starquest.model.profile import Weapon
from starquest.model.step import Ask, AskKind, Effect, MoraleCheck, Relocate


def run_effect(draft: Draft, step: Effect) -> None:
    """Let the next op of an effect work on the targets that are still there."""
    listed = ops_of(draft, step)
    targets = tuple(unit for unit in step.targets if unit in draft.world.units)
    if step.index + 1 < len(listed):
        draft.push(attrs.evolve(step, index=step.index + 1))
    if targets and step.by in draft.world.units:
        _apply(listed[step.index], draft, attrs.evolve(step, targets=targets))


def ops_of(draft: Draft, step: Effect) -> tuple[ops.Op, ...]:
    """The ops an effect consists of."""
    match step.kind:
        case "spell":
            return draft.lore.spells[step.id].ops
        case kind:
            raise LookupError(kind)


@singledispatch
def _apply(op: object, draft: Draft, step: Effect) -> None:
    raise LookupError(type(op).__name__)


@_apply.register
def _(op: ops.Hits, draft: Draft, step: Effect) -> None:
    profile = attrs.evolve(draft.world.builds[step.by].profiles[0], rules=())
    weapon = Weapon(step.id, 1, 1, op.rules)
    wounds = []
    for target in step.targets:
        attack = Attack(step.by, target, profile, weapon, melee=False)
        wounds += roll_salvos(draft, [make_salvo(draft, attack, 0, auto=op.count)])
    settle_all(draft, wounds, step.id, melee=False, fear=0)


@_apply.register
def _(op: ops.TestMorale, draft: Draft, step: Effect) -> None:
    draft.push(*[MoraleCheck(target, step.id, op.modifier) for target in step.targets])


@_apply.register
def _(op: ops.Modify, draft: Draft, step: Effect) -> None:
    modifier = Modifier(step.id, op.stat, op.value, op.until, op.count)
    for target in step.targets:
        draft.add_modifier(target, modifier)


@_apply.register
def _(op: ops.Restore, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        restore(draft, target, op.wounds, step.id)


@_apply.register
def _(op: ops.Calm, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        draft.shake(target, step.id, on=False)


@_apply.register
def _(op: ops.Shift, draft: Draft, step: Effect) -> None:
    side = draft.side(step.by)
    draft.push(*[Relocate(t, side, step.id, op.inches, walking=True) for t in step.targets])


@_apply.register
def _(op: ops.Teleport, draft: Draft, step: Effect) -> None:
    side = draft.side(step.by)
    draft.push(*[Relocate(target, side, step.id, op.inches) for target in step.targets])


@_apply.register
def _(op: ops.Gate, draft: Draft, step: Effect) -> None:
    area = area_round(draft, draft.mask(step.by), op.reach) & draft.field.free
    side = draft.side(step.by)
    draft.emit(Asked(side, step.by, AskKind.POINT))
    points = tuple(cells_of(area))
    draft.push(Ask(AskKind.POINT, side, step.by, points, step.id, step.targets, op.inches))


def gate(draft: Draft, ask: Ask, cell: Cell) -> None:
    """The point is known: each target is placed near it."""
    steps = [Relocate(unit, ask.side, ask.source, ask.amount, cell) for unit in ask.targets]
    draft.push(*steps)


@_apply.register
def _(op: ops.Tokens, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        gain_tokens(draft, target, op.count, step.id)
