"""What a hero becomes: improvements, skills, spells."""

from starquest.content.spells import Tradition
from starquest.engine.mission.levels import learnable, level_row
from starquest.model.ids import EntityId
from starquest.model.step import Ask
from starquest.play.bots.greedy_outlook import Outlook

SKILLS = (
    "intimidate", "field_surgery", "iron_stance", "aimed_shot", "second_wind", "mark_target",
    "ground_slam", "rally_song", "adrenaline", "steel_nerves", "stim_shot",
)  # fmt: skip
"""Skills worth learning, the best first."""
IMPROVEMENTS = ("quality", "caster", "skill", "tough", "strength", "power", "will", "dexterity")


def level(out: Outlook, ask: Ask) -> int:
    """The improvement of a level."""
    choices = level_row(out.scene, ask.amount).choices
    hero = out.scene.world.heroes[ask.unit]
    wanting = [name for name in SKILLS[:3] if name not in hero.skills]
    order = list(IMPROVEMENTS)
    if not wanting:
        order.remove("skill")
        order.append("skill")

    def rank(index: int) -> int:
        return order.index(choices[ask.options[index]].stat)

    return min(range(len(ask.options)), key=lambda i: (rank(i), i))


def learn(out: Outlook, ask: Ask) -> int:
    """The skill to learn."""
    names = learnable(out.scene, ask.unit)
    known = [name for name in SKILLS if name in names]
    return names.index(known[0]) if known else 0


def tradition(_out: Outlook, ask: Ask) -> int:
    """Fear works on everything."""
    return list(Tradition).index(Tradition.MINDWEAVING)


def nearest_level(out: Outlook, hero: EntityId) -> int:
    """How much XP a hero is short of its next level."""
    row = out.scene.world.heroes[hero]
    needs = [lv.xp - row.xp for lv in out.scene.lore.levels.values() if lv.level > row.level]
    return min(needs, default=1 << 20)
