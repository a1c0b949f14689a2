"""What things cost, and where a hero puts them."""

from starquest.content.prices import price_of, resale_of
from starquest.engine.scene import Scene
from starquest.model.change import changed
from starquest.model.component import Pack

LISTS = ("items", "spares", "upgrades")
"""The parts of a pack that hold several things; those carried come first."""


def price(scene: Scene, item: str) -> int:
    """What the shop asks for something."""
    return price_of(item, scene.catalog)


def resale(scene: Scene, item: str) -> int:
    """What the shop pays for something."""
    return resale_of(item, scene.catalog)


def two_handed(scene: Scene, weapon: str) -> bool:
    """Whether a weapon leaves no hand for a shield."""
    if not weapon:
        return False
    row = scene.catalog.weapons[weapon]
    many = row.attacks >= scene.catalog.quest.hero.many_attacks
    return many and (row.range == 0 or row.range >= scene.catalog.quest.hero.long_weapon)


def owned(pack: Pack) -> list[str]:
    """Everything a pack holds, each name once."""
    slots = (pack.ranged, pack.melee, pack.armour, pack.shield)
    every = (*slots, *pack.upgrades, *pack.spares, *pack.items)
    return list(dict.fromkeys(name for name in every if name))


def with_item(scene: Scene, pack: Pack, item: str) -> Pack | None:
    """The pack with one more thing in it, or None if it has no room."""
    part = room_for(scene, pack, item)
    if not part:
        return None
    return changed(pack, **{part: (*getattr(pack, part), item) if part in LISTS else item})


def room_for(scene: Scene, pack: Pack, item: str) -> str:
    """The part of a pack that has room for one more thing; empty if none has."""
    catalog = scene.catalog
    if item in catalog.items:
        return "items" if len(pack.items) < catalog.quest.hero.items else ""
    if item in catalog.gear:
        return _to_wear(scene, pack, item)
    return _to_wield(scene, pack, item)


def _to_wear(scene: Scene, pack: Pack, item: str) -> str:
    match scene.catalog.gear[item].slot:
        case "armour":
            return "" if pack.armour else "armour"
        case "shield":
            full_hands = two_handed(scene, pack.ranged) or two_handed(scene, pack.melee)
            return "" if pack.shield or full_hands else "shield"
        case _:
            full = len(pack.upgrades) >= scene.catalog.quest.hero.upgrades or item in pack.upgrades
            return "" if full else "upgrades"


def _to_wield(scene: Scene, pack: Pack, weapon: str) -> str:
    """In hand if that hand is free, else carried; in hand first if it may be."""
    slot = str(scene.catalog.weapons[weapon].group)
    free = not getattr(pack, slot)
    if free and not (pack.shield and two_handed(scene, weapon)):
        return slot
    return "spares" if len(pack.spares) < scene.catalog.quest.hero.spares else ""


def without_item(pack: Pack, item: str) -> Pack:
    """The pack without one of the things it holds, carried ones first."""
    for field in LISTS:
        names = list(getattr(pack, field))
        if item in names:
            names.remove(item)
            return changed(pack, **{field: tuple(names)})
    slot = next(f for f in ("ranged", "melee", "armour", "shield") if getattr(pack, f) == item)
    return changed(pack, **{slot: ""})


def in_hand(scene: Scene, pack: Pack, weapon: str) -> Pack:
    """The pack with a carried weapon in hand, and carried instead what was there."""
    slot = scene.catalog.weapons[weapon].group
    old = str(getattr(pack, slot))
    spares = list(pack.spares)
    spares.remove(weapon)
    spares += [old] if old else []
    return changed(pack, spares=tuple(spares), **{slot: weapon})


def may_swap(scene: Scene, pack: Pack, weapon: str) -> bool:
    """Whether a carried weapon may be taken in hand."""
    return not (pack.shield and two_handed(scene, weapon))
