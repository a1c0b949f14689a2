"""What skill action a hero would have on each cell it can get to."""

from operator import itemgetter

from starquest.content.aims import Aim
from starquest.content.skills import Way
from starquest.engine.modes.quest.heroes.basic_skills import DISCOVER
from starquest.model.ids import EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy.layers import Layer, Steps, highest
from starquest.play.bots.greedy.modifiers import Use
from starquest.play.bots.greedy.op_values import worth_of
from starquest.play.bots.greedy.outlook import Outlook

LATER = 0.8
"""What a chance counts before it is there."""
SPENT = 0.5
"""What a consumable's price counts once it is owned."""
SURELY = 0.9


def chances(out: Outlook, act: Act, board: int) -> Steps:
    """The best use of the skill action on each cell of a board."""
    hero, layers = act.unit, list[Layer]()
    if act.skill:
        layers += [*_skills(out, hero), *_items(out, hero)]
        layers += [*_comrades(out, hero), *_tokens(out, hero)]
    likely = [(LATER * worth, area) for worth, area in layers if worth > 0]
    return highest(sorted(likely, key=itemgetter(0), reverse=True), board)


def _skills(out: Outlook, hero: EntityId) -> list[Layer]:
    layers, used = list[Layer](), out.world.used_up[hero].round
    for name in out.world.heroes[hero].skills:
        skill = out.scene.catalog.skills[name]
        if (
            name in used
            or skill.needs
            or out.power(hero) < skill.cost + out.scene.catalog.quest.power.pass_skill
        ):
            continue
        price = out.power_worth * (skill.cost + 1 - out.passes(hero, skill.stat))
        for way in skill.ways:
            layers += _way(Use(out, hero, name), way, price)
    return layers


def _items(out: Outlook, hero: EntityId) -> list[Layer]:
    layers: list[Layer] = []
    for name in dict.fromkeys(out.world.packs[hero].items):
        item = out.scene.catalog.items[name]
        for way in item.ways:
            layers += _way(Use(out, hero, name), way, SPENT * item.price)
    return layers


def _way(use: Use, way: Way, price: float) -> list[Layer]:
    """From where one way could be used on whom, and what that is worth."""
    return [
        (worth_of(way.ops, use, target) - price, use.out.near(mask, way.range))
        for target, mask in _targets(use, way)
    ]


def _targets(use: Use, way: Way) -> list[tuple[EntityId, int]]:
    """Whom a way may be used on, and where they are."""
    out, scene = use.out, use.out.scene
    match way.aim:
        case Aim.ENEMY:
            small = [f for f in out.foes.values() if not way.largest or f.most <= way.largest]
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
    chance = (
        SURELY
        if out.power(hero) >= out.scene.catalog.quest.power.pass_test
        else out.passes(hero, "will")
    )
    worth = out.weights.revive * chance
    return [
        (worth, out.zone(out.cell(fallen), out.scene.catalog.quest.hero.close))
        for fallen in out.fallen
    ]


def _tokens(out: Outlook, hero: EntityId) -> list[Layer]:
    """Beside search tokens, or in sight of them."""
    layers, worth = list[Layer](), out.weights.token
    if DISCOVER in out.world.used_up[hero].round:
        return layers
    for cache in out.world.search_tokens.values():
        seen = out.zone(cache.cell, out.scene.catalog.quest.hero.discover) & out.scene.visible(
            cache.cell
        )
        layers.append((worth, out.zone(cache.cell, out.scene.catalog.quest.hero.close)))
        layers.append((worth * out.passes(hero, "will"), seen))
    return layers
