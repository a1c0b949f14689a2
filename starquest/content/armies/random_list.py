"""A random legal list: the same seed gives the same one."""

from collections.abc import Iterator
from random import Random

import attrs

from starquest.content.armies.check import list_faults
from starquest.content.armies.kinds import is_hero, kinds_of, roster
from starquest.content.armies.organisation import total_cost
from starquest.content.army_units import ArmyUnitDef, Role
from starquest.content.catalog import Catalog
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.change import changed

TRIES = 8
"""Lists that are made; the one that spends most is taken."""


def random_list(catalog: Catalog, blank: ArmyList, seed: int) -> ArmyList:
    """A legal list with the name, factions, points and mode of another, as full as can be."""
    dice = Random(seed)  # noqa: S311 - a choice of units, not of keys
    empty = attrs.evolve(blank, units=())
    found = [_one(catalog, empty, dice) for _ in range(TRIES)]
    return max(found, key=lambda army: total_cost(catalog, army))


def _one(catalog: Catalog, army: ArmyList, dice: Random) -> ArmyList:
    kinds = [kind for kind in roster(catalog, army.factions) if not kind.coming]
    for kind in _order(kinds, dice):
        army = _tried(catalog, army, ArmyUnit(kind.id, dice.choice(kind.sizes)))
    for _ in range(2):
        for at, change in _wishes(catalog, army, dice):
            army = _changed(catalog, army, at, change)
        for kind in sorted(kinds, key=lambda kind: -kind.cost[0]):
            army = _tried(catalog, army, ArmyUnit(kind.id, kind.sizes[0]))
    return army


def _order(kinds: list[ArmyUnitDef], dice: Random) -> list[ArmyUnitDef]:
    """A hero, something of the core, then anything, twice round."""
    mixed = dice.sample(kinds, len(kinds))
    heroes = [kind for kind in mixed if is_hero(kind)]
    core = [kind for kind in mixed if kind.role is Role.CORE]
    return [*heroes[:1], *core[:1], *mixed, *core, *dice.sample(mixed, len(mixed))]


def _wishes(
    catalog: Catalog, army: ArmyList, dice: Random
) -> Iterator[tuple[int, dict[str, object]]]:
    """Everything that could be changed about some entry, in any order."""
    offered: list[tuple[int, dict[str, object]]] = []
    for at, entry in enumerate(army.units):
        kind = kinds_of(catalog)[entry.kind]
        offered += [(at, {"upgrades": (*entry.upgrades, name)}) for name in kind.upgrades]
        offered += [(at, {"size": size}) for size in kind.sizes if size > entry.size]
        offered += [(at, {"combined": True})] if not entry.combined else []
        offered += [(at, {"joins": to}) for to in range(len(army.units)) if is_hero(kind)]
    yield from dice.sample(offered, len(offered))


def _changed(catalog: Catalog, army: ArmyList, at: int, change: dict[str, object]) -> ArmyList:
    entry = changed(army.units[at], **change)
    return _legal(catalog, army, (*army.units[:at], entry, *army.units[at + 1 :]))


def _tried(catalog: Catalog, army: ArmyList, entry: ArmyUnit) -> ArmyList:
    return _legal(catalog, army, (*army.units, entry))


def _legal(catalog: Catalog, army: ArmyList, units: tuple[ArmyUnit, ...]) -> ArmyList:
    """The list with these units if they are legal, else as it is."""
    other = attrs.evolve(army, units=units)
    return army if list_faults(catalog, other) else other
