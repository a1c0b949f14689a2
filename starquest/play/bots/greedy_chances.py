"""What skill action a hero would have on each cell it can get to."""

from starquest.content.aims import Aim
from starquest.content.skills import Mode
from starquest.engine.heroes.basics import CLOSE, DISCOVER, DISCOVERING
from starquest.engine.heroes.power import PASS_SKILL, PASS_TEST
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy_boons import Use
from starquest.play.bots.greedy_layers import Layer, highest
from starquest.play.bots.greedy_ops import worth_of
from starquest.play.bots.greedy_outlook import Outlook

LATER = 0.8
"""What a chance counts before it is there."""
SPENT = 0.5
"""What a consumable's price counts once it is owned."""
SURELY = 0.9


def chances(out: Outlook, act: Act, board: int) -> dict[Cell, float]:
    """The best use of the skill action on each cell of a board."""
    hero, layers = act.unit, list[Layer]()
    if act.skill:
        layers += [*_skills(out, hero), *_items(out, hero)]
        layers += [*_comrades(out, hero), *_tokens(out, hero)]
    return highest([(LATER * worth, area) for worth, area in layers if worth > 0], board)


def _skills(out: Outlook, hero: EntityId) -> list[Layer]:
    layers, used = list[Layer](), out.world.deeds[hero].round
    for name in out.world.heroes[hero].skills:
        skill = out.scene.lore.skills[name]
        if name in used or skill.needs or out.power(hero) < skill.cost + PASS_SKILL:
            continue
        price = out.power_worth * (skill.cost + 1 - out.passes(hero, skill.stat))
        for mode in skill.modes:
            layers += _mode(Use(out, hero, name), mode, price)
    return layers


def _items(out: Outlook, hero: EntityId) -> list[Layer]:
    layers: list[Layer] = []
    for name in dict.fromkeys(out.world.packs[hero].items):
        item = out.scene.lore.items[name]
        for mode in item.modes:
            layers += _mode(Use(out, hero, name), mode, SPENT * item.price)
    return layers


def _mode(use: Use, mode: Mode, price: float) -> list[Layer]:
    """From where one mode could be used on whom, and what that is worth."""
    return [
        (worth_of(mode.ops, use, target) - price, use.out.near(mask, mode.range))
        for target, mask in _targets(use, mode)
    ]


def _targets(use: Use, mode: Mode) -> list[tuple[EntityId, int]]:
    """Whom a mode may be used on, and where they are."""
    out, scene = use.out, use.out.scene
    match mode.aim:
        case Aim.ENEMY:
            small = [f for f in out.foes.values() if not mode.largest or f.most <= mode.largest]
            return [(foe.unit, foe.mask) for foe in small]
        case Aim.ANY_HERO | Aim.DOWNED_HERO:
            return [(hero, scene.mask(hero)) for hero in (*out.others(use.hero), *out.fallen)]
        case Aim.HERO | Aim.OTHER_HERO:
            return [(hero, scene.mask(hero)) for hero in out.others(use.hero)]
        case Aim.OBJECTIVE:
            rows = out.world.objectives.items()
            return [(o, 1 << row.cell) for o, row in rows if row.damage and not row.mended]
        case _:
            return []


def _comrades(out: Outlook, hero: EntityId) -> list[Layer]:
    """Beside heroes who are down."""
    chance = SURELY if out.power(hero) >= PASS_TEST else out.passes(hero, "will")
    worth = out.weights.revive * chance
    return [(worth, out.zone(out.cell(fallen), CLOSE)) for fallen in out.fallen]


def _tokens(out: Outlook, hero: EntityId) -> list[Layer]:
    """Beside search tokens, or in sight of them."""
    layers, worth = list[Layer](), out.weights.token
    if DISCOVER in out.world.deeds[hero].round:
        return layers
    for cache in out.world.caches.values():
        seen = out.zone(cache.cell, DISCOVERING) & out.scene.visible(cache.cell)
        layers.append((worth, out.zone(cache.cell, CLOSE)))
        layers.append((worth * out.passes(hero, "will"), seen))
    return layers
