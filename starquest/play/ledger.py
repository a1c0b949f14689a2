"""The ledger of matches: what each list came to against each seat, counted from finished runs."""

from collections.abc import Iterable

import attrs

from starquest.model.setup import MatchSetup, Setup
from starquest.model.state import GameState

PERSON = ""
"""The seat of a person; any other is called by its program."""


@attrs.frozen
class Fought:
    """One side of a finished match."""

    list: str
    """What its list is called."""
    points: int
    """What the list may cost."""
    mind: str = PERSON
    """The program that played it."""


@attrs.frozen
class Fight:
    """Who fought a match, and who won."""

    sides: tuple[Fought, ...] = ()
    winner: int = -1
    """The side that won; -1 for a draw."""


@attrs.define
class Tally:
    """Wins, draws and losses."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def played(self) -> int:
        """How many matches there were."""
        return self.wins + self.draws + self.losses


Ledger = dict[tuple[str, int], dict[str, Tally]]
"""By a list and its points, then by who played the other side."""


def fight_of(setup: Setup, state: GameState) -> Fight | None:
    """The sides of a match that is over; None for a run of another mode."""
    if not isinstance(setup, MatchSetup) or state.outcome is None:
        return None
    sides = [
        Fought(army.name, army.points, mind)
        for army, mind in zip(setup.sides, setup.minds, strict=True)
    ]
    return Fight(tuple(sides), state.outcome.winner)


def ledger(fights: Iterable[Fight | None]) -> Ledger:
    """Every list with what it came to; the one that was played most comes first."""
    found: Ledger = {}
    for fight in fights:
        if fight is not None and len(fight.sides) > 1:
            for side in (0, 1):
                _count(found, fight, side)
    return dict(sorted(found.items(), key=lambda row: (-_played(row[1]), row[0])))


def _count(found: Ledger, fight: Fight, side: int) -> None:
    mine, other = fight.sides[side], fight.sides[1 - side]
    tally = found.setdefault((mine.list, mine.points), {}).setdefault(other.mind, Tally())
    if fight.winner < 0:
        tally.draws += 1
    elif fight.winner == side:
        tally.wins += 1
    else:
        tally.losses += 1


def _played(seats: dict[str, Tally]) -> int:
    return sum(tally.played for tally in seats.values())
