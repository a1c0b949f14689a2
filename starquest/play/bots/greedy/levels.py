"""What a hero becomes: improvements, skills, spells; each for what it brings in a wave."""

from collections.abc import Callable

from starquest.content.build import learnable
from starquest.content.spells import Tradition
from starquest.engine.attack.chances import unblocked
from starquest.engine.attack.salvo import clamp
from starquest.engine.attack.volley import SIX
from starquest.engine.attack.wounds import tough_of_unit
from starquest.model.ids import EntityId
from starquest.model.modes.quest.ask_facts import LevelFacts, Raise, SkillFacts, TraditionFacts
from starquest.model.step import Ask
from starquest.play.bots.greedy.gear import arm
from starquest.play.bots.greedy.learning import skill_worth
from starquest.play.bots.greedy.outlook import Outlook

SKILLS = (
    "intimidate", "field_surgery", "iron_stance", "aimed_shot", "second_wind", "mark_target",
    "ground_slam", "rally_song", "adrenaline", "stim_shot",
)  # fmt: skip
"""Skills worth learning to most heroes, the best first: what people are advised."""
STURDY, TOUGH = 1.1, 9
"""How much a wound more is worth than one that is healed, to whoever can bear so many."""
USUAL = 2 / 3
"""The hits that get through the usual Defense."""
STEADFAST, STRONGER = 4.0, 0.4
"""What better Quality is worth for morale, and the share of all attacks it improves."""
MAGIC, MORE_MAGIC = 14.0, 0.3
"""What the first level of Caster is worth, and how much less each one more."""
CROWDED = 0.15
"""How much less each skill is worth for every one known: there is one skill action."""
TRIED, SKIMPED = 0.4, 3.0
"""What a skill may cost in power beyond its price, and how much power is soon spent."""
SPARED = {"strength": 0.2, "dexterity": 0.1, "will": 0.6}
"""How often a wave a stat is tested without a skill."""
OFTEN = 1.5
"""How often a wave each skill is tried."""


def level(out: Outlook, ask: Ask) -> int:
    """The improvement of a level."""
    rated = [_improved(out, ask.unit, offer) for offer in ask.about(LevelFacts).raises]
    return rated.index(max(rated))


def _improved(out: Outlook, hero: EntityId, offer: Raise) -> float:
    rate = _WORTH.get(offer.stat)
    return rate(out, hero, offer.by) if rate else _tested(out, hero, offer.stat)


def _tougher(out: Outlook, hero: EntityId, by: int) -> float:
    """More wounds: each is worth as many hits as it takes to deal one."""
    hits = USUAL / unblocked(clamp(out.scene.kit(hero).defense), rerolls=False)
    return by * STURDY * out.weights.wound * hits * TOUGH / tough_of_unit(out.scene, hero)


def _surer(out: Outlook, hero: EntityId, _by: int) -> float:
    """Better Quality: every attack hits more often."""
    pack, quality = out.world.packs[hero], out.world.heroes[hero].base.quality
    attacks = arm(out, hero, pack.ranged) + arm(out, hero, pack.melee)
    return STEADFAST + STRONGER * attacks / (SIX + 1 - quality)


def _skilled(out: Outlook, hero: EntityId, by: int) -> float:
    """The best skills there are left to learn."""
    row = out.world.heroes[hero]
    names = learnable(out.scene.catalog, row.kind, row.skills)
    best = sorted([skill_worth(out, hero, name) for name in names], reverse=True)[:by]
    return sum(best) / (1 + CROWDED * len(row.skills))


def _powerful(out: Outlook, hero: EntityId, by: int) -> float:
    """More power, the more skills there are to spend it on."""
    skills = [out.scene.catalog.skills[name] for name in out.world.heroes[hero].skills]
    return by * out.weights.power * sum([TRIED + skill.cost for skill in skills]) / SKIMPED


def _magical(out: Outlook, hero: EntityId, _by: int) -> float:
    rules = out.world.heroes[hero].base.rules
    return MAGIC / (1 + MORE_MAGIC * sum([r.value for r in rules if r.name == "caster"]))


def _tested(out: Outlook, hero: EntityId, stat: str) -> float:
    """A better stat: fewer failed tests have to be paid for."""
    skills = [out.scene.catalog.skills[name] for name in out.world.heroes[hero].skills]
    tests = SPARED[stat] + OFTEN * sum([skill.stat == stat for skill in skills])
    return out.weights.power * tests / SIX


_WORTH: dict[str, Callable[[Outlook, EntityId, int], float]] = {
    "tough": _tougher,
    "quality": _surer,
    "skill": _skilled,
    "power": _powerful,
    "caster": _magical,
}


def learn(out: Outlook, ask: Ask) -> int:
    """The skill to learn."""
    names = ask.about(SkillFacts).skills
    return max(range(len(names)), key=lambda i: (skill_worth(out, ask.unit, names[i]), -i))


def tradition(_out: Outlook, ask: Ask) -> int:
    """Fear works on everything."""
    return ask.about(TraditionFacts).traditions.index(Tradition.MINDWEAVING)


def nearest_level(out: Outlook, hero: EntityId) -> int:
    """How much XP a hero is short of its next level."""
    row = out.world.heroes[hero]
    needs = [lv.xp - row.xp for lv in out.scene.catalog.levels.values() if lv.level > row.level]
    return min(needs, default=1 << 20)
