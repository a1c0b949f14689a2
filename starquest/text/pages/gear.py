"""Pages on special rules, spells, weapons, gear and consumables."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.prices import price_of, resale_of
from starquest.content.spells import SpellDef
from starquest.content.weapons import WeaponDef
from starquest.text.locale import words
from starquest.text.pages.page import Entry, armed, rule_pages


def pages(catalog: Catalog) -> Iterator[Entry]:
    """What is carried, and what it does."""
    for rule in catalog.rules.values():
        title = words("codex.any_value", name=rule.name) if rule.takes_value else rule.name
        yield Entry(f"rules.{rule.id}", title, "rule", rule.text)
    yield from (_spell(row) for row in catalog.spells.values())
    yield from (_weapon(row, catalog) for row in catalog.weapons.values() if row.group != "unit")
    yield from _gear(catalog)
    yield from _items(catalog)


def _spell(row: SpellDef) -> Entry:
    tradition = row.tradition.replace("_", " ").title()
    text = words(
        "codex.gear.spell",
        tradition=tradition,
        value=row.value,
        count=row.count,
        targets=row.targets,
        aim=row.aim,
        range=row.range,
        text=row.text,
    )
    return Entry(f"spells.{row.id}", row.name, "spell", text, ("spells",))


def _weapon(row: WeaponDef, catalog: Catalog) -> Entry:
    text = words(
        "codex.gear.weapon",
        armed=armed(row.id, catalog),
        sold=row.sold,
        price=price_of(row.id, catalog),
        text=row.text,
    )
    return Entry(f"weapons.{row.id}", row.name, "weapon", text, rule_pages(row.rules))


def _gear(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.gear.values():
        text = words(
            "codex.gear.gear",
            slot=row.slot.capitalize(),
            price=row.price,
            resale=resale_of(row.id, catalog),
            text=row.text,
        )
        see = ("gear_slots", *rule_pages(row.rules))
        yield Entry(f"gear.{row.id}", row.name, "gear", text, see)


def _items(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.items.values():
        text = words(
            "codex.gear.item",
            kind=row.kind.capitalize(),
            price=row.price,
            resale=row.resale,
            text=row.text,
            found=bool(row.found),
        )
        yield Entry(f"items.{row.id}", row.name, "item", text, ("skill_actions",))
