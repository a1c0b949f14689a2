"""Morale: a Quality test, a leader's example, and what failing means."""

from starquest.engine.attack.salvo import WORST, clamp
from starquest.engine.attack.wounds import destroy, halved, standing
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_model
from starquest.engine.mode import mode_of
from starquest.engine.scene import Scene
from starquest.model.event import Check, Mod, MoraleTested
from starquest.model.ids import NOBODY, EntityId
from starquest.model.modifier import Stat
from starquest.model.settings import Rout
from starquest.model.step import MoraleCheck

EXAMPLE = 12
"""How near a unit must be that lends its Quality, in inches."""
MELEE = "melee"
"""Why a unit tests that has lost a melee."""
ROUT = "rout"
"""What a unit is destroyed by that loses heart for good."""


def check_morale(draft: Draft, step: MoraleCheck) -> bool:
    """Roll, tell and carry out a morale test; whether it was passed."""
    unit = step.unit
    if not standing(draft, unit):
        return False
    shaken = draft.world.statuses[unit].shaken
    quality, lender = lent_quality(draft, unit)
    mods = morale_mods(draft, unit, step)
    need = clamp(quality - sum([mod.value for mod in mods]))
    die = draft.roller.die()
    passed = (die >= need and not shaken) or draft.kit(unit).any(Rule.passes_morale)
    saved_from = 0 if passed else draft.kit(unit).best(Rule.saves_morale)
    saved = draft.roller.die() if saved_from else 0
    kept = passed or 0 < saved_from <= saved
    check = Check(die, need, quality, (*mods, Mod("shaken", 0)) if shaken else mods, passed)
    told = MoraleTested(unit, check, step.reason, lender, saved, kept, saved_from, step.by)
    draft.emit(told)
    if not kept:
        _fail(draft, step, already=shaken)
    return kept


def morale_mods(scene: Scene, unit: EntityId, step: MoraleCheck) -> tuple[Mod, ...]:
    """What changes a morale test."""
    mods = [Mod(source, bonus()) for source, bonus in scene.kit(unit).on(Rule.morale)]
    mods += [Mod(m.source, m.value) for m in scene.modifiers(unit, Stat.MORALE)]
    if step.modifier:
        mods.append(Mod(step.reason, step.modifier))
    return (*mods, *mode_of(scene).moments.morale_mods(scene, unit))


def lent_quality(scene: Scene, unit: EntityId) -> tuple[int, EntityId]:
    """The Quality a unit tests with, and whose it is if borrowed."""
    best, lender = scene.kit(unit).quality, NOBODY
    for other in scene.units(scene.side(unit)):
        example = _example(scene, other)
        if other == unit or example >= best or scene.world.statuses[other].shaken:
            continue
        if scene.within(scene.mask(unit), scene.mask(other), EXAMPLE):
            best, lender = example, other
    return best, lender


def _example(scene: Scene, unit: EntityId) -> int:
    """The best Quality among a unit's leaders; worse than any if it has none."""
    if not scene.kit(unit).any(Rule.lends_quality):
        return WORST + 1
    profiles = [scene.profile(model) for model in scene.world.squads[unit].members]
    return min([p.quality for p in profiles if kit_of_model(p).any(Rule.lends_quality)])


def _fail(draft: Draft, step: MoraleCheck, *, already: bool) -> None:
    unit, source = step.unit, step.reason
    if not already:
        draft.shake(unit, source)
    elif not mode_of(draft).moments.routed(draft, unit, source) and _routs(draft, step):
        destroy(draft, unit, ROUT, step.by)


def _routs(scene: Scene, step: MoraleCheck) -> bool:
    """Whether failing while Shaken is the end of a unit, or leaves it Shaken."""
    if scene.settings.rout is Rout.SHAKEN:
        return True
    return not step.forced and (step.reason == MELEE or halved(scene, step.unit))
