"""What one change does to the share of games won, the same seeds with it and without."""

from collections.abc import Iterable
from math import sqrt

import attrs

from starquest.play.modes.quest.record import GameRecord
from tests.balance.shares import VICTORY, Z


@attrs.frozen
class Paired:
    """So many pairs of games, and how many of them went differently."""

    games: int
    gained: int
    """Won only with the change."""
    lost: int
    """Won only without it."""

    @property
    def effect(self) -> float:
        """The difference of the shares, from -1 to 1."""
        return (self.gained - self.lost) / self.games if self.games else 0.0

    @property
    def reach(self) -> float:
        """How far the truth is to each side at most, with 95% confidence.

        Half a pair is added to each way a pair can go (Agresti and Min), for small numbers.
        """
        gained, lost, games = self.gained + 0.5, self.lost + 0.5, self.games + 2
        return Z * sqrt(gained + lost - (gained - lost) ** 2 / games) / games


def paired(plain: Iterable[GameRecord], changed: Iterable[GameRecord]) -> Paired:
    """The pairs of games with the same seed."""
    without = {record.seed: record.result == VICTORY for record in plain}
    pairs = [(without[r.seed], r.result == VICTORY) for r in changed if r.seed in without]
    return Paired(len(pairs), pairs.count((False, True)), pairs.count((True, False)))
