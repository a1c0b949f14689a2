"""What many games come to: a table for people."""

from collections.abc import Callable, Sequence
from statistics import mean, median

from starquest.content.loader import load_catalog
from starquest.play.modes.quest.record import RESULTS, GameRecord
from starquest.text.locale import words

Rows = list[tuple[str, ...]]


def results(records: Sequence[GameRecord]) -> str:
    """The results of all games, of each party size and of each faction, and the waves reached."""
    if not records:
        return words("results.none") + "\n"
    blocks = [
        _block("", records, lambda _: words("results.all")),
        _block(words("results.heroes"), records, lambda record: str(len(record.heroes))),
        _block(words("results.faction"), records, _horde),
        _waves(records),
    ]
    return "\n".join(blocks)


def _horde(record: GameRecord) -> str:
    return words("results.mixed") if "+" in record.faction else record.faction


def _block(title: str, records: Sequence[GameRecord], key: Callable[[GameRecord], str]) -> str:
    rows: Rows = [(title, *_columns())]
    for name in sorted({key(record) for record in records}):
        rows.append((name, *_figures([record for record in records if key(record) == name])))
    return aligned(rows)


def _columns() -> tuple[str, ...]:
    figures = words("results.waves"), words("results.mean_score"), words("results.median")
    return words("results.games"), *RESULTS, *figures


def _figures(records: Sequence[GameRecord]) -> list[str]:
    """The figures of some games, one for each column."""
    scores = [record.score for record in records]
    return [
        str(len(records)),
        *[str(sum(record.result == result for record in records)) for result in RESULTS],
        f"{mean(record.waves_finished for record in records):.1f}",
        f"{mean(scores):.1f}",
        f"{median(scores):.1f}",
    ]


def _waves(records: Sequence[GameRecord]) -> str:
    """How many games finished exactly so many waves."""
    waves = range(load_catalog().quest.waves.last + 1)
    counts = [sum(record.waves_finished == wave for record in records) for wave in waves]
    return aligned(
        [
            (words("results.waves_finished"), *map(str, waves)),
            (words("results.games"), *map(str, counts)),
        ]
    )


def aligned(rows: Rows) -> str:
    """Rows in columns: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "".join(
        row[0].ljust(widths[0])
        + "".join(f"  {cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))
        + "\n"
        for row in rows
    )
