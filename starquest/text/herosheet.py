"""What the inspect panel says about a hero besides what every unit has."""

from collections.abc import Iterator

from starquest.model.component import Pack
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.text.phrases import Phrases, listed, stat_name
from starquest.text.progress import next_level

FEAT = "feat"


def hero_lines(state: GameState, unit: EntityId, say: Phrases) -> list[str]:
    """Stats, power, level, skills, gear, items and what ails the hero."""
    return [*_stats(state, unit, say), *_ails(state, unit, say), *_skills(state, unit, say),
            *_pack(state.world.packs[unit], say)]  # fmt: skip


def _stats(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    hero, pool = state.world.heroes[unit], state.world.powers[unit]
    if hero.player:
        yield words("sheets.hero.player", player=clean(hero.player))
    yield words(
        "sheets.hero.stats", strength=hero.strength, dexterity=hero.dexterity, will=hero.will
    )
    yield words("sheets.hero.power", left=pool.left, most=pool.most)
    row = next_level(hero, say.catalog)
    yield words(
        "sheets.hero.level",
        level=hero.level,
        xp=hero.xp,
        next=row.level if row else 0,
        more=max(0, row.xp - hero.xp) if row else 0,
    )


def _ails(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    ailments = state.world.ailments[unit]
    for name in ailments.conditions:
        yield _about(name, say.catalog.conditions[name].text, say)
    if ailments.injury:
        yield _about(ailments.injury, say.catalog.injuries[ailments.injury].text, say)
    if ailments.out:
        yield words("sheets.hero.out")
    elif ailments.bleeding:
        yield words("sheets.hero.bleeding", markers=ailments.bleeding)


def _about(name: str, text: str, say: Phrases) -> str:
    return words("sheets.about", name=say.thing(name), text=text)


def _skills(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    hero, used_up = state.world.heroes[unit], state.world.used_up[unit]
    for name in hero.skills:
        skill = say.catalog.skills[name]
        yield words(
            "sheets.hero.skill",
            name=skill.name,
            stat=stat_name(skill.stat),
            cost=skill.cost,
            text=skill.text,
            used=name in used_up.round,
        )
    feat = say.catalog.feats[hero.feat]
    yield words("sheets.hero.feat", name=feat.name, text=feat.text, used=FEAT in used_up.wave)


def _pack(pack: Pack, say: Phrases) -> Iterator[str]:
    worn = [name for name in (pack.armour, pack.shield, *pack.upgrades) if name]
    for name in worn:
        yield _about(name, say.catalog.gear[name].text, say)
    if pack.spares:
        yield words("sheets.hero.carries", weapons=listed(map(say.thing, pack.spares)))
    counts = {name: pack.items.count(name) for name in pack.items}
    held = [_item(name, count, say) for name, count in counts.items()]
    yield words("sheets.hero.items", items=listed(held) if held else "")
    yield words("sheets.hero.credits", credits=pack.credits)


def _item(name: str, count: int, say: Phrases) -> str:
    return words("sheets.hero.item", name=say.thing(name), several=count > 1, count=count)
