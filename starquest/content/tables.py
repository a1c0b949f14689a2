"""Tables that dice choose from: every roll has its row, once, and the rows make sense."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise

from starquest.content.catalog import Catalog
from starquest.content.fault import Fault, fault
from starquest.content.names import unknown
from starquest.content.problem import Found, Problem
from starquest.content.treasure import Find, TreasureDef

DIE = range(1, 7)
TWO_DICE = tuple(10 * first + second for first in DIE for second in DIE)
TOKEN = range(1, 10)
"""A die with every bonus there is."""
LEVELS = range(2, 16)

TABLES: Mapping[str, tuple[str, Collection[int]]] = {
    "events": ("roll", TWO_DICE),
    "injuries": ("roll", DIE),
    "alertness": ("rolls", DIE),
    "times": ("rolls", DIE),
    "weather": ("rolls", DIE),
    "treasure": ("rolls", TOKEN),
    "levels": ("level", LEVELS),
}
"""The field that places an entry in its table, and what the fields together must cover."""

Names = Mapping[str, Collection[str]]
Row = tuple[str, Iterable[int]]
"""A path and the rolls that are written there."""


def table_problems(catalog: Catalog, names: Names) -> Iterator[Problem]:
    """Every problem of the tables; `names` has the ids of each file that could be read at all."""
    for stem in TABLES:
        yield from (Problem(f"{stem}.toml", *found) for found in _table(catalog, names, stem))
    for stem in ("times", "weather"):
        yield from (Problem(f"{stem}.toml", *found) for found in _sequence(catalog, names, stem))
    yield from (Problem("treasure.toml", *found) for found in _treasure(catalog))
    yield from (Problem("levels.toml", *found) for found in _levels(catalog))
    yield from (Problem("items.toml", *found) for found in _items(catalog, names))


def _whole(catalog: Catalog, names: Names, stem: str) -> bool:
    """Whether all entries of a file are sound; else the others would be blamed for the gaps."""
    return len(getattr(catalog, stem)) == len(names.get(stem, "?"))


def _table(catalog: Catalog, names: Names, stem: str) -> Iterator[Found]:
    field, wanted = TABLES[stem]
    written = {f"{k}.{field}": getattr(e, field) for k, e in getattr(catalog, stem).items()}
    rows = [(path, [at] if isinstance(at, int) else at) for path, at in written.items()]
    yield from _clashes(rows, wanted)
    if _whole(catalog, names, stem):
        yield from _gaps("", rows, wanted)


def _clashes(rows: Iterable[Row], wanted: Collection[int]) -> Iterator[Found]:
    taken: dict[int, str] = {}
    for path, rolls in rows:
        for roll in rolls:
            if roll not in wanted:
                yield path, fault("problems.roll.none", roll=roll)
            elif roll in taken:
                yield path, fault("problems.roll.taken", roll=roll, other=taken[roll])
            else:
                taken[roll] = path


def _gaps(path: str, rows: Iterable[Row], wanted: Collection[int]) -> Iterator[Found]:
    given = {roll for _, rolls in rows for roll in rolls}
    if missing := [str(roll) for roll in wanted if roll not in given]:
        yield path, fault("problems.roll.gap", rolls=", ".join(missing))


def _sequence(catalog: Catalog, names: Names, stem: str) -> Iterator[Found]:
    valid = names.get(stem, ())
    for key, entry in getattr(catalog, stem).items():
        if entry.then and entry.then not in valid:
            yield f"{key}.then", unknown(stem.removesuffix("s"), entry.then, valid)


def _treasure(catalog: Catalog) -> Iterator[Found]:
    for entry in catalog.treasure.values():
        path = f"{entry.id}.finds"
        if entry.kind == "trove":
            if entry.finds:
                yield path, fault("problems.find.trove")
            continue
        rows = [(f"{path}[{at}].rolls", find.rolls) for at, find in enumerate(entry.finds)]
        yield from _clashes(rows, DIE)
        yield from _gaps(path, rows, DIE)
        yield from _finds(entry)


def _finds(entry: TreasureDef) -> Iterator[Found]:
    hazard = entry.kind == "hazard"
    for at, find in enumerate(entry.finds):
        path = f"{entry.id}.finds[{at}]"
        if len(held := _held(find)) > 1:
            yield path, _several(*held)
        elif held and hazard != ("condition" in held):
            yield path, fault("problems.find.hazard")


def _several(first: str, second: str, third: str = "") -> Fault:
    return fault("problems.find.several", first=first, second=second, third=third)


def _held(find: Find) -> list[str]:
    return [name for name in ("item", "credits", "condition") if getattr(find, name)]


def _levels(catalog: Catalog) -> Iterator[Found]:
    rising = sorted(catalog.levels.values(), key=lambda entry: entry.level)
    for entry in rising:
        if entry.id != f"level_{entry.level}":
            yield f"{entry.id}.level", fault("problems.level.id", level=entry.level)
    for lower, upper in pairwise(rising):
        if upper.xp <= lower.xp:
            yield f"{upper.id}.xp", fault("problems.level.xp", xp=lower.xp, level=lower.id)


def _items(catalog: Catalog, names: Names) -> Iterator[Found]:
    hidden = {find.item for entry in catalog.treasure.values() for find in entry.finds}
    for item in catalog.items.values():
        if item.resale != item.price // 2:
            yield (
                f"{item.id}.resale",
                fault("problems.item.resale", resale=item.resale, half=item.price // 2),
            )
        if item.found != (item.id in hidden) and _whole(catalog, names, "treasure"):
            yield f"{item.id}.found", fault("problems.item.found", found=item.found)
