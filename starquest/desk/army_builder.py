"""The army builder without a screen: a list, and everything that can be done to it."""

from collections import Counter

import attrs

from starquest.content.armies.build import size_of
from starquest.content.armies.check import COMBINING, list_faults
from starquest.content.armies.kinds import is_hero, kinds_of, roster
from starquest.content.armies.list_file import LONGEST
from starquest.content.armies.random_list import random_list
from starquest.content.army_units import ArmyUnitDef
from starquest.content.catalog import Catalog
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.change import changed
from starquest.text.clean import clean
from starquest.text.locale import words

SIZES = ((200, "match"), (300, "match"), (335, "match"), (1000, "battle"), (2000, "battle"))
"""The points a list is for, each with the game they are usual in."""


def blank_list(catalog: Catalog, faction: str = "", points: int = 300) -> ArmyList:
    """A list with nothing in it yet."""
    mode = dict(SIZES).get(points, "match")
    name = faction or next(iter(catalog.factions))
    return ArmyList(words("builder.new_list"), (name,), points, (), mode)


class Builder:
    """A list under construction; whatever is done keeps the others as they are."""

    def __init__(self, catalog: Catalog, army: ArmyList | None = None) -> None:
        self.catalog = catalog
        self.army = army or blank_list(catalog)
        self.at = 0
        """The entry that is looked at."""
        self.saved = self.army
        """The list as it was last kept."""

    @property
    def changed(self) -> bool:
        """Whether something is not kept."""
        return self.army != self.saved

    @property
    def entry(self) -> ArmyUnit | None:
        """The entry that is looked at."""
        return self.army.units[self.at] if self.at < len(self.army.units) else None

    @property
    def kind(self) -> ArmyUnitDef | None:
        """Its kind."""
        return kinds_of(self.catalog).get(self.entry.kind) if self.entry else None

    @property
    def offered(self) -> tuple[ArmyUnitDef, ...]:
        """The kinds that could be added, those that wait for their rules last."""
        found = roster(self.catalog, self.army.factions)
        return tuple(sorted(found, key=lambda kind: bool(kind.coming)))

    def open(self, army: ArmyList) -> None:
        """Another list, as it is kept."""
        self.army = self.saved = army
        self.at = 0

    def add(self, kind: ArmyUnitDef) -> bool:
        """One more unit; not one whose rules are still to come."""
        if kind.coming:
            return False
        self._units((*self.army.units, ArmyUnit(kind.id, kind.sizes[0])))
        self.at = len(self.army.units) - 1
        return True

    def remove(self) -> None:
        """The entry goes; heroes that were to join it stay alone."""
        if self.entry is None:
            return
        gone = self.at
        left = [entry for at, entry in enumerate(self.army.units) if at != gone]
        self._units(tuple(attrs.evolve(row, joins=_after(row.joins, gone)) for row in left))
        self.at = max(0, min(gone, len(left) - 1))

    def resize(self, step: int) -> None:
        """The next size, or the one before, as far as there are sizes."""
        if self.entry is None or self.kind is None:
            return
        sizes, size = self.kind.sizes, size_of(self.kind, self.entry)
        at = sizes.index(size) + step if size in sizes else 0
        if 0 <= at < len(sizes):
            self._change(size=sizes[at])

    def combine(self) -> None:
        """Two units of this size as one, or one again."""
        if self.entry is not None:
            self._change(combined=not self.entry.combined)

    def join(self) -> None:
        """The next unit the hero could fight with, then none."""
        if self.entry is None or self.kind is None or not is_hero(self.kind):
            return
        places = [-1, *[at for at in range(len(self.army.units)) if self._joinable(at)]]
        now = places.index(self.entry.joins) if self.entry.joins in places else 0
        self._change(joins=places[(now + 1) % len(places)])

    def _joinable(self, at: int) -> bool:
        kind = kinds_of(self.catalog).get(self.army.units[at].kind)
        others = [row.joins for place, row in enumerate(self.army.units) if place != self.at]
        return kind is not None and not is_hero(kind) and max(kind.sizes) > 1 and at not in others

    def upgrade(self, name: str) -> None:
        """Take an upgrade once more; as often as it can be had already, none of it."""
        if self.entry is None or self.kind is None:
            return
        before, kept = self._own_faults(), self.army
        self._change(upgrades=(*self.entry.upgrades, name))
        if self._own_faults() > before:
            left = tuple(own for own in kept.units[self.at].upgrades if own != name)
            self._change(upgrades=left)

    def _own_faults(self) -> int:
        path = f"unit[{self.at}].upgrades"
        faults = list_faults(self.catalog, self.army, organised=False)
        return sum(where.startswith(path) for where, _ in faults)

    def taken(self, name: str) -> int:
        """How often the entry has an upgrade."""
        return Counter(self.entry.upgrades)[name] if self.entry else 0

    def next_faction(self, step: int = 1) -> None:
        """Another faction; units of the one before go."""
        names = [*self.catalog.factions]
        now = names.index(self.army.factions[0]) if self.army.factions[0] in names else 0
        factions = (names[(now + step) % len(names)],)
        self.army = attrs.evolve(self.army, factions=factions, units=())
        self.at = 0

    def next_points(self, step: int = 1) -> None:
        """Other points, and the game they are usual in."""
        points = [row[0] for row in SIZES]
        now = points.index(self.army.points) if self.army.points in points else 0
        total, mode = SIZES[(now + step) % len(SIZES)]
        self.army = attrs.evolve(self.army, points=total, mode=mode)

    def randomise(self, seed: int) -> None:
        """A random legal list for the same points."""
        self.army = random_list(self.catalog, self.army, seed)
        self.at = 0

    def rename(self, name: str) -> None:
        """Another name for the list."""
        self.army = attrs.evolve(self.army, name=clean(name, LONGEST))

    def combines(self) -> bool:
        """Whether units may be combined and heroes join them at all."""
        return self.army.mode == COMBINING

    def _change(self, **values: object) -> None:
        other = changed(self.army.units[self.at], **values)
        before, after = self.army.units[: self.at], self.army.units[self.at + 1 :]
        self._units((*before, other, *after))

    def _units(self, units: tuple[ArmyUnit, ...]) -> None:
        self.army = attrs.evolve(self.army, units=units)


def _after(joins: int, gone: int) -> int:
    """The number of the unit a hero joins once another entry has gone."""
    if joins == gone:
        return -1
    return joins - (joins > gone)
