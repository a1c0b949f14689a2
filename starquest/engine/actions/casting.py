"""Cast: tokens, targets, the help and hindrance of other casters, the roll."""

from itertools import combinations

import attrs

from starquest.content.spells import SpellDef
from starquest.engine.actions.spell_tokens import spend_tokens
from starquest.engine.attack.salvo import BEST, clamp
from starquest.engine.draft import Draft
from starquest.engine.mode import mode_of
from starquest.engine.options import Group, Listed
from starquest.engine.scene import Scene
from starquest.model.command import Cast, Command
from starquest.model.event import Asked, Check, Mod, SpellTried
from starquest.model.ids import EntityId
from starquest.model.modifier import Stat, Until
from starquest.model.step import Ask, AskKind, Effect, ResolveSpell
from starquest.model.steps.ask_facts import SpellFacts

NEED = 4
MEDDLING = 18


def casts(scene: Scene, unit: EntityId) -> list[Group]:
    """Every spell a unit can pay for, at everybody it may be cast on."""
    spell_tokens = scene.world.spell_tokens[unit]
    if not spell_tokens.tokens:
        return []
    commands: list[Command] = []
    lavish: list[Command] = []
    for name in spells_known(scene, unit):
        spell = scene.catalog.spells[name]
        if spell.value <= spell_tokens.tokens and name not in spell_tokens.tried:
            chosen = target_sets(scene, unit, spell)
            commands += [Cast(name, targets) for targets in chosen]
            for extra in range(1, most_extra(scene, unit, spell) + 1):
                lavish += [Cast(name, targets, extra) for targets in chosen]
    return [Listed(commands), Listed(lavish)]


def most_extra(scene: Scene, unit: EntityId, spell: SpellDef) -> int:
    """The tokens a caster may add itself that can still help, whatever others spend against it."""
    left = scene.world.spell_tokens[unit].tokens - spell.value
    if left <= 0 or _is_asked(scene, unit):
        return 0
    side, tokens = scene.side(unit), scene.world.spell_tokens
    against = [m for m in meddlers(scene, unit) if scene.side(m) is not side]
    spare = NEED - BEST - sum([m.value for m in scene.modifiers(unit, Stat.CAST)])
    return max(0, min(left, spare + sum([tokens[m].tokens for m in against])))


def need_of(scene: Scene, unit: EntityId, extra: int = 0) -> int:
    """What a caster's die must show if nobody else meddles."""
    return clamp(NEED - extra - sum([m.value for m in scene.modifiers(unit, Stat.CAST)]))


def spells_known(scene: Scene, unit: EntityId) -> tuple[str, ...]:
    """The spells of a unit's living models, each once."""
    models = scene.world.squads[unit].members
    return tuple(dict.fromkeys(spell for m in models for spell in scene.profile(m).spells))


def target_sets(scene: Scene, unit: EntityId, spell: SpellDef) -> list[tuple[EntityId, ...]]:
    """The groups of targets a spell may be cast on: as many as it has, or as there are.

    A spell aimed at models may name a unit once for each of them.
    """
    side = scene.side(unit) if spell.targets == "friend" else scene.side(unit).other
    reached = [other for other in scene.units(side) if _reached(scene, unit, other, spell)]
    if spell.aim == "model":
        squads = scene.world.squads
        reached = [other for other in reached for _ in squads[other].members[: spell.count]]
    count = min(spell.count, len(reached))
    return list(dict.fromkeys(combinations(reached, count))) if count else []


def _reached(scene: Scene, unit: EntityId, other: EntityId, spell: SpellDef) -> bool:
    here, there = scene.mask(unit), scene.mask(other)
    if other == unit:
        return True
    if not scene.within(here, there, spell.range):
        return False
    return not spell.sight or scene.sees(here, there)


def cast(draft: Draft, unit: EntityId, command: Cast) -> None:
    """Pay for a spell, then ask everybody who may meddle."""
    spell = draft.catalog.spells[command.spell]
    spend_tokens(draft, unit, spell.value, command.spell)
    spell_tokens = draft.world.spell_tokens[unit]
    draft.world.spell_tokens[unit] = attrs.evolve(
        spell_tokens, tried=(*spell_tokens.tried, command.spell)
    )
    if command.extra:
        spend_tokens(draft, unit, command.extra, command.spell)
    bonus = ((unit, command.extra),) if command.extra else ()
    draft.push(ResolveSpell(unit, command.spell, command.targets, bonus))
    own = [unit] if draft.world.spell_tokens[unit].tokens and _is_asked(draft, unit) else []
    draft.push(*[_ask_to_meddle(draft, m, spell.id) for m in (*own, *meddlers(draft, unit))])


def _ask_to_meddle(draft: Draft, unit: EntityId, spell: str) -> Ask:
    side, tokens = draft.side(unit), draft.world.spell_tokens[unit].tokens
    draft.emit(Asked(side, unit, AskKind.SPEND_TOKENS))
    return Ask(AskKind.SPEND_TOKENS, side, unit, tuple(range(tokens + 1)), SpellFacts(spell))


def _is_asked(scene: Scene, unit: EntityId) -> bool:
    """Whether a caster is asked what it adds to its own spell, instead of saying so at once."""
    return mode_of(scene).moments.boosts_own_spell(scene, unit)


def meddlers(scene: Scene, unit: EntityId) -> list[EntityId]:
    """The other casters near and in sight that have tokens, in id order."""
    here, statuses = scene.mask(unit), scene.world.statuses
    return [
        other
        for other, spell_tokens in scene.world.spell_tokens.items()
        if other != unit
        and spell_tokens.tokens
        and not statuses[other].reserve
        and not statuses[other].down
        and scene.within(here, scene.mask(other), MEDDLING)
        and scene.sees(here, scene.mask(other))
    ]


def meddle(draft: Draft, ask: Ask, tokens: int) -> None:
    """A caster adds its tokens for a friend's spell or against an enemy's."""
    if not tokens:
        return
    spend_tokens(draft, ask.unit, tokens, ask.about(SpellFacts).spell)
    for index in range(len(draft.agenda) - 1, -1, -1):
        step = draft.agenda[index]
        if isinstance(step, ResolveSpell):
            friend = draft.side(ask.unit) == draft.side(step.caster)
            bonus = (*step.bonus, (ask.unit, tokens if friend else -tokens))
            draft.agenda[index] = attrs.evolve(step, bonus=bonus)
            return


def resolve(draft: Draft, step: ResolveSpell) -> None:
    """Roll for the spell and let it work on each target that is still there."""
    if step.caster not in draft.world.units:
        return
    mods = [Mod(f"unit:{unit}", value) for unit, value in step.bonus]
    mods += [Mod(m.source, m.value) for m in draft.modifiers(step.caster, Stat.CAST)]
    need = clamp(NEED - sum([mod.value for mod in mods]))
    die = draft.roller.die()
    check = Check(die, need, NEED, tuple(mods), die >= need)
    draft.emit(SpellTried(step.caster, step.spell, step.targets, check))
    draft.expire_stat(step.caster, Until.TEST, Stat.CAST)
    if check.passed:
        draft.push(Effect("spell", step.spell, step.caster, step.targets))
    else:
        mode_of(draft).moments.spell_failed(draft, step)
