"""Pages on special rules, spells, weapons, gear and consumables."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.spells import SpellDef
from starquest.content.weapons import WeaponDef
from starquest.text.pages.page import Entry, armed, joined, rule_pages
from starquest.text.phrases import counted
from starquest.text.prices import price_of, resale_of


def pages(lore: Catalog) -> Iterator[Entry]:
    """What is carried, and what it does."""
    for rule in lore.rules.values():
        title = f"{rule.name}(X)" if rule.takes_value else rule.name
        yield Entry(f"rules.{rule.id}", title, "rule", rule.text)
    yield from (_spell(row) for row in lore.spells.values())
    yield from (_weapon(row, lore) for row in lore.weapons.values() if row.group != "unit")
    yield from _gear(lore)
    yield from _items(lore)


def _spell(row: SpellDef) -> Entry:
    tradition = row.tradition.replace("_", " ").title()
    whom = {"enemy": "enemy", "friend": "friendly"}[row.targets]
    aim = f'up to {counted(row.count, f"{whom} {row.aim}")} within {row.range}"'
    text = joined(f"{tradition}, value {row.value}, {aim}.", row.text)
    return Entry(f"spells.{row.id}", row.name, "spell", text, ("spells",))


def _weapon(row: WeaponDef, lore: Catalog) -> Entry:
    price = f"{price_of(row.id, lore)}c." if row.sold else "Not for sale."
    text = joined(f"{armed(row.id, lore)}.", price, row.text)
    return Entry(f"weapons.{row.id}", row.name, "weapon", text, rule_pages(row.rules))


def _gear(lore: Catalog) -> Iterator[Entry]:
    for row in lore.gear.values():
        price = f"{row.price}c, sells for {resale_of(row.id, lore)}c."
        text = joined(f"{row.slot.capitalize()}, {price}", row.text)
        see = ("gear_slots", *rule_pages(row.rules))
        yield Entry(f"gear.{row.id}", row.name, "gear", text, see)


def _items(lore: Catalog) -> Iterator[Entry]:
    for row in lore.items.values():
        price = f"{row.price}c, sells for {row.resale}c."
        shop = "" if row.found else "Only from the shop."
        text = joined(f"{row.kind.capitalize()}, {price}", row.text, shop)
        yield Entry(f"items.{row.id}", row.name, "item", text, ("skill_actions",))
