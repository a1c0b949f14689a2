"""Every kind of unit a list may name: those of armies, and those of the horde."""

from collections.abc import Mapping
from functools import lru_cache

from starquest.content.army_points import model_points, rounded
from starquest.content.army_units import ArmyUnitDef, Role
from starquest.content.build import profile_of, trait_of
from starquest.content.catalog import Catalog
from starquest.content.units import UnitDef


@lru_cache(maxsize=8)
def kinds_of(catalog: Catalog) -> Mapping[str, ArmyUnitDef]:
    """All kinds by id, those of armies first."""
    horde = {unit.id: _from_horde(catalog, unit) for unit in catalog.units.values()}
    return {**catalog.army_units, **horde}


def roster(catalog: Catalog, factions: tuple[str, ...]) -> tuple[ArmyUnitDef, ...]:
    """The kinds of some factions, sorted by what they are for."""
    order = [*Role]
    found = [kind for kind in kinds_of(catalog).values() if kind.faction in factions]
    return tuple(
        sorted(found, key=lambda kind: (factions.index(kind.faction), order.index(kind.role)))
    )


def is_hero(kind: ArmyUnitDef) -> bool:
    """Whether it counts as a hero."""
    return any(rule.name == "hero" for rule in kind.rules)


def _from_horde(catalog: Catalog, unit: UnitDef) -> ArmyUnitDef:
    each = model_points(catalog.army_prices, profile_of(catalog, unit.id), trait_of(catalog, unit))
    leads = any(rule.name == "hero" for rule in unit.rules)
    return ArmyUnitDef(
        unit.id,
        unit.name,
        unit.faction,
        Role.HERO if leads else Role.HORDE,
        unit.quality,
        unit.defense,
        (rounded(unit.models * each),),
        unit.weapons,
        (unit.models,),
        unit.rules,
        unit.footprint,
        tradition=unit.tradition,
    )
