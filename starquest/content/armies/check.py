"""Everything that is wrong with an army list, each with its place in the list's file."""

from collections import Counter
from collections.abc import Iterator

from starquest.content.armies.build import halves_of, size_of
from starquest.content.armies.kinds import is_hero, kinds_of
from starquest.content.armies.organisation import organisation_faults, total_cost
from starquest.content.army_outfit import outfit
from starquest.content.army_units import ArmyUnitDef
from starquest.content.catalog import Catalog
from starquest.content.fault import fault
from starquest.content.names import unknown
from starquest.content.problem import Found
from starquest.model.army import ArmyList, ArmyUnit

JOINING_TOUGH = 6
"""The Tough up to which a hero may join a unit (GF-205)."""
COMBINING = "battle"
"""The mode in which units are combined and heroes join them (GF-102, GF-205)."""


def list_faults(catalog: Catalog, army: ArmyList, *, organised: bool = True) -> list[Found]:
    """Every problem of a list; force organisation is a switch."""
    found = [*_head(catalog, army)]
    for at, entry in enumerate(army.units):
        found += [(_path(at, field), wrong) for field, wrong in _entry(catalog, army, entry)]
    found += _joined(catalog, army)
    cost = total_cost(catalog, army)
    if cost > army.points:
        found.append(("points", fault("problems.army.points", cost=cost, points=army.points)))
    return [*found, *(organisation_faults(catalog, army) if organised else ())]


def _path(at: int, field: str) -> str:
    return f"unit[{at}].{field}" if field else f"unit[{at}]"


def _head(catalog: Catalog, army: ArmyList) -> Iterator[Found]:
    for at, faction in enumerate(army.factions):
        if faction not in catalog.factions:
            yield f"factions[{at}]", unknown("faction", faction, catalog.factions)
    if len(set(army.factions)) < len(army.factions):
        yield "factions", fault("problems.army.faction_twice")
    if not army.units:
        yield "unit", fault("problems.army.empty")


def _entry(catalog: Catalog, army: ArmyList, entry: ArmyUnit) -> Iterator[Found]:
    kinds = kinds_of(catalog)
    if entry.kind not in kinds:
        valid = [kind.id for kind in kinds.values() if kind.faction in army.factions]
        yield "kind", unknown("unit", entry.kind, valid or kinds)
        return
    kind = kinds[entry.kind]
    if kind.faction not in army.factions:
        faction = catalog.factions[kind.faction].name
        yield "kind", fault("problems.army.other_faction", unit=kind.name, faction=faction)
    if kind.coming:
        yield "kind", fault("problems.army.waits", unit=kind.name)
    yield from _size(army, kind, entry)
    yield from _upgrades(catalog, kind, entry)


def _size(army: ArmyList, kind: ArmyUnitDef, entry: ArmyUnit) -> Iterator[Found]:
    if entry.size and entry.size not in kind.sizes:
        sizes = ", ".join(map(str, kind.sizes))
        yield "size", fault("problems.army.size", unit=kind.name, size=entry.size, sizes=sizes)
    if entry.combined and army.mode != COMBINING:
        yield "combined", fault("problems.army.combined_mode")
    elif entry.combined and max(kind.sizes) == 1:
        yield "combined", fault("problems.army.combined_one", unit=kind.name)


def _upgrades(catalog: Catalog, kind: ArmyUnitDef, entry: ArmyUnit) -> Iterator[Found]:
    for at, name in enumerate(entry.upgrades):
        if name not in catalog.upgrades:
            yield f"upgrades[{at}]", unknown("upgrade", name, kind.upgrades or catalog.upgrades)
        elif name not in kind.upgrades:
            wrong = fault("problems.army.not_for", unit=kind.name, upgrade=name)
            yield f"upgrades[{at}]", wrong
    if size_of(kind, entry) in kind.sizes:
        faults = outfit(
            catalog, kind, size_of(kind, entry), entry.upgrades, halves_of(entry)
        )[1]  # fmt: skip
        yield from (("upgrades", wrong) for wrong in faults)


def _joined(catalog: Catalog, army: ArmyList) -> Iterator[Found]:
    joined = Counter(entry.joins for entry in army.units if entry.joins >= 0)
    for at, entry in enumerate(army.units):
        if entry.joins < 0 or entry.kind not in kinds_of(catalog):
            continue
        kind, path = kinds_of(catalog)[entry.kind], _path(at, "joins")
        tough = max([rule.value for rule in kind.rules if rule.name == "tough"], default=1)
        if army.mode != COMBINING:
            yield path, fault("problems.army.joins_mode")
        elif not is_hero(kind) or tough > JOINING_TOUGH:
            yield path, fault("problems.army.joins_hero", unit=kind.name, most=JOINING_TOUGH)
        elif not _takes_a_hero(catalog, army, entry.joins):
            yield path, fault("problems.army.joins_whom")
        elif joined[entry.joins] > 1:
            yield path, fault("problems.army.joins_twice")


def _takes_a_hero(catalog: Catalog, army: ArmyList, at: int) -> bool:
    if at >= len(army.units):
        return False
    kind = kinds_of(catalog).get(army.units[at].kind)
    return kind is not None and not is_hero(kind) and max(kind.sizes) > 1
