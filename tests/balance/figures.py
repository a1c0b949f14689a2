"""All figures that are published, counted from the records of the games."""

from collections.abc import Mapping, Sequence
from statistics import mean

import attrs

from starquest.content.catalog import Catalog
from starquest.play.modes.quest.record import RESULTS, GameRecord
from tests.balance.cells import COMPARED, STANDARD, Cell
from tests.balance.pace import Paced
from tests.balance.paired import Paired, paired
from tests.balance.shares import UNLOST, Share, danger, wins
from tests.balance.tempo import Minutes, Tempo, minutes, tempo

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
    """Everything the report tells; unless said otherwise of Standard, all sizes."""

    version: str
    bot: str
    games: int
    """Asked for, of each size."""
    cells: list[Played]
    factions: dict[str, Share]
    classes: dict[str, Share]
    """Wins of the parties with each class."""
    without: dict[str, Share]
    """Wins of the parties without it."""
    danger: list[Share]
    causes: list[dict[str, int]]
    """For each wave, how many games ended in it in each way."""
    challenges: dict[str, Paired]
    """What each of them alone does to a party of the size that plays all cells."""
    tempo: list[Tempo]
    minutes: dict[int, Minutes]
    """Of each size of party."""

    @property
    def sizes(self) -> dict[int, Share]:
        """Wins of each size of party."""
        return {cell.heroes: cell.wins for cell in self.cells if cell.difficulty == STANDARD}

    @property
    def difficulties(self) -> dict[str, Share]:
        """Wins at each difficulty, of the size that plays them all."""
        return {cell.difficulty: cell.wins for cell in self.cells if cell.heroes == COMPARED}


def figures(
    catalog: Catalog, version: str, bot: str, games: int, played: Mapping[Cell, Sequence[Paced]]
) -> Figures:
    """Count what was played."""
    last = catalog.quest.waves.last
    records = {cell: [game.record for game in some] for cell, some in played.items()}
    paced = [game for cell, some in played.items() if cell.main for game in some]
    standard = [game.record for game in paced]
    return Figures(
        version,
        bot,
        games,
        [_played(cell, some, last) for cell, some in records.items() if not cell.challenge],
        {name: wins(r for r in standard if r.faction == name) for name in catalog.factions},
        {name: wins(r for r in standard if name in r.heroes) for name in catalog.heroes},
        {name: wins(r for r in standard if name not in r.heroes) for name in catalog.heroes},
        danger(standard, last),
        [_causes(wave, standard) for wave in range(1, last + 1)],
        _challenges(records),
        tempo(paced, last),
        {cell.heroes: minutes(some, last) for cell, some in played.items() if cell.main},
    )


def _causes(wave: int, records: Records) -> dict[str, int]:
    ended = [record.result for record in records if record.waves_finished == wave - 1]
    return {result: ended.count(result) for result in RESULTS if result not in UNLOST}


def _challenges(records: Mapping[Cell, Records]) -> dict[str, Paired]:
    plain = [r for cell, some in records.items() if cell.main for r in some]
    return {c.challenge: paired(plain, some) for c, some in records.items() if c.challenge}


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
