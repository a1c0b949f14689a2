"""Pages on classes, factions, units, skills and feats."""

from collections.abc import Iterator

from starquest.content.build import trait_of
from starquest.content.catalog import Catalog
from starquest.content.heroes import ClassDef
from starquest.content.units import UnitDef
from starquest.text.pages.page import Entry, armed, joined, rule_pages, ruled
from starquest.text.phrases import listed, stat_name


def pages(catalog: Catalog) -> Iterator[Entry]:
    """Who fights, and what heroes can do."""
    yield from (_hero(row, catalog) for row in catalog.heroes.values())
    yield from _skills(catalog)
    yield from _feats(catalog)
    yield from _factions(catalog)
    yield from (_unit(row, catalog) for row in catalog.units.values())


def _hero(row: ClassDef, catalog: Catalog) -> Entry:
    values = (
        f"Quality {row.quality}+, Defense {row.defense}+, Tough {row.tough}, "
        f"Strength {row.strength}+, Dexterity {row.dexterity}+, Will {row.will}+, "
        f"power {row.power}, {row.cost} points."
    )
    skills = listed(catalog.skills[skill].name for skill in row.skills)
    arms = listed(armed(weapon, catalog) for weapon in row.weapons)
    feat = catalog.feats[row.feat]
    rules = f"Rules: {ruled(row.rules, catalog)}." if row.rules else ""
    text = joined(values, f"Skills: {skills}.", f"Weapons: {arms}.", rules,
                  f"Feat, {feat.name}: {feat.text}")  # fmt: skip
    see = (*(f"skills.{skill}" for skill in row.skills), *rule_pages(row.rules))
    return Entry(f"heroes.{row.id}", row.name, "class", text, see)


def _skills(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.skills.values():
        cost = f", costs {row.cost} power" if row.cost else ""
        known = [hero.name for hero in catalog.heroes.values() if row.id in hero.skills]
        start = f"{listed(known)} starts with it." if known else ""
        text = joined(f"{stat_name(row.stat)} skill{cost}. {row.text}", start)
        yield Entry(f"skills.{row.id}", row.name, "skill", text, ("stat_tests",))


def _feats(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.feats.values():
        owner = listed(hero.name for hero in catalog.heroes.values() if hero.feat == row.id)
        text = f"Feat of the {owner}: free, once a wave. {row.text}"
        yield Entry(f"feats.{row.id}", row.name, "feat", text)


def _factions(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.factions.values():
        trait, units = catalog.rules[row.trait], _roster(row.id, catalog)
        names = listed(unit.name for unit in units)
        text = joined(row.text, f"{trait.name}: {trait.text}", f"Units: {names}.")
        see = (f"rules.{row.trait}", *(f"units.{unit.id}" for unit in units))
        yield Entry(f"factions.{row.id}", row.name, "faction", text, see)


def _roster(faction: str, catalog: Catalog) -> list[UnitDef]:
    return [unit for unit in catalog.units.values() if unit.faction == faction]


def _unit(row: UnitDef, catalog: Catalog) -> Entry:
    trait = catalog.rules[trait_of(catalog, row)].name
    models = f"{row.models} models" if row.models > 1 else "1 model"
    values = (
        f"{catalog.factions[row.faction].name}, {models}, Quality {row.quality}+, "
        f"Defense {row.defense}+, {row.cost} points."
    )
    arms = listed(armed(weapon, catalog) for weapon in row.weapon_ids)
    rules = ", ".join(part for part in (ruled(row.rules, catalog), trait) if part)
    text = f"{values} Weapons: {arms}. Rules: {rules}."
    see = (f"factions.{row.faction}", *rule_pages(row.rules))
    return Entry(f"units.{row.id}", row.name, "unit", text, see)
