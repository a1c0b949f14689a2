"""What wounds do: who takes them, who falls, and wound effects where the rules have them."""

from starquest.engine.attack.salvo import bearer_of, best_ignore
from starquest.engine.coherency import in_ranks, least_missed
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule, known_as
from starquest.engine.kit import kit_of_model
from starquest.engine.mode import mode_of
from starquest.engine.moments import answers, happen
from starquest.engine.scene import Scene
from starquest.model.change import changed
from starquest.model.event import (
    EffectRolled,
    Healed,
    Mod,
    ModelDown,
    UnitDestroyed,
    Wounded,
    WoundsIgnored,
)
from starquest.model.ids import NOBODY, EntityId
from starquest.model.modifier import Until
from starquest.model.state import Nerve, Wounds
from starquest.model.step import MoraleCheck, Push, Settle, Suffer

SHAKEN_UP_TO = 5


def tough_of(scene: Scene, model: EntityId) -> int:
    """The wounds a model bears."""
    return kit_of_model(scene.profile(model)).tough


def tough_of_unit(scene: Scene, unit: EntityId) -> int:
    """The wounds the toughest model of a unit bears."""
    return max(kit_of_model(profile).tough for profile in scene.world.builds[unit].profiles)


def suffer(draft: Draft, step: Suffer) -> None:
    """Take the wounds of one weapon: each deadly one on a model of its own, the rest in a run."""
    if not standing(draft, step.unit):
        return
    step = _guarded(draft, step)
    portions = [step.deadly] * step.wounds if step.deadly > 1 else [step.wounds]
    for portion in portions:
        left = portion - _ignored(draft, step, portion)
        dealt = _deal(draft, step, left, one_model=step.one_model or step.deadly > 1)
        _tally(draft, step, dealt)
        if not standing(draft, step.unit):
            return


def _guarded(draft: Draft, step: Suffer) -> Suffer:
    """Somebody who shields the unit takes the wounds of an attack in its place."""
    guard = step.unit if step.by == NOBODY else bearer_of(draft, step.unit)
    if guard == step.unit:
        return step
    _settle_with(draft, step, guard)
    return changed(step, unit=guard)


def _settle_with(draft: Draft, step: Suffer, guard: EntityId) -> None:
    """A guard's own attack is over with the attack on whom it shields: one test for them all."""
    pending = [s.unit if isinstance(s, Settle) else NOBODY for s in draft.agenda]
    if guard not in pending:
        above = pending[::-1].index(step.unit) if step.unit in pending else 0
        draft.agenda.insert(
            len(pending) - above, Settle(guard, step.source, step.melee, by=step.by)
        )


def _ignored(draft: Draft, step: Suffer, wounds: int) -> int:
    if not step.ignore or not wounds:
        return 0
    dice = draft.roller.dice(wounds, need=step.ignore)
    ignored = sum([face >= step.ignore for face in dice])
    draft.emit(
        WoundsIgnored(step.unit, step.ignore_source, dice, step.ignore, ignored, draft.roller.one)
    )
    return ignored


def _tally(draft: Draft, step: Suffer, dealt: int) -> None:
    """Count the wounds of a melee for either side."""
    melee = draft.melee
    if melee is None or not step.melee:
        return
    if step.by == melee.charger:
        draft.melee = changed(melee, by_charger=melee.by_charger + dealt)
    else:
        draft.melee = changed(melee, by_target=melee.by_target + dealt)


def inflict(draft: Draft, unit: EntityId, wounds: int, source: str) -> None:
    """Wounds that no weapon made; the unit may ignore them like others."""
    ignore, by = best_ignore(draft.kit(unit), pierced=False)
    suffer(draft, Suffer(unit, wounds, source, NOBODY, ignore=ignore, ignore_source=by))


def _deal(draft: Draft, step: Suffer, wounds: int, *, one_model: bool) -> int:
    """Deal wounds to a unit's models one by one; how many found somebody to hurt."""
    dealt, unit = 0, step.unit
    while wounds > 0 and standing(draft, unit):
        model = next_to_fall(draft, unit)
        taken = min(wounds, _bears(draft, unit, model))
        _wound(draft, step, model, taken)
        dealt += taken
        wounds = 0 if one_model else wounds - taken
    return dealt


def standing(scene: Scene, unit: EntityId) -> bool:
    """Whether a unit is still in the fight."""
    status = scene.world.statuses.get(unit)
    return status is not None and not status.down


def next_to_fall(draft: Draft, unit: EntityId) -> EntityId:
    """The model that takes the next wound: a wounded one, else the last in line.

    In ranks it is the last of those alike whose loss tears the fewest from their unit.
    """
    members, bodies = draft.world.squads[unit].members, draft.world.bodies
    for model in members:
        if bodies[model].wounds:
            return model
    if len(members) > 1 and in_ranks(draft):
        return least_missed(draft, members)
    return members[-1]


def fall_order(scene: Scene, unit: EntityId) -> list[EntityId]:
    """The models of a unit as they would fall, one after the other, or others just like them."""
    members, bodies = scene.world.squads[unit].members, scene.world.bodies
    order = [model for model in members if bodies[model].wounds]
    left = [model for model in members if not bodies[model].wounds]
    if len(scene.world.builds[unit].profiles) == 1 or not in_ranks(scene):
        return [*order, *reversed(left)]
    while left:
        order.append(least_missed(scene, tuple(left)))
        left.remove(order[-1])
    return order


def _bears(draft: Draft, unit: EntityId, model: EntityId) -> int:
    """How many wounds the model can take before the next one is somebody else's."""
    if lasts(draft, unit):
        return 1 << 30
    return tough_of(draft, model) - draft.world.bodies[model].wounds


def lasts(draft: Draft, unit: EntityId) -> bool:
    """Whether only a wound-effect roll can take the model: the last one of its unit."""
    return rolls_effects(draft) and len(draft.world.squads[unit].members) == 1


def rolls_effects(scene: Scene) -> bool:
    """Whether wounds on a unit's last model are rolled for."""
    return scene.settings.wounds is Wounds.EFFECTS


def _wound(draft: Draft, step: Suffer, model: EntityId, wounds: int) -> None:
    unit, source = step.unit, step.source
    status, body = draft.world.statuses[unit], draft.world.bodies[model]
    draft.set_status(unit, changed(status, hurt=status.hurt + wounds))
    total = body.wounds + wounds
    draft.world.bodies[model] = changed(body, wounds=total)
    draft.emit(Wounded(model, unit, wounds, total, source))
    fatal = not lasts(draft, unit) and total >= tough_of(draft, model)
    if fatal and not mode_of(draft).moments.felled(draft, unit, source):
        fall(draft, model, source, step.by)


def wounds_left(scene: Scene, unit: EntityId) -> int:
    """The wounds a unit's models can still take together."""
    bodies = scene.world.bodies
    return sum(
        [
            kit_of_model(scene.profile(model)).tough - bodies[model].wounds
            for model in scene.world.squads[unit].members
        ]
    )


def fall(draft: Draft, model: EntityId, source: str, by: EntityId) -> None:
    """A model leaves the table by somebody's doing, and its unit with the last one."""
    unit = draft.world.bodies[model].unit
    last = draft.world.squads[unit].members == (model,)
    follows = answers(draft, Rule.on_destroyed, unit) if last else []
    draft.drop_model(model)
    draft.emit(ModelDown(model, unit, source, by))
    if last:
        side = draft.side(unit)
        draft.drop_unit(unit, source, by)
        draft.emit(UnitDestroyed(unit, side, source, by))
        happen(draft, follows)


def destroy(draft: Draft, unit: EntityId, source: str, by: EntityId = NOBODY) -> None:
    """A whole unit leaves the table."""
    for model in draft.world.squads[unit].members:
        fall(draft, model, source, by)


def settle(draft: Draft, step: Settle) -> None:
    """End an attack on a unit: the wound effect, or morale."""
    unit = step.unit
    if not standing(draft, unit):
        return
    if step.attack:
        draft.expire(unit, Until.ATTACKED)
    hurt = draft.world.statuses[unit].hurt
    if hurt and lasts(draft, unit):
        _roll_effect(draft, step)
    elif hurt and step.attack and _tests_now(draft, step) and halved(draft, unit):
        draft.push(MoraleCheck(unit, step.source, by=step.by))
    if standing(draft, unit):
        draft.set_status(unit, changed(draft.world.statuses[unit], hurt=0))


def _tests_now(draft: Draft, step: Settle) -> bool:
    """Whether wounds lead to morale at once; those of who fights a melee do when it is over."""
    melee = draft.melee if step.melee else None
    fights = melee is not None and step.unit in (melee.charger, melee.target)
    return tests_nerve(draft, Nerve.ATTACK) and not fights


def tests_nerve(scene: Scene, when: Nerve) -> bool:
    """Whether wounds make units test morale then."""
    return scene.settings.nerve is when


def halved(scene: Scene, unit: EntityId) -> bool:
    """Whether a unit is down to half its models, or a lone model to half its wounds."""
    row, members = scene.world.units[unit], scene.world.squads[unit].members
    if row.size > 1:
        return 2 * len(members) <= row.size
    tough = tough_of(scene, members[0])
    return 2 * (tough - scene.world.bodies[members[0]].wounds) <= tough


def _roll_effect(draft: Draft, step: Settle) -> None:
    """The last model of a unit rolls for what its wounds do."""
    unit = step.unit
    model = draft.world.squads[unit].members[0]
    markers, tough = draft.world.bodies[model].wounds, tough_of(draft, model)
    fear = step.fear if step.melee and markers else 0
    if not markers or markers + fear < tough:
        return
    mods = effect_mods(markers, fear, shaken=draft.world.statuses[unit].shaken)
    die = draft.roller.die()
    total = die + sum([mod.value for mod in mods])
    draft.emit(EffectRolled(model, die, mods, total, SHAKEN_UP_TO + tough))
    if total >= SHAKEN_UP_TO + tough:
        fall(draft, model, step.source, step.by)
    else:
        draft.shake(unit, step.source)
        if step.attack and draft.special and step.by != NOBODY:
            draft.push(Push(unit, step.by))


def restore(draft: Draft, unit: EntityId, wounds: int, source: str) -> int:
    """Heal the wounded models of a unit; how many wounds were taken away."""
    healed = 0
    for model in draft.world.squads[unit].members:
        body = draft.world.bodies[model]
        cured = min(wounds - healed, body.wounds)
        if cured > 0:
            draft.world.bodies[model] = changed(body, wounds=body.wounds - cured)
            draft.emit(Healed(model, unit, cured, body.wounds - cured, source))
            healed += cured
    return healed


def effect_mods(markers: int, fear: int, *, shaken: bool) -> tuple[Mod, ...]:
    """What is added to a wound-effect roll."""
    mods = [Mod("wounds", markers)]
    if fear:
        mods.append(Mod(known_as(Rule.fear), fear))
    if shaken:
        mods.append(Mod("shaken", 1))
    return tuple(mods)
