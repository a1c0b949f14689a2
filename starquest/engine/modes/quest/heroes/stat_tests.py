"""Stat tests, and what follows when they are passed, failed or paid for."""

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.attack.salvo import clamp
from starquest.engine.attack.wounds import standing
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes import basic_skills
from starquest.engine.modes.quest.heroes.power import affordable, spend_power
from starquest.engine.scene import Scene
from starquest.model.event import Asked, Check, Mod, SkillUsed, StatTested
from starquest.model.ids import EntityId
from starquest.model.modes.quest.ask_facts import TrialFacts
from starquest.model.modifier import Stat, Until
from starquest.model.step import Ask, AskKind, Effect, Trial


def trial_need(scene: Scene, unit: EntityId, stat: str) -> tuple[int, int, tuple[Mod, ...]]:
    """What a stat test needs: the need, the stat itself and the modifiers."""
    base = int(getattr(scene.world.heroes[unit], stat))
    borne = scene.modifiers(unit, Stat(stat), Stat.TEST)
    mods = tuple(Mod(modifier.source, modifier.value) for modifier in borne)
    return clamp(base - sum(mod.value for mod in mods)), base, mods


def try_stat(draft: Draft, trial: Trial) -> None:
    """Roll a stat test; a failed one may be paid for."""
    if not standing(draft, trial.unit):
        return
    if trial.paid:
        _pass(draft, trial)
    elif trial.failed:
        _fail(draft, trial)
    else:
        _roll(draft, trial)


def _roll(draft: Draft, trial: Trial) -> None:
    unit = trial.unit
    need, base, mods = trial_need(draft, unit, trial.stat)
    die = draft.roller.die()
    check = Check(die, need, base, mods, die >= need)
    draft.emit(StatTested(unit, trial.stat, check, trial.id or trial.kind))
    draft.expire_stat(unit, Until.TEST, Stat.TEST)
    if check.passed:
        _pass(draft, trial)
        return
    draft.push(attrs.evolve(trial, failed=True))
    cost = price_of(draft.catalog, trial)
    if affordable(draft, unit, cost):
        side = draft.side(unit)
        draft.emit(Asked(side, unit, AskKind.PAY_TEST))
        facts = TrialFacts(trial.id or trial.kind)
        draft.push(Ask(AskKind.PAY_TEST, side, unit, (0, cost), facts))


def price_of(catalog: Catalog, trial: Trial) -> int:
    """The power that turns a failed test."""
    power = catalog.quest.power
    return power.pass_skill if trial.kind == "skill" else power.pass_test


def pay_for_trial(draft: Draft, ask: Ask, cost: int) -> None:
    """A player has said whether to pay for a failed test."""
    if not cost:
        return
    trial = draft.agenda[-1]
    assert isinstance(trial, Trial)
    draft.agenda[-1] = attrs.evolve(trial, paid=True)
    spend_power(draft, ask.unit, cost, ask.about(TrialFacts).what)


def _pass(draft: Draft, trial: Trial) -> None:
    draft.emit(SkillUsed(trial.unit, trial.kind, trial.id, trial.targets, trial.cell))
    if trial.kind == "skill":
        draft.push(
            Effect("skill", trial.id, trial.unit, trial.targets, way=trial.way, cell=trial.cell)
        )
    else:
        basic_skills.carry_out(draft, trial)


def _fail(draft: Draft, trial: Trial) -> None:
    draft.emit(SkillUsed(trial.unit, trial.kind, trial.id, trial.targets, trial.cell, worked=False))
