"""Shares of games with what chance leaves open about them, and the danger of each wave."""

from collections.abc import Iterable, Sequence
from math import sqrt

import attrs

from starquest.play.modes.quest.record import UNFINISHED, GameRecord

Z = 1.959964
"""Standard deviations to each side of the middle that hold 95%."""
VICTORY = "victory"
UNLOST = (VICTORY, UNFINISHED)
"""How a game may end in a wave without being lost in it."""


def wilson(hits: int, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share; all of 0 to 1 where nothing was counted."""
    if not games:
        return 0.0, 1.0
    share, scale = hits / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z / scale * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@attrs.frozen
class Share:
    """So many of so many."""

    hits: int
    games: int

    @property
    def value(self) -> float:
        """From 0 to 1; 0 where nothing was counted."""
        return self.hits / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is, with 95% confidence."""
        return wilson(self.hits, self.games)

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        low, high = self.interval
        return (high - low) / 2


def wins(records: Iterable[GameRecord]) -> Share:
    """How many of some games were won."""
    results = [record.result for record in records]
    return Share(results.count(VICTORY), len(results))


def danger(records: Sequence[GameRecord], waves: int) -> list[Share]:
    """For each wave, how many of the games that started it were lost in it.

    A game that was given up as unfinished has started its wave and is not lost in it.
    """
    return [_lost_in(wave, records) for wave in range(1, waves + 1)]


def _lost_in(wave: int, records: Sequence[GameRecord]) -> Share:
    started = [record for record in records if record.waves_finished >= wave - 1]
    ended = [record for record in started if record.waves_finished == wave - 1]
    lost = [record for record in ended if record.result not in UNLOST]
    return Share(len(lost), len(started))
