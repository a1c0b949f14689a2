"""What the inspect panel says about a hero besides what every unit has."""

from collections.abc import Iterator

from starquest.model.component import Pack
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.text.phrases import Phrases, listed, stat_name
from starquest.text.progress import next_level
from starquest.text.rule_numbers import numbers_of, quest_numbers

FEAT = "feat"


def hero_lines(state: GameState, unit: EntityId, say: Phrases) -> list[str]:
    """Stats, power, level, skills, gear and items."""
    return [*_stats(state, unit, say), *_skills(state, unit, say),
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
    coming, missing = (row.level, max(0, row.xp - hero.xp)) if row else (0, 0)
    yield words("sheets.hero.level", level=hero.level, xp=hero.xp, next=coming, missing=missing)


def ails(state: GameState, unit: EntityId) -> tuple[str, ...]:
    """The conditions and the injury of a unit, by id."""
    ailments = state.world.ailments.get(unit)
    return (*ailments.conditions, ailments.injury) if ailments else ()


def ailing(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    """What ails it: what that does, and what ends it."""
    if unit not in state.world.ailments:
        return
    ailments, catalog = state.world.ailments[unit], say.catalog
    for name in ailments.conditions:
        text, cured = catalog.conditions[name].text, quest_numbers().recovery.cured_from
        yield words("sheets.hero.condition", name=say.thing(name), text=text, cured=cured)
    if ailments.injury:
        text = catalog.injuries[ailments.injury].text
        yield words("sheets.hero.injury", name=say.thing(ailments.injury), text=text)
    if ailments.out:
        yield words("sheets.hero.out")
    elif ailments.bleeding:
        recovery = quest_numbers().recovery
        yield words(
            "sheets.hero.bleeding",
            markers=ailments.bleeding,
            danger=recovery.bleeds_out_from,
            low=numbers_of(state).bleeding,
        )


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
    used = FEAT in used_up.wave
    yield words("sheets.hero.feat", name=feat.name, text=feat.text, used=used)


def _pack(pack: Pack, say: Phrases) -> Iterator[str]:
    worn = [name for name in (pack.armour, pack.shield, *pack.upgrades) if name]
    for name in worn:
        text = say.catalog.gear[name].text
        yield words("sheets.hero.gear", name=say.thing(name), text=text)
    if pack.spares:
        yield words("sheets.hero.spares", weapons=listed(map(say.thing, pack.spares)))
    counts = {name: pack.items.count(name) for name in pack.items}
    held = [_item(say.thing(name), count) for name, count in counts.items()]
    yield words("sheets.hero.items", items=listed(held) if held else "")
    yield words("sheets.hero.credits", credits=pack.credits)


def _item(name: str, count: int) -> str:
    return words("sheets.hero.item", name=name, count=count if count > 1 else 0)
