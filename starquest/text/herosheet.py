"""What the inspect panel says about a hero besides what every unit has."""

from collections.abc import Iterator

from starquest.model.component import Pack
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.text.clean import clean
from starquest.text.phrases import Phrases, counted, listed
from starquest.text.progress import next_level

FEAT = "feat"


def hero_lines(state: GameState, unit: EntityId, say: Phrases) -> list[str]:
    """Stats, power, level, skills, gear, items and what ails the hero."""
    return [*_stats(state, unit, say), *_ails(state, unit, say), *_skills(state, unit, say),
            *_pack(state.world.packs[unit], say)]  # fmt: skip


def _stats(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    hero, pool = state.world.heroes[unit], state.world.powers[unit]
    if hero.player:
        yield f"Played by {clean(hero.player)}"
    yield f"Strength {hero.strength}+, Dexterity {hero.dexterity}+, Will {hero.will}+"
    yield f"Power {pool.left} of {pool.most}"
    row = next_level(hero, say.catalog)
    coming = f", {max(0, row.xp - hero.xp)} more to level {row.level}" if row else ", the highest"
    yield f"Level {hero.level}, {hero.xp} XP{coming}"


def _ails(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    ailments = state.world.ailments[unit]
    for name in ailments.conditions:
        yield f"{say.thing(name)}: {say.catalog.conditions[name].text}"
    if ailments.injury:
        yield f"{say.thing(ailments.injury)}: {say.catalog.injuries[ailments.injury].text}"
    if ailments.out:
        yield "Out for this wave: beyond first aid"
    elif ailments.bleeding:
        yield f"Bleeding: {counted(ailments.bleeding, 'marker')}"


def _skills(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    hero, used_up = state.world.heroes[unit], state.world.used_up[unit]
    for name in hero.skills:
        skill = say.catalog.skills[name]
        cost = f", {skill.cost} power" if skill.cost else ""
        used = " (used this round)" if name in used_up.round else ""
        yield f"{skill.name} ({skill.stat.title()}{cost}): {skill.text}{used}"
    feat = say.catalog.feats[hero.feat]
    used = " (used this wave)" if FEAT in used_up.wave else ""
    yield f"Feat, {feat.name}: {feat.text}{used}"


def _pack(pack: Pack, say: Phrases) -> Iterator[str]:
    worn = [name for name in (pack.armour, pack.shield, *pack.upgrades) if name]
    for name in worn:
        yield f"{say.thing(name)}: {say.catalog.gear[name].text}"
    if pack.spares:
        yield f"Carries {listed(map(say.thing, pack.spares))}"
    counts = {name: pack.items.count(name) for name in pack.items}
    held = [f"{say.thing(name)}{f' x{n}' if n > 1 else ''}" for name, n in counts.items()]
    yield f"Items: {listed(held) if held else 'none'}"
    yield f"Credits: {pack.credits}c"
