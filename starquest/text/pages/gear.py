"""Pages on special rules, spells, weapons, gear and consumables."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.spells import SpellDef
from starquest.content.weapons import WeaponDef
from starquest.text.pages.page import Entry, armed, joined, rule_pages
from starquest.text.phrases import counted
from starquest.text.prices import price_of, resale_of


def pages(catalog: Catalog) -> Iterator[Entry]:
    """What is carried, and what it does."""
    for rule in catalog.rules.values():
        title = f"{rule.name}(X)" if rule.takes_value else rule.name
        yield Entry(f"rules.{rule.id}", title, "rule", rule.text)
    yield from (_spell(row) for row in catalog.spells.values())
    yield from (_weapon(row, catalog) for row in catalog.weapons.values() if row.group != "unit")
    yield from _gear(catalog)
    yield from _items(catalog)


def _spell(row: SpellDef) -> Entry:
    tradition = row.tradition.replace("_", " ").title()
    whom = {"enemy": "enemy", "friend": "friendly"}[row.targets]
    aim = f'up to {counted(row.count, f"{whom} {row.aim}")} within {row.range}"'
    text = joined(f"{tradition}, value {row.value}, {aim}.", row.text)
    return Entry(f"spells.{row.id}", row.name, "spell", text, ("spells",))


def _weapon(row: WeaponDef, catalog: Catalog) -> Entry:
    price = f"{price_of(row.id, catalog)}c." if row.sold else "Not for sale."
    text = joined(f"{armed(row.id, catalog)}.", price, row.text)
    return Entry(f"weapons.{row.id}", row.name, "weapon", text, rule_pages(row.rules))


def _gear(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.gear.values():
        price = f"{row.price}c, sells for {resale_of(row.id, catalog)}c."
        text = joined(f"{row.slot.capitalize()}, {price}", row.text)
        see = ("gear_slots", *rule_pages(row.rules))
        yield Entry(f"gear.{row.id}", row.name, "gear", text, see)


def _items(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.items.values():
        price = f"{row.price}c, sells for {row.resale}c."
        shop = "" if row.found else "Only from the shop."
        text = joined(f"{row.kind.capitalize()}, {price}", row.text, shop)
        yield Entry(f"items.{row.id}", row.name, "item", text, ("skill_actions",))
