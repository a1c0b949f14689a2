"""Force organisation (FF-112, GF-103): what a list of so many points may hold."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum

from starquest.content.armies.build import halves_of, size_of
from starquest.content.armies.costs import unit_cost
from starquest.content.armies.kinds import is_hero, kinds_of
from starquest.content.army_units import ArmyUnitDef
from starquest.content.catalog import Catalog
from starquest.content.fault import Fault, fault
from starquest.content.problem import Found
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.frozen import frozen

SHARE = 35
"""The part of the points, in hundredths, that one unit may cost."""


@frozen
class Organisation:
    """For how many points a list may have one more of each."""

    hero: int
    copy: int
    unit: int
    model: int = 0
    """0 where models are not counted."""


ORGANISATIONS = {
    "match": Organisation(hero=150, copy=150, unit=30, model=20),
    "battle": Organisation(hero=500, copy=1000, unit=200),
}
"""By the mode a list is for."""


class Limit(StrEnum):
    """What is counted."""

    POINTS = "points"
    UNITS = "units"
    HEROES = "heroes"
    COPIES = "copies"
    SHARE = "share"
    MODELS = "models"


@frozen
class Measure:
    """How much of something a list has, and how much it may have."""

    limit: Limit
    have: int
    most: int


@frozen
class Counted:
    """An entry whose kind is known, with what is counted of it."""

    at: int
    entry: ArmyUnit
    kind: ArmyUnitDef
    models: int
    cost: int


def counted(catalog: Catalog, army: ArmyList) -> list[Counted]:
    """The entries of a list that can be counted."""
    kinds, found = kinds_of(catalog), list[Counted]()
    for at, entry in enumerate(army.units):
        kind = kinds.get(entry.kind)
        if kind is not None and size_of(kind, entry) in kind.sizes:
            size, halves = size_of(kind, entry), halves_of(entry)
            cost = unit_cost(catalog, kind, size, entry.upgrades, halves)
            found.append(Counted(at, entry, kind, size * halves, cost))
    return found


def total_cost(catalog: Catalog, army: ArmyList) -> int:
    """What a list costs."""
    return sum(row.cost for row in counted(catalog, army))


def measures(catalog: Catalog, army: ArmyList) -> tuple[Measure, ...]:
    """Everything that is limited, the points first; the fullest kind and unit stand for all."""
    rows = counted(catalog, army)
    rule = ORGANISATIONS[army.mode]
    copies = Counter(row.kind.id for row in rows)
    found = [
        Measure(Limit.POINTS, sum(row.cost for row in rows), army.points),
        Measure(Limit.UNITS, _units(rows), army.points // rule.unit),
        Measure(Limit.HEROES, sum(is_hero(row.kind) for row in rows), army.points // rule.hero),
        Measure(Limit.COPIES, max(copies.values(), default=0), 1 + army.points // rule.copy),
        Measure(Limit.SHARE, max((row.cost for row in rows), default=0), _share(army.points)),
    ]
    if rule.model:
        models = sum(row.models for row in rows)
        found.append(Measure(Limit.MODELS, models, army.points // rule.model))
    return tuple(found)


def organisation_faults(catalog: Catalog, army: ArmyList) -> Iterator[Found]:
    """Everything in which a list breaks the organisation, apart from its points."""
    limits = {row.limit: row for row in measures(catalog, army)}
    for limit in (Limit.UNITS, Limit.HEROES, Limit.MODELS):
        row = limits.get(limit)
        if row and row.have > row.most:
            yield "unit", _over(row)
    rows = counted(catalog, army)
    yield from _copies(rows, limits[Limit.COPIES].most)
    for entry in rows:
        if entry.cost > limits[Limit.SHARE].most:
            yield f"unit[{entry.at}]", fault(
                "problems.army.share",
                unit=entry.kind.name, cost=entry.cost, most=limits[Limit.SHARE].most,
            )  # fmt: skip


def _over(row: Measure) -> Fault:
    match row.limit:
        case Limit.UNITS:
            return fault("problems.army.units", have=row.have, most=row.most)
        case Limit.HEROES:
            return fault("problems.army.heroes", have=row.have, most=row.most)
        case _:
            return fault("problems.army.models", have=row.have, most=row.most)


def _copies(rows: Sequence[Counted], most: int) -> Iterator[Found]:
    counts = Counter(row.kind.id for row in rows)
    for row in rows:
        limit = 1 if row.kind.unique else most
        if counts[row.kind.id] > limit:
            have = counts.pop(row.kind.id)
            counts[row.kind.id] = 0  # told once for all of them
            name = row.kind.name
            yield f"unit[{row.at}]", fault("problems.army.copies", unit=name, have=have, most=limit)


def _units(rows: Sequence[Counted]) -> int:
    """A hero that joins a unit counts with it as one."""
    return sum(row.entry.joins < 0 for row in rows)


def _share(points: int) -> int:
    return points * SHARE // 100
