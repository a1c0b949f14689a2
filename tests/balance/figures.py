"""All figures that are published, counted from the records of the games."""

from collections.abc import Mapping, Sequence
from statistics import mean

import attrs

from starquest.content.catalog import Catalog
from starquest.play.modes.quest.record import RESULTS, GameRecord
from tests.balance.cells import BOT, COMPARED, STANDARD, Cell
from tests.balance.shares import Share, danger, wins

Records = Sequence[GameRecord]


@attrs.frozen
class Played:
    """What one cell came to."""

    heroes: int
    difficulty: str
    first: int
    last: int
    wins: Share
    waves: float
    """The mean of the waves finished."""
    results: dict[str, int]
    """How many games ended in each way."""
    danger: list[Share]


@attrs.frozen
class Figures:
    """Everything the report tells; factions, classes and danger are of Standard, all sizes."""

    version: str
    bot: str
    games: int
    """Asked for, of each size."""
    cells: list[Played]
    factions: dict[str, Share]
    classes: dict[str, Share]
    danger: list[Share]

    @property
    def sizes(self) -> dict[int, Share]:
        """Wins of each size of party."""
        return {cell.heroes: cell.wins for cell in self.cells if cell.difficulty == STANDARD}

    @property
    def difficulties(self) -> dict[str, Share]:
        """Wins at each difficulty, of the size that plays them all."""
        return {cell.difficulty: cell.wins for cell in self.cells if cell.heroes == COMPARED}


def figures(catalog: Catalog, version: str, games: int, records: Mapping[Cell, Records]) -> Figures:
    """Count what was played."""
    last = catalog.quest.waves.last
    standard = [r for cell, some in records.items() if cell.difficulty == STANDARD for r in some]
    return Figures(
        version,
        BOT,
        games,
        [_played(cell, some, last) for cell, some in records.items()],
        {name: wins(r for r in standard if r.faction == name) for name in catalog.factions},
        {name: wins(r for r in standard if name in r.heroes) for name in catalog.heroes},
        danger(standard, last),
    )


def _played(cell: Cell, records: Records, last: int) -> Played:
    results = [record.result for record in records]
    return Played(
        cell.heroes,
        cell.difficulty,
        cell.first,
        cell.last,
        wins(records),
        round(mean(record.waves_finished for record in records), 2),
        {result: results.count(result) for result in RESULTS},
        danger(records, last),
    )
