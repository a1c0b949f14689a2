"""What a hero becomes: improvements, skills, spells."""

from starquest.content.spells import Tradition
from starquest.model.ids import EntityId
from starquest.model.modes.quest.ask_facts import LevelFacts, SkillFacts, TraditionFacts
from starquest.model.step import Ask
from starquest.play.bots.greedy.outlook import Outlook

SKILLS = (
    "intimidate", "field_surgery", "iron_stance", "aimed_shot", "second_wind", "mark_target",
    "ground_slam", "rally_song", "adrenaline", "stim_shot",
)  # fmt: skip
"""Skills worth learning, the best first."""
NEEDED = SKILLS[:3]
"""Those worth more than being tougher."""
IMPROVEMENTS = ("quality", "caster", "skill", "tough", "strength", "power", "will", "dexterity")
"""What a level may bring, the best first."""


def level(out: Outlook, ask: Ask) -> int:
    """The improvement of a level."""
    known = out.world.heroes[ask.unit].skills
    order = list(IMPROVEMENTS)
    if all(name in known for name in NEEDED):
        order.remove("skill")
        order.append("skill")
    ranks = [order.index(offer.stat) for offer in ask.about(LevelFacts).raises]
    return ranks.index(min(ranks))


def learn(_out: Outlook, ask: Ask) -> int:
    """The skill to learn."""
    names = ask.about(SkillFacts).skills
    wanted = [name for name in SKILLS if name in names]
    return names.index(wanted[0]) if wanted else 0


def tradition(_out: Outlook, ask: Ask) -> int:
    """Fear works on everything."""
    return ask.about(TraditionFacts).traditions.index(Tradition.MINDWEAVING)


def nearest_level(out: Outlook, hero: EntityId) -> int:
    """How much XP a hero is short of its next level."""
    row = out.world.heroes[hero]
    needs = [lv.xp - row.xp for lv in out.scene.catalog.levels.values() if lv.level > row.level]
    return min(needs, default=1 << 20)
