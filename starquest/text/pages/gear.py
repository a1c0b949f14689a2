"""Pages on special rules, spells, weapons, gear and consumables."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.prices import price_of, resale_of
from starquest.content.spells import SpellDef
from starquest.content.weapons import WeaponDef
from starquest.text.lengths import length_in
from starquest.text.locale import words
from starquest.text.pages.page import Entry, armed, rule_pages


def pages(catalog: Catalog) -> Iterator[Entry]:
    """What is carried, and what it does."""
    for rule in catalog.rules.values():
        title = words("codex.rule_title", name=rule.name, value=rule.takes_value)
        named = (rule.name,) if rule.takes_value else ()
        yield Entry(f"rules.{rule.id}", title, "rule", rule.text, ids=rule.ids, words=named)
    yield from (_spell(row, catalog) for row in catalog.spells.values())
    yield from (_weapon(row, catalog) for row in catalog.weapons.values() if row.group != "unit")
    yield from _gear(catalog)
    yield from _items(catalog)


def _spell(row: SpellDef, catalog: Catalog) -> Entry:
    text = words(
        "codex.spell",
        tradition=row.tradition.replace("_", " ").title(),
        value=row.value,
        count=row.count,
        whom=row.targets,
        aim=row.aim,
        range=length_in(catalog, row.range),
        text=row.text,
    )
    return Entry(f"spells.{row.id}", row.name, "spell", text, ("spells",))


def _weapon(row: WeaponDef, catalog: Catalog) -> Entry:
    price = price_of(row.id, catalog) if row.sold else 0
    weapon = armed(row.id, catalog)
    text = words("codex.weapon_page", weapon=weapon, price=price, text=row.text)
    return Entry(f"weapons.{row.id}", row.name, "weapon", text, rule_pages(row.rules))


def _gear(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.gear.values():
        resale = resale_of(row.id, catalog)
        text = words("codex.gear", slot=row.slot, price=row.price, resale=resale, text=row.text)
        see = ("gear_slots", *rule_pages(row.rules))
        yield Entry(f"gear.{row.id}", row.name, "gear", text, see)


def _items(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.items.values():
        text = words(
            "codex.item",
            kind=row.kind,
            price=row.price,
            resale=row.resale,
            text=row.text,
            found=row.found,
        )
        yield Entry(f"items.{row.id}", row.name, "item", text, ("skill_actions",))
