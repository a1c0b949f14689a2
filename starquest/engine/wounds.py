"""What wounds do: who takes them, who falls, and the wound effects of the skirmish rules."""

import attrs

from starquest.engine.draft import Draft
from starquest.engine.kit import kit_of
from starquest.engine.salvo import best_ignore
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
from starquest.model.state import Wounds
from starquest.model.step import MoraleCheck, Settle, Suffer

SHAKEN_UP_TO = 5


def tough_of(draft: Draft, model: EntityId) -> int:
    """The wounds a model bears."""
    return kit_of((draft.profile(model),)).tough


def suffer(draft: Draft, step: Suffer) -> None:
    """Take the wounds of one weapon: each deadly one on a model of its own, the rest in a run."""
    if step.unit not in draft.world.units:
        return
    portions = [step.deadly] * step.wounds if step.deadly > 1 else [step.wounds]
    for portion in portions:
        left = portion - _ignored(draft, step, portion)
        dealt = _deal(draft, step.unit, left, step.source, one_model=step.deadly > 1)
        _tally(draft, step, dealt)
        if step.unit not in draft.world.units:
            return


def _ignored(draft: Draft, step: Suffer, wounds: int) -> int:
    if not step.ignore or not wounds:
        return 0
    dice = draft.roller.dice(wounds)
    ignored = sum([face >= step.ignore for face in dice])
    draft.emit(WoundsIgnored(step.unit, step.ignore_source, dice, step.ignore, ignored))
    return ignored


def _tally(draft: Draft, step: Suffer, dealt: int) -> None:
    """Count the wounds of a melee for either side."""
    melee = draft.melee
    if melee is None or not step.melee:
        return
    if step.by == melee.charger:
        draft.melee = attrs.evolve(melee, by_charger=melee.by_charger + dealt)
    else:
        draft.melee = attrs.evolve(melee, by_target=melee.by_target + dealt)


def inflict(draft: Draft, unit: EntityId, wounds: int, source: str) -> None:
    """Wounds that no weapon made; the unit may ignore them like others."""
    ignore, by = best_ignore(draft.kit(unit), pierced=False)
    suffer(draft, Suffer(unit, wounds, source, NOBODY, ignore=ignore, ignore_source=by))


def _deal(
    draft: Draft, unit: EntityId, wounds: int, source: str, *, one_model: bool = False
) -> int:
    """Deal wounds to a unit's models one by one; how many found somebody to hurt."""
    dealt = 0
    while wounds > 0 and unit in draft.world.units:
        model = next_to_fall(draft, unit)
        taken = min(wounds, _bears(draft, unit, model))
        _wound(draft, unit, model, taken, source)
        dealt += taken
        wounds = 0 if one_model else wounds - taken
    return dealt


def next_to_fall(draft: Draft, unit: EntityId) -> EntityId:
    """The model that takes the next wound: a wounded one, else the last in line."""
    members, bodies = draft.world.squads[unit].members, draft.world.bodies
    for model in members:
        if bodies[model].wounds:
            return model
    return members[-1]


def _bears(draft: Draft, unit: EntityId, model: EntityId) -> int:
    """How many wounds the model can take before the next one is somebody else's."""
    if lasts(draft, unit):
        return 1 << 30
    return tough_of(draft, model) - draft.world.bodies[model].wounds


def lasts(draft: Draft, unit: EntityId) -> bool:
    """Whether only a wound-effect roll can take the model: the last one of its unit."""
    effects = draft.settings.wounds is Wounds.EFFECTS
    return effects and len(draft.world.squads[unit].members) == 1


def _wound(draft: Draft, unit: EntityId, model: EntityId, wounds: int, source: str) -> None:
    status, body = draft.world.statuses[unit], draft.world.bodies[model]
    draft.set_status(unit, attrs.evolve(status, hurt=status.hurt + wounds))
    total = body.wounds + wounds
    draft.world.bodies[model] = attrs.evolve(body, wounds=total)
    draft.emit(Wounded(model, unit, wounds, total, source))
    if not lasts(draft, unit) and total >= tough_of(draft, model):
        fall(draft, unit, model, source)


def fall(draft: Draft, unit: EntityId, model: EntityId, source: str) -> None:
    """A model leaves the table, and its unit with the last one."""
    draft.drop_model(model)
    draft.emit(ModelDown(model, unit, source))
    if not draft.world.squads[unit].members:
        side = draft.side(unit)
        draft.drop_unit(unit)
        draft.emit(UnitDestroyed(unit, side, source))


def destroy(draft: Draft, unit: EntityId, source: str) -> None:
    """A whole unit leaves the table."""
    for model in draft.world.squads[unit].members:
        fall(draft, unit, model, source)


def settle(draft: Draft, step: Settle) -> None:
    """End an attack on a unit: the wound effect, or morale."""
    unit = step.unit
    if unit not in draft.world.units:
        return
    hurt, tally = draft.world.statuses[unit].hurt, draft.settings.wounds is Wounds.TALLY
    if hurt and lasts(draft, unit):
        _roll_effect(draft, step)
    elif hurt and tally and step.attack and not step.melee and halved(draft, unit):
        draft.push(MoraleCheck(unit, step.source))
    if unit in draft.world.units:
        draft.set_status(unit, attrs.evolve(draft.world.statuses[unit], hurt=0))


def halved(draft: Draft, unit: EntityId) -> bool:
    """Whether a unit is down to half its models, or a lone model to half its wounds."""
    row, members = draft.world.units[unit], draft.world.squads[unit].members
    if row.size > 1:
        return 2 * len(members) <= row.size
    tough = tough_of(draft, members[0])
    return 2 * (tough - draft.world.bodies[members[0]].wounds) <= tough


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
        fall(draft, unit, model, step.source)
    else:
        draft.shake(unit, step.source)


def restore(draft: Draft, unit: EntityId, wounds: int, source: str) -> int:
    """Heal the wounded models of a unit; how many wounds were taken away."""
    healed = 0
    for model in draft.world.squads[unit].members:
        body = draft.world.bodies[model]
        cured = min(wounds - healed, body.wounds)
        if cured > 0:
            draft.world.bodies[model] = attrs.evolve(body, wounds=body.wounds - cured)
            draft.emit(Healed(model, unit, cured, body.wounds - cured, source))
            healed += cured
    return healed


def effect_mods(markers: int, fear: int, *, shaken: bool) -> tuple[Mod, ...]:
    """What is added to a wound-effect roll."""
    mods = [Mod("wounds", markers)]
    if fear:
        mods.append(Mod("fear", fear))
    if shaken:
        mods.append(Mod("shaken", 1))
    return tuple(mods)
