"""XP and levels: what a hero becomes."""

from collections.abc import Callable

import attrs

from starquest.content.build import STATS, spells_of
from starquest.content.build import learnable as skills_left
from starquest.content.spells import Tradition
from starquest.content.treasure import Growth, Improvement, LevelDef
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule, known_as
from starquest.engine.kit import kit_of_rules
from starquest.engine.modes.quest.heroes.pack import outfit
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.scene import Scene
from starquest.model.change import changed
from starquest.model.component import Power
from starquest.model.event import Asked, Improved, LevelReached, XpGained
from starquest.model.ids import EntityId, Side
from starquest.model.modes.quest.ask_facts import LevelFacts, Raise, SkillFacts, TraditionFacts
from starquest.model.profile import Profile, RuleRef
from starquest.model.step import Ask, AskKind, GainXp, Learn, LevelUp


def gain_xp(draft: Draft, step: GainXp) -> None:
    """Earn XP and every level it reaches, in order."""
    hero = draft.world.heroes[step.unit]
    total = hero.xp + step.xp
    draft.world.heroes[step.unit] = attrs.evolve(hero, xp=total)
    draft.note(xp=quest_of(draft).xp + step.xp)
    draft.emit(XpGained(step.unit, step.xp, total, step.source))
    reached = [row.level for row in _levels(draft) if hero.level < row.level and row.xp <= total]
    draft.push(*[LevelUp(step.unit, level) for level in reached])


def _levels(scene: Scene) -> list[LevelDef]:
    return sorted(scene.catalog.levels.values(), key=lambda row: row.level)


def level_row(scene: Scene, level: int) -> LevelDef:
    """The row of the level table."""
    return next(row for row in _levels(scene) if row.level == level)


def level_up(draft: Draft, step: LevelUp) -> None:
    """Reach a level and ask which improvement it brings."""
    hero = draft.world.heroes[step.unit]
    draft.world.heroes[step.unit] = attrs.evolve(hero, level=step.level)
    draft.emit(LevelReached(step.unit, step.level))
    choices = level_row(draft, step.level).choices
    options = tuple(i for i, c in enumerate(choices) if possible(draft, step.unit, c))
    if options:
        draft.emit(Asked(Side.ONE, step.unit, AskKind.LEVEL))
        raises = tuple(Raise(choices[i].stat.value, choices[i].value) for i in options)
        facts = LevelFacts(step.level, raises)
        draft.push(Ask(AskKind.LEVEL, Side.ONE, step.unit, options, facts))


def possible(scene: Scene, unit: EntityId, choice: Improvement) -> bool:
    """Whether an improvement would change anything."""
    hero = scene.world.heroes[unit]
    if choice.stat is Growth.QUALITY:
        return hero.base.quality > scene.catalog.quest.hero.best_target
    if choice.stat in STATS:
        return int(getattr(hero, choice.stat)) > scene.catalog.quest.hero.best_target
    if choice.stat is Growth.SKILL:
        return len(learnable(scene, unit)) >= 1
    return True


def learnable(scene: Scene, unit: EntityId) -> list[str]:
    """The skills a hero may still learn: those of its class's two best stats."""
    hero = scene.world.heroes[unit]
    return skills_left(scene.catalog, hero.kind, hero.skills)


def answer_level(draft: Draft, ask: Ask, index: int) -> None:
    """A player has chosen an improvement."""
    choice = level_row(draft, ask.about(LevelFacts).level).choices[index]
    unit, hero = ask.unit, draft.world.heroes[ask.unit]
    draft.emit(Improved(unit, choice.stat, choice.value))
    match choice.stat:
        case Growth.TOUGH | Growth.QUALITY:
            base = _better(hero.base, choice, draft.catalog.quest.hero.best_target)
            draft.world.heroes[unit] = attrs.evolve(hero, base=base)
        case Growth.POWER:
            pool = draft.world.powers[unit]
            draft.world.powers[unit] = Power(pool.left + choice.value, pool.most + choice.value)
        case Growth.SKILL:
            draft.push(*[Learn(unit)] * choice.value)
        case Growth.CASTER:
            _more_magic(draft, unit, choice.value)
        case stat:
            fields = {stat: int(getattr(hero, stat)) - choice.value}
            draft.world.heroes[unit] = changed(hero, **fields)
    outfit(draft, unit)
    _keep_down(draft, unit)


def _keep_down(draft: Draft, unit: EntityId) -> None:
    """Who is Unconscious stays so, however tough it has become."""
    model = draft.world.squads[unit].members[0]
    if draft.world.statuses[unit].down:
        body = draft.world.bodies[model]
        draft.world.bodies[model] = attrs.evolve(body, wounds=draft.kit(unit).tough)


def _better(base: Profile, choice: Improvement, best: int) -> Profile:
    if choice.stat is Growth.QUALITY:
        return attrs.evolve(base, quality=max(best, base.quality - choice.value))
    return attrs.evolve(base, rules=raised(base.rules, Rule.toughness, choice.value))


def raised(rules: tuple[RuleRef, ...], hook: Callable[..., object], by: int) -> tuple[RuleRef, ...]:
    """Rules with the number of those raised that use a hook."""
    return tuple(RuleRef(r.name, r.value + by) if kit_of_rules((r,)).on(hook) else r for r in rules)


def _more_magic(draft: Draft, unit: EntityId, by: int) -> None:
    """A caster gets stronger; anybody else learns a tradition first."""
    hero = draft.world.heroes[unit]
    if kit_of_rules(hero.base.rules).any(Rule.casts):
        base = attrs.evolve(hero.base, rules=raised(hero.base.rules, Rule.casts, by))
        draft.world.heroes[unit] = attrs.evolve(hero, base=base)
        return
    options = tuple(range(len(Tradition)))
    draft.emit(Asked(Side.ONE, unit, AskKind.TRADITION))
    facts = TraditionFacts(by, tuple(str(tradition) for tradition in Tradition))
    draft.push(Ask(AskKind.TRADITION, Side.ONE, unit, options, facts))


def answer_tradition(draft: Draft, ask: Ask, index: int) -> None:
    """A player has chosen a hero's tradition."""
    tradition = list(Tradition)[index]
    hero = draft.world.heroes[ask.unit]
    magic = RuleRef(known_as(Rule.casts), ask.about(TraditionFacts).caster)
    base = attrs.evolve(
        hero.base,
        rules=(*hero.base.rules, magic),
        spells=spells_of(draft.catalog, tradition),
    )
    draft.world.heroes[ask.unit] = attrs.evolve(hero, base=base)
    draft.emit(Improved(ask.unit, "tradition", 1, tradition))
    outfit(draft, ask.unit)


def learn(draft: Draft, step: Learn) -> None:
    """Ask which skill a hero learns, if there is one left."""
    skills = tuple(learnable(draft, step.unit))
    if skills:
        draft.emit(Asked(Side.ONE, step.unit, AskKind.LEARN))
        options = tuple(range(len(skills)))
        draft.push(Ask(AskKind.LEARN, Side.ONE, step.unit, options, SkillFacts(skills)))


def answer_learn(draft: Draft, ask: Ask, index: int) -> None:
    """A player has chosen a skill."""
    skill = learnable(draft, ask.unit)[index]
    hero = draft.world.heroes[ask.unit]
    draft.world.heroes[ask.unit] = attrs.evolve(hero, skills=(*hero.skills, skill))
    draft.emit(Improved(ask.unit, "learned", 1, skill))
