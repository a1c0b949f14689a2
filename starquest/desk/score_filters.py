"""Finished runs sorted out: filters of the table, and the best of each class, faction and size."""

from collections.abc import Callable, Iterator, Sequence

from starquest.content.catalog import Catalog
from starquest.play.scores import Score
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.text.rule_numbers import quest_numbers

Wanted = Callable[[Score], bool]
QUEST = "quest"
SIZES = (2, 3, 4)


def filters(records: Sequence[Score], catalog: Catalog) -> list[tuple[str, Wanted]]:
    """What can be asked for, by name; nothing that no run would answer."""
    found = [*_plain(), *_sizes(), *_classes(catalog), *_factions(catalog)]
    first, *others = found
    return [first, *[one for one in others if any(map(one[1], records))]]


def filtered(records: Sequence[Score], at: int, catalog: Catalog) -> tuple[str, list[Score]]:
    """The name of a filter and what it lets through; daily runs side by side, the newest first."""
    name, wanted = filters(records, catalog)[at]
    found = [record for record in records if wanted(record)]
    if name == words("runs.filter.daily"):
        found.sort(key=lambda record: record.daily, reverse=True)
    return name, found


def bests(records: Sequence[Score], catalog: Catalog) -> list[str]:
    """The best ranked run of each size, class and faction."""
    ranked = [record for record in records if record.ranked and record.summary.mode == QUEST]
    if not ranked:
        return [words("runs.filter.best_none")]
    lines: list[str] = []
    for group in (_sizes(), _classes(catalog), _factions(catalog)):
        lines += [_best(name, found) for name, wanted in group if (found := _of(ranked, wanted))]
        lines.append("")
    return lines[:-1]


def _of(records: Sequence[Score], wanted: Wanted) -> list[Score]:
    return [record for record in records if wanted(record)]


def _best(name: str, records: Sequence[Score]) -> str:
    best = max(records, key=lambda record: (record.summary.score, record.summary.finished))
    summary = best.summary
    return words(
        "runs.filter.best", what=name, score=summary.score, waves=summary.finished,
        name=clean(best.name),
    )  # fmt: skip


def _plain() -> Iterator[tuple[str, Wanted]]:
    last = quest_numbers().waves.last
    yield words("runs.filter.all"), lambda _: True
    yield words("runs.filter.ranked"), lambda record: record.ranked
    yield words("runs.filter.missions"), lambda record: record.summary.mode == QUEST
    yield words("runs.filter.matches"), lambda record: record.fight is not None
    yield words("runs.filter.daily"), lambda record: bool(record.daily)
    yield words("runs.filter.victory"), lambda record: record.summary.finished >= last


def _sizes() -> Iterator[tuple[str, Wanted]]:
    for size in SIZES:
        name = words("runs.filter.size", heroes=size)
        yield name, lambda record, size=size: len(record.summary.party) == size  # type: ignore[misc]


def _classes(catalog: Catalog) -> Iterator[tuple[str, Wanted]]:
    for kind, row in catalog.heroes.items():
        yield row.name, lambda record, kind=kind: any(h[0] == kind for h in record.summary.party)  # type: ignore[misc]


def _factions(catalog: Catalog) -> Iterator[tuple[str, Wanted]]:
    for kind, row in catalog.factions.items():
        yield row.name, lambda record, kind=kind: kind in record.summary.factions  # type: ignore[misc]
