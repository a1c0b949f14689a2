"""Names of a state that the game's data must know, or the rules would stumble over them."""

from collections.abc import Container, Iterator

from starquest.content.catalog import Catalog
from starquest.engine.hooks import RULES
from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.component import Pack
from starquest.model.state import GameState

Names = Iterator[tuple[str, str]]
"""The table of the catalog and the name it should have; an empty one is no name at all."""
NAMELESS = "?"
"""Stands for an empty name where there must be one."""


def unknown_names(state: GameState) -> Iterator[str]:
    """Every class, weapon, item and the like that a state names is there."""
    catalog = state.catalog
    if not isinstance(catalog, Catalog):
        yield "there are no game data"
        return
    goods: Container[str] = {*catalog.weapons, *catalog.gear, *catalog.items}
    for table, name in (*_heroes(state), *_units(state), *_mission(state)):
        known = (
            goods if table == "goods" else RULES if table == "rules" else getattr(catalog, table)
        )
        if name and name not in known:
            yield f"the game's data have no {name!r} among the {table}"


def _heroes(state: GameState) -> Names:
    world = state.world
    for hero in world.heroes.values():
        yield "heroes", hero.kind
        yield "feats", hero.feat
        yield from (("skills", skill or NAMELESS) for skill in hero.skills)
        yield from (("rules", rule.name or NAMELESS) for rule in hero.base.rules)
    for ailments in world.ailments.values():
        yield from (("conditions", name or NAMELESS) for name in ailments.conditions)
        yield "injuries", ailments.injury
    for pack in world.packs.values():
        yield from (("goods", name) for name in _carried(pack))


def _carried(pack: Pack) -> tuple[str, ...]:
    worn = (pack.ranged, pack.melee, pack.armour, pack.shield)
    listed = (*pack.upgrades, *pack.spares, *pack.items)
    return (*worn, *[name or NAMELESS for name in listed])


def _units(state: GameState) -> Names:
    for build in state.world.builds.values():
        for profile in build.profiles:
            yield from (("spells", spell or NAMELESS) for spell in profile.spells)
            rules = (*profile.rules, *[r for weapon in profile.weapons for r in weapon.rules])
            yield from (("rules", rule.name or NAMELESS) for rule in rules)


def _mission(state: GameState) -> Names:
    mission = quest_if_any(state)
    if mission is None:
        return
    yield from (("factions", name or NAMELESS) for name in mission.factions)
    yield from (("goods", name or NAMELESS) for name in mission.stock)
    yield "alertness", mission.alert
    yield "times", mission.time
    yield "weather", mission.sky
    yield "events", mission.event
    yield from (
        ("goods", name or NAMELESS) for row in state.world.treasures.values() for name in row.items
    )
