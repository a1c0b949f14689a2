"""A quick duel of two army lists: many matches of program against program, and what they say.

The lists change sides from match to match and the tables go through the themes. The seeds are the
lists' own: the same two lists always play the same matches.
"""

import hashlib
from collections.abc import Iterator
from math import sqrt

import attrs

from starquest.content.armies.list_code import list_code
from starquest.content.catalog import Catalog
from starquest.model.army import ArmyList
from starquest.model.setup import MatchSetup
from starquest.play.games import GameSpec
from starquest.play.modes.match.record import WINNERS, MatchRecord

MATCHES = 200
PLAYS = "list"
"""The program that plays both sides: the quicker one."""
SURE = 1.959964
"""So many standard deviations to either side hold 95% of what comes by chance."""
LIMIT = 4_000
"""Commands after which a match is given up, and counts as a draw."""


@attrs.frozen
class Standing:
    """How one list has done against another so far."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def played(self) -> int:
        """How many matches there were."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The share of points won, half a point for a draw."""
        return (self.wins + self.draws / 2) / self.played if self.played else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is with 95% confidence, after Wilson; draws make it no wider."""
        count, share = self.played, self.share
        if not count:
            return 0.0, 1.0
        square = SURE * SURE
        middle = (share + square / (2 * count)) / (1 + square / count)
        spread = sqrt(share * (1 - share) / count + square / (4 * count * count))
        reach = SURE * spread / (1 + square / count)
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def after(self, result: int) -> "Standing":
        """One more match: won, drawn or lost."""
        return Standing(
            self.wins + (result > 0), self.draws + (result == 0), self.losses + (result < 0)
        )


def bouts(catalog: Catalog, mine: ArmyList, other: ArmyList) -> Iterator[GameSpec]:
    """The matches of a duel; in every second one the lists have changed sides."""
    themes, own = [*catalog.themes], seed_of(mine, other)
    for number in range(MATCHES):
        sides = (mine, other) if number % 2 == 0 else (other, mine)
        theme = themes[number // 2 % len(themes)]
        setup = MatchSetup(
            sides=sides,
            points=max(mine.points, other.points),
            theme=theme,
            minds=(PLAYS, PLAYS),
            special=catalog.themes[theme].raised,
        )
        yield GameSpec(own + number // 2, setup, bot="", limit=LIMIT)


def result_of(number: int, record: MatchRecord) -> int:
    """What a match of a duel was for the first list: 1 won, -1 lost, 0 neither."""
    won = WINNERS.index(record.winner)
    if won > 1:
        return 0
    return 1 if won == number % 2 else -1


def seed_of(mine: ArmyList, other: ArmyList) -> int:
    """The seed of the first match of two lists."""
    told = f"{list_code(mine)} {list_code(other)}".encode()
    return int.from_bytes(hashlib.sha256(told).digest()[:4])
