"""A failed spell that a hero casts by power alone."""

from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.power import affordable, spend_power
from starquest.model.event import Asked
from starquest.model.step import Ask, AskKind, Effect, ResolveSpell
from starquest.model.steps.ask_facts import SpellFacts


def may_pay(draft: Draft, step: ResolveSpell) -> None:
    """A hero may cast a failed spell by power alone."""
    unit, side = step.caster, draft.side(step.caster)
    if unit not in draft.world.heroes:
        return
    cost = draft.catalog.quest.power.per_spell_value * draft.catalog.spells[step.spell].value
    if affordable(draft, unit, cost):
        draft.emit(Asked(side, unit, AskKind.PAY_SPELL))
        facts = SpellFacts(step.spell, step.targets)
        draft.push(Ask(AskKind.PAY_SPELL, side, unit, (0, cost), facts))


def pay_for_spell(draft: Draft, ask: Ask, cost: int) -> None:
    """A player has said whether to pay for a failed spell."""
    if cost:
        facts = ask.about(SpellFacts)
        draft.push(Effect("spell", facts.spell, ask.unit, facts.targets))
        spend_power(draft, ask.unit, cost, facts.spell)
