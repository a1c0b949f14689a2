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
from starquest.text.locale import words_of
from starquest.text.phrases import Phrases, counted, stat_name
from starquest.text.progress import next_level
from starquest.text.questions.parts import Answer, Question


def split_xp(ask: Ask, say: Phrases) -> Question:
    """Who gets an odd point of XP."""
    body = f"{counted(ask.about(XpFacts).odd, 'odd point')} left; each goes to another hero."
    choices = tuple(Answer(say.who(EntityId(h)), _xp(EntityId(h), say)) for h in ask.options)
    return Question("Who gets the odd XP?", body, choices)


def _xp(unit: EntityId, say: Phrases) -> str:
    hero = _hero(unit, say)
    if hero is None:
        return ""
    row = next_level(hero, say.catalog)
    coming = f", level {row.level} at {row.xp}" if row else ", the highest level"
    return f"Level {hero.level}, {hero.xp} XP{coming}"


def _hero(unit: EntityId, say: Phrases) -> Hero | None:
    return say.state.world.heroes.get(unit) if say.state else None


def level(ask: Ask, say: Phrases) -> Question:
    """Which improvement a new level brings."""
    who, facts = say.who(ask.unit), ask.about(LevelFacts)
    choices = tuple(_improvement(offer, ask.unit, say) for offer in facts.raises)
    return Question(f"{who}: level {facts.level}", "Choose one improvement.", choices)


def _improvement(offer: Raise, unit: EntityId, say: Phrases) -> Answer:
    name = words_of("phrases.stat").get(offer.stat) or offer.stat.capitalize()
    return Answer(f"+{offer.by} {name}", _meaning(offer.stat, offer.by, unit, say))


def _meaning(stat: str, more: int, unit: EntityId, say: Phrases) -> str:
    hero = _hero(unit, say)
    if hero is None:
        return ""
    match stat:
        case "tough":
            now = _rule(hero, "tough")
            return f"From {now} to {now + more}: bears {counted(more, 'wound')} more."
        case "power":
            most = say.state.world.powers[unit].most if say.state else 0
            return f"From {most} to {most + more} at most, and {more} more at once."
        case "skill":
            names = [
                say.catalog.skills[s].name for s in learnable(say.catalog, hero.kind, hero.skills)
            ]
            return f"Learns {more} of {len(names)}: {', '.join(names)}."
        case "caster":
            return _magic(_rule(hero, "caster"), more)
    now = hero.base.quality if stat == "quality" else int(getattr(hero, stat))
    return f"From {now}+ to {max(2, now - more)}+."


def _rule(hero: Hero, name: str) -> int:
    return next((rule.value for rule in hero.base.rules if rule.name == name), 0)


def _magic(now: int, more: int) -> str:
    if now:
        return f"From {now} to {now + more} spell tokens each round."
    return "Becomes a caster and chooses a tradition of spells."


def learn(ask: Ask, say: Phrases) -> Question:
    """Which skill is learned."""
    rows = [say.catalog.skills[name] for name in ask.about(SkillFacts).skills]
    choices = tuple(
        Answer(
            row.name,
            f"{stat_name(row.stat)}{f', {row.cost} power' if row.cost else ''}: {row.text}",
        )
        for row in rows
    )
    body = "A skill is tried on its stat, once a round; a failed one still works for 1 power."
    return Question(f"{say.who(ask.unit)} learns a skill", body, choices)


def tradition(ask: Ask, say: Phrases) -> Question:
    """Which tradition of spells is learned."""
    names = ask.about(TraditionFacts).traditions
    choices = tuple(Answer(_named(name), _spells(name, say)) for name in names)
    body = f"{say.who(ask.unit)} becomes a caster and will know these spells."
    return Question("Choose a tradition", body, choices)


def _named(name: str) -> str:
    return name.replace("_", " ").title()


def _spells(name: str, say: Phrases) -> str:
    known = [row for row in say.catalog.spells.values() if row.tradition is Tradition(name)]
    return ", ".join(f"{row.name} ({row.value})" for row in known)
