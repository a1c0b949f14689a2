"""What things cost, as the shop's labels say it."""

from starquest.content.build import weapon_of
from starquest.content.catalog import Catalog
from starquest.content.points import weapon_price


def price_of(item: str, lore: Catalog) -> int:
    """What the shop asks for something; 0 for what nobody sells."""
    if item in lore.items:
        return lore.items[item].price
    if item in lore.gear:
        return lore.gear[item].price
    return weapon_price(weapon_of(lore.weapons[item])) if item in lore.weapons else 0


def resale_of(item: str, lore: Catalog) -> int:
    """What the shop pays for something."""
    return lore.items[item].resale if item in lore.items else price_of(item, lore) // 2
