"""A hero's pack: consumables up to four, credits, and what the gear makes of the hero."""

import attrs

from starquest.content.build import weapon_of
from starquest.engine.draft import Draft
from starquest.engine.scene import Scene
from starquest.model.component import Build, Pack, Treasure
from starquest.model.event import CreditsChanged, ItemGained, ItemLost, Mod, TreasurePlaced
from starquest.model.ids import Cell, EntityId
from starquest.model.profile import Profile, RuleRef, Weapon


def take(draft: Draft, unit: EntityId, item: str, source: str) -> None:
    """Put a consumable in a hero's pack; what does not fit is dropped where it stands."""
    pack = draft.world.packs[unit]
    if len(pack.items) >= draft.catalog.quest.hero.items:
        drop(draft, place_of(draft, unit), (item,), 0)
        return
    draft.world.packs[unit] = attrs.evolve(pack, items=(*pack.items, item))
    draft.emit(ItemGained(unit, item, source))


def place_of(scene: Scene, unit: EntityId) -> Cell:
    """Where a hero stands or lies."""
    return scene.world.places[scene.world.squads[unit].members[0]].cell


def drop(draft: Draft, cell: Cell, items: tuple[str, ...], money: int) -> None:
    """Leave things as a treasure marker."""
    marker = draft.create()
    draft.world.treasures[marker] = Treasure(cell, items, money)
    draft.emit(TreasurePlaced(marker, cell, items, money))


def lose(draft: Draft, unit: EntityId, item: str, source: str) -> None:
    """Take one consumable out of a hero's pack."""
    pack = draft.world.packs[unit]
    items = list(pack.items)
    items.remove(item)
    draft.world.packs[unit] = attrs.evolve(pack, items=tuple(items))
    draft.emit(ItemLost(unit, item, source))


def pay(draft: Draft, unit: EntityId, money: int, source: str) -> None:
    """Change a hero's credits."""
    pack = draft.world.packs[unit]
    if money:
        draft.world.packs[unit] = attrs.evolve(pack, credits=pack.credits + money)
        draft.emit(CreditsChanged(unit, money, pack.credits + money, source))


def pick_up(draft: Draft, unit: EntityId, marker: EntityId) -> None:
    """Take everything a treasure marker holds; what does not fit is left."""
    treasure = draft.world.treasures.pop(marker)
    pay(draft, unit, treasure.credits, "treasure")
    room = draft.catalog.quest.hero.items - len(draft.world.packs[unit].items)
    for item in treasure.items[:room]:
        take(draft, unit, item, "treasure")
    if treasure.items[room:]:
        drop(draft, treasure.cell, treasure.items[room:], 0)


def outfit(draft: Draft, unit: EntityId) -> None:
    """Work out what a hero's gear makes of it."""
    draft.world.builds[unit] = Build((geared(draft, unit),))
    draft.forget_kit(unit)
    draft.forget(unit)


def geared(scene: Scene, unit: EntityId) -> Profile:
    """A hero's profile with everything it wears and wields."""
    catalog, pack, base = scene.catalog, scene.world.packs[unit], scene.world.heroes[unit].base
    worn = [catalog.gear[name] for name in gear_of(pack)]
    rules = [*base.rules]
    for gear in worn:
        rules += [rule for rule in gear.rules if rule not in rules]
    raises = [rule for gear in worn for rule in gear.raises]
    scope = [rule for gear in worn for rule in gear.ranged_rules]
    return attrs.evolve(
        base,
        defense=max(2, base.defense - sum(gear.defense for gear in worn)),
        rules=tuple(_raised(rule, raises) for rule in rules),
        weapons=_wielded(scene, pack, tuple(dict.fromkeys(scope))),
    )


def gear_of(pack: Pack) -> list[str]:
    """The armour, shield and upgrades a hero wears."""
    return [name for name in (pack.armour, pack.shield, *pack.upgrades) if name]


def _raised(rule: RuleRef, raises: list[RuleRef]) -> RuleRef:
    by = sum(other.value for other in raises if other.name == rule.name)
    return RuleRef(rule.name, rule.value + by) if by else rule


def _wielded(scene: Scene, pack: Pack, more: tuple[RuleRef, ...]) -> tuple[Weapon, ...]:
    weapons = [weapon_of(scene.catalog.weapons[name]) for name in (pack.ranged, pack.melee) if name]
    if not more:
        return tuple(weapons)
    return tuple(
        weapon if weapon.melee else attrs.evolve(weapon, rules=(*weapon.rules, *more))
        for weapon in weapons
    )


def extra_power(scene: Scene, unit: EntityId) -> int:
    """What gear adds to a hero's maximum power."""
    return sum(scene.catalog.gear[name].power for name in gear_of(scene.world.packs[unit]))


def search_mods(scene: Scene, unit: EntityId) -> list[Mod]:
    """What each piece of gear adds to a hero's search-token rolls."""
    worn = [scene.catalog.gear[name] for name in gear_of(scene.world.packs[unit])]
    return [Mod(gear.id, gear.search) for gear in worn if gear.search]
