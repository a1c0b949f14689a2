"""Morale: a Quality test, a hero's example, and what failing means."""

from starquest.engine.attack.salvo import WORST, clamp
from starquest.engine.attack.wounds import destroy, standing
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of
from starquest.engine.modes.quest.heroes.power import lose_power
from starquest.engine.scene import Scene
from starquest.model.event import Check, Mod, MoraleTested
from starquest.model.ids import NOBODY, EntityId
from starquest.model.modifier import Stat
from starquest.model.step import MoraleCheck

HEROS_EXAMPLE = 12
COMRADE = 6
ROUT = "rout"
"""What a unit is destroyed by that loses heart for good."""
LOST_HEART = 2
"""The power a hero loses by failing while Shaken."""


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
    draft.emit(MoraleTested(unit, check, step.reason, lender, saved, kept, saved_from))
    if not kept:
        _fail(draft, unit, step.reason, already=shaken)
    return kept


def morale_mods(scene: Scene, unit: EntityId, step: MoraleCheck) -> tuple[Mod, ...]:
    """What changes a morale test."""
    mods = [Mod(source, bonus()) for source, bonus in scene.kit(unit).on(Rule.morale)]
    mods += [Mod(m.source, m.value) for m in scene.modifiers(unit, Stat.MORALE)]
    if step.modifier:
        mods.append(Mod(step.reason, step.modifier))
    if unit in scene.world.heroes and comrade_near(scene, unit):
        mods.append(Mod("comrade", 1))
    return tuple(mods)


def comrade_near(scene: Scene, unit: EntityId) -> bool:
    """Whether another conscious hero is near enough to give heart."""
    here = scene.mask(unit)
    others = [other for other in scene.party() if other != unit]
    return any(scene.within(here, scene.mask(other), COMRADE) for other in others)


def lent_quality(scene: Scene, unit: EntityId) -> tuple[int, EntityId]:
    """The Quality a unit tests with, and whose it is if borrowed."""
    best, lender = scene.kit(unit).quality, NOBODY
    for other in scene.units(scene.side(unit)):
        example = _example(scene, other)
        if other == unit or example >= best or scene.world.statuses[other].shaken:
            continue
        if scene.within(scene.mask(unit), scene.mask(other), HEROS_EXAMPLE):
            best, lender = example, other
    return best, lender


def _example(scene: Scene, unit: EntityId) -> int:
    """The best Quality among a unit's heroes; worse than any if it has none."""
    if not scene.kit(unit).any(Rule.lends_quality):
        return WORST + 1
    profiles = [scene.profile(model) for model in scene.world.squads[unit].members]
    return min([p.quality for p in profiles if kit_of((p,)).any(Rule.lends_quality)])


def _fail(draft: Draft, unit: EntityId, source: str, *, already: bool) -> None:
    if already and unit in draft.world.heroes:
        lose_power(draft, unit, LOST_HEART, source)
    elif already:
        destroy(draft, unit, ROUT)
    else:
        draft.shake(unit, source)
