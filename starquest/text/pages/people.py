"""Pages on classes, factions, units, skills and feats."""

from collections.abc import Iterator

from starquest.content.build import trait_of
from starquest.content.catalog import Catalog
from starquest.content.heroes import ClassDef
from starquest.content.units import UnitDef
from starquest.text.locale import words
from starquest.text.pages.page import Entry, armed, rule_pages, ruled
from starquest.text.phrases import listed, stat_name
from starquest.text.phrases import row as row_of


def pages(catalog: Catalog) -> Iterator[Entry]:
    """Who fights, and what heroes can do."""
    yield from (_hero(row, catalog) for row in catalog.heroes.values())
    yield from _skills(catalog)
    yield from _feats(catalog)
    yield from _factions(catalog)
    yield from (_unit(row, catalog) for row in catalog.units.values())


def _hero(row: ClassDef, catalog: Catalog) -> Entry:
    feat = catalog.feats[row.feat]
    text = words(
        "codex.hero",
        values=_values(row),
        skills=listed(catalog.skills[skill].name for skill in row.skills),
        weapons=listed(armed(weapon, catalog) for weapon in row.weapons),
        rules=ruled(row.rules, catalog),
        feat=feat.name,
        feat_text=feat.text,
    )
    see = (*(f"skills.{skill}" for skill in row.skills), *rule_pages(row.rules))
    return Entry(f"heroes.{row.id}", row.name, "class", text, see)


def _values(row: ClassDef) -> str:
    return words(
        "codex.hero_values",
        quality=row.quality,
        defense=row.defense,
        tough=row.tough,
        strength=row.strength,
        dexterity=row.dexterity,
        will=row.will,
        power=row.power,
        cost=row.cost,
    )


def _skills(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.skills.values():
        known = [hero.name for hero in catalog.heroes.values() if row.id in hero.skills]
        text = words(
            "codex.skill",
            stat=stat_name(row.stat),
            cost=row.cost,
            text=row.text,
            heroes=listed(known) if known else "",
            count=len(known),
        )
        yield Entry(f"skills.{row.id}", row.name, "skill", text, ("stat_tests",))


def _feats(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.feats.values():
        owners = listed(hero.name for hero in catalog.heroes.values() if hero.feat == row.id)
        text = words("codex.feat", heroes=owners, text=row.text)
        yield Entry(f"feats.{row.id}", row.name, "feat", text)


def _factions(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.factions.values():
        trait, units = catalog.rules[row.trait], _roster(row.id, catalog)
        text = words(
            "codex.faction",
            text=row.text,
            trait=trait.name,
            trait_text=trait.text,
            units=listed(unit.name for unit in units),
        )
        see = (f"rules.{row.trait}", *(f"units.{unit.id}" for unit in units))
        yield Entry(f"factions.{row.id}", row.name, "faction", text, see)


def _roster(faction: str, catalog: Catalog) -> list[UnitDef]:
    return [unit for unit in catalog.units.values() if unit.faction == faction]


def _unit(row: UnitDef, catalog: Catalog) -> Entry:
    trait = catalog.rules[trait_of(catalog, row)].name
    text = words(
        "codex.unit",
        faction=catalog.factions[row.faction].name,
        models=row.models,
        quality=row.quality,
        defense=row.defense,
        cost=row.cost,
        weapons=listed(armed(weapon, catalog) for weapon in row.weapon_ids),
        rules=row_of([*filter(None, [ruled(row.rules, catalog)]), trait]),
    )
    see = (f"factions.{row.faction}", *rule_pages(row.rules))
    return Entry(f"units.{row.id}", row.name, "unit", text, see)
