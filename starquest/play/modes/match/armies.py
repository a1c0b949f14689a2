"""A list for so many points from the units of a faction, within the force organisation."""

from collections import Counter

from starquest.content.catalog import Catalog
from starquest.content.units import UnitDef
from starquest.model.army import ArmyList, ArmyUnit

PER_HERO = PER_COPY = 150
"""Points for each hero, and for each copy of a unit beyond the first."""
PER_UNIT, PER_MODEL = 30, 20
SHARE = 35
"""What one unit may cost at most, in percent of the points."""


def made_army(catalog: Catalog, faction: str, points: int) -> ArmyList:
    """Some of everything, the dear units first; the same words give the same list."""
    units = [unit for unit in catalog.units.values() if unit.faction == faction]
    dear = sorted(units, key=lambda unit: (-unit.cost, unit.id))
    chosen: list[UnitDef] = []
    while fitting := [unit for unit in dear if _fits(chosen, unit, points)]:
        for unit in fitting:
            if _fits(chosen, unit, points):
                chosen.append(unit)
    order = {unit.id: place for place, unit in enumerate(units)}
    entries = sorted(chosen, key=lambda unit: order[unit.id])
    name = catalog.factions[faction].name
    return ArmyList(name, (faction,), points, tuple(ArmyUnit(unit.id) for unit in entries))


def _fits(chosen: list[UnitDef], unit: UnitDef, points: int) -> bool:
    """Whether a list stays within FF-112 with one more unit."""
    copies = Counter(row.id for row in chosen)[unit.id]
    heroes = sum(_leads(row) for row in chosen)
    return (
        sum(row.cost for row in chosen) + unit.cost <= points
        and unit.cost * 100 <= points * SHARE
        and copies < 1 + points // PER_COPY
        and len(chosen) < max(2, points // PER_UNIT)
        and sum(row.models for row in chosen) + unit.models <= max(10, points // PER_MODEL)
        and (not _leads(unit) or heroes < points // PER_HERO)
    )


def _leads(unit: UnitDef) -> bool:
    return any(rule.name == "hero" for rule in unit.rules)
