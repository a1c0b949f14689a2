"""What the shop asks and pays for things."""

from functools import lru_cache

from starquest.content.build import weapon_of
from starquest.content.catalog import Catalog
from starquest.content.points import weapon_price


@lru_cache(maxsize=512)
def price_of(item: str, catalog: Catalog) -> int:
    """What the shop asks for something; 0 for what nobody sells."""
    if item in catalog.items:
        return catalog.items[item].price
    if item in catalog.gear:
        return catalog.gear[item].price
    return (
        weapon_price(catalog.rules, weapon_of(catalog.weapons[item]))
        if item in catalog.weapons
        else 0
    )


def resale_of(item: str, catalog: Catalog) -> int:
    """What the shop pays for something."""
    return catalog.items[item].resale if item in catalog.items else price_of(item, catalog) // 2
