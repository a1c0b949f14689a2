"""What skill action a hero would have on each cell it can get to."""

from starquest.content.aims import Aim
from starquest.content.skills import Mode
from starquest.engine.bits import cells_of
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy_goals import passes
from starquest.play.bots.greedy_ops import Use, op_worth
from starquest.play.bots.greedy_outlook import Outlook
from starquest.play.bots.greedy_threat import Layer

LATER = 0.8
"""What a chance counts before it is there."""
DISCOVERING = 6


def opportunities(out: Outlook, act: Act, board: int) -> dict[Cell, float]:
    """The best use of the skill action on each cell of a board."""
    found = dict.fromkeys(cells_of(board), 0.0)
    if not act.skill:
        return found
    for worth, area in _areas(out, act.unit):
        if worth > 0:
            for cell in cells_of(area & board):
                if worth * LATER > found[cell]:
                    found[cell] = worth * LATER
    return found


def _areas(out: Outlook, hero: EntityId) -> list[Layer]:
    return [*_skills(out, hero), *_items(out, hero), *_basics(out, hero)]


def _skills(out: Outlook, hero: EntityId) -> list[Layer]:
    layers, scene = list[Layer](), out.scene
    power, used = scene.world.vigor[hero].power, scene.world.deeds[hero].round
    for name in scene.world.heroes[hero].skills:
        skill = scene.lore.skills[name]
        if name in used or power < skill.cost + 1 or skill.needs:
            continue
        price = out.power_worth * (skill.cost + 1 - passes(out, hero, skill.stat))
        for mode in skill.modes:
            layers += [(w - price, area) for w, area in _mode(out, hero, name, mode)]
    return layers


def _items(out: Outlook, hero: EntityId) -> list[Layer]:
    layers, scene = list[Layer](), out.scene
    for name in dict.fromkeys(scene.world.packs[hero].items):
        item = scene.lore.items[name]
        for mode in item.modes:
            layers += [(w - item.price / 2, area) for w, area in _mode(out, hero, name, mode)]
    return layers


def _mode(out: Outlook, hero: EntityId, name: str, mode: Mode) -> list[Layer]:
    """Where one mode could be used on whom, and what that is worth."""
    use = Use(out, hero, name)
    world = out.scene.world
    targets: list[EntityId] = []
    match mode.aim:
        case Aim.ENEMY:
            targets = [f.unit for f in out.foes.values() if not mode.largest or f.most <= 3]
        case Aim.ANY_HERO | Aim.DOWNED_HERO:
            targets = [h for h in world.heroes if not world.plights[h].out and h != hero]
        case Aim.HERO | Aim.OTHER_HERO:
            targets = out.others(hero)
        case Aim.OBJECTIVE:
            return [
                (sum(op_worth(op, use, o) for op in mode.ops), out.zone(row.cell, mode.range))
                for o, row in world.objectives.items()
                if row.damage and not row.mended
            ]
        case _:
            return []
    return [
        (sum(op_worth(op, use, t) for op in mode.ops), out.near(out.scene.mask(t), mode.range))
        for t in targets
    ]


def _basics(out: Outlook, hero: EntityId) -> list[Layer]:
    world, weights = out.scene.world, out.weights
    layers: list[Layer] = []
    for other in world.heroes:
        if world.statuses[other].down and not world.plights[other].out:
            chance = max(passes(out, hero, "will"), 0.9 * (world.vigor[hero].power >= 3))
            layers.append((weights.revive * chance, out.zone(out.cell(other), 1)))
    if "discover" not in world.deeds[hero].round:
        for cache in world.caches.values():
            layers.append((weights.token, out.zone(cache.cell, 1)))
            seen = out.zone(cache.cell, DISCOVERING) & out.scene.visible(cache.cell)
            layers.append((weights.token * passes(out, hero, "will"), seen))
    return layers
