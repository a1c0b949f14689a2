"""Questions about what a hero becomes."""

from starquest.content.build import learnable
from starquest.content.spells import Tradition
from starquest.model.component import Hero
from starquest.model.ids import EntityId
from starquest.model.modes.quest.ask_facts import (
    LevelFacts,
    Raise,
    SkillFacts,
    TraditionFacts,
    XpFacts,
)
from starquest.model.step import Ask
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases, row, stat_name
from starquest.text.progress import next_level
from starquest.text.questions.parts import Answer, Question
from starquest.text.rule_numbers import quest_numbers


def split_xp(ask: Ask, say: Phrases) -> Question:
    """Who gets an odd point of XP."""
    body = words("questions.split_xp.body", odd=ask.about(XpFacts).odd)
    choices = tuple(Answer(say.who(EntityId(h)), _xp(EntityId(h), say)) for h in ask.options)
    return Question(words("questions.split_xp.title"), body, choices)


def _xp(unit: EntityId, say: Phrases) -> str:
    hero = _hero(unit, say)
    if hero is None:
        return ""
    coming = next_level(hero, say.catalog)
    return words(
        "questions.split_xp.choice_help",
        level=hero.level,
        xp=hero.xp,
        next=coming.level if coming else 0,
        at=coming.xp if coming else 0,
    )


def _hero(unit: EntityId, say: Phrases) -> Hero | None:
    return say.state.world.heroes.get(unit) if say.state else None


def level(ask: Ask, say: Phrases) -> Question:
    """Which improvement a new level brings."""
    facts = ask.about(LevelFacts)
    choices = tuple(_improvement(offer, ask.unit, say) for offer in facts.raises)
    title = words("questions.level.title", who=say.who(ask.unit), level=facts.level)
    return Question(title, words("questions.level.body"), choices)


def _improvement(offer: Raise, unit: EntityId, say: Phrases) -> Answer:
    stats = words_of("phrases.stat")
    name = stats.get(offer.stat) or offer.stat.capitalize()
    meaning = _meaning(offer, unit, say)
    return Answer(words("questions.level.choice", by=offer.by, stat=name), meaning)


def _meaning(offer: Raise, unit: EntityId, say: Phrases) -> str:
    hero, by = _hero(unit, say), offer.by
    if hero is None or say.state is None:
        return ""
    match offer.stat:
        case "tough":
            now = _rule(hero, "tough")
            return words("questions.level.tough", now=now, then=now + by, by=by)
        case "power":
            now = say.state.world.powers[unit].most
            return words("questions.level.power", now=now, then=now + by, by=by)
        case "skill":
            return _skills(hero, by, say)
        case "caster":
            return _magic(_rule(hero, "caster"), by)
    now = hero.base.quality if offer.stat == "quality" else int(getattr(hero, offer.stat))
    return words(
        "questions.level.better", now=now, then=max(quest_numbers().hero.best_target, now - by)
    )


def _skills(hero: Hero, by: int, say: Phrases) -> str:
    left = learnable(say.catalog, hero.kind, hero.skills)
    names = row(say.catalog.skills[name].name for name in left)
    return words("questions.level.skill", by=by, count=len(left), names=names)


def _rule(hero: Hero, name: str) -> int:
    return next((rule.value for rule in hero.base.rules if rule.name == name), 0)


def _magic(now: int, by: int) -> str:
    if now:
        return words("questions.level.caster", now=now, then=now + by)
    return words("questions.level.new_caster")


def learn(ask: Ask, say: Phrases) -> Question:
    """Which skill is learned."""
    rows = [say.catalog.skills[name] for name in ask.about(SkillFacts).skills]
    choices = tuple(
        Answer(
            skill.name,
            words(
                "questions.learn.choice_help",
                stat=stat_name(skill.stat),
                cost=skill.cost,
                text=skill.text,
            ),
        )
        for skill in rows
    )
    title = words("questions.learn.title", who=say.who(ask.unit))
    return Question(
        title, words("questions.learn.body", cost=quest_numbers().power.pass_skill), choices
    )


def tradition(ask: Ask, say: Phrases) -> Question:
    """Which tradition of spells is learned."""
    names = ask.about(TraditionFacts).traditions
    choices = tuple(Answer(_named(name), _spells(name, say)) for name in names)
    body = words("questions.tradition.body", who=say.who(ask.unit))
    return Question(words("questions.tradition.title"), body, choices)


def _named(name: str) -> str:
    return name.replace("_", " ").title()


def _spells(name: str, say: Phrases) -> str:
    known = [spell for spell in say.catalog.spells.values() if spell.tradition is Tradition(name)]
    return row(
        words("questions.tradition.spell", name=spell.name, value=spell.value) for spell in known
    )
