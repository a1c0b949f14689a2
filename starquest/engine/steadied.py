"""Steadied dice: one die stands for all that are rolled at once, and every share is kept.

Of several dice the number that reaches a need is what is expected of it, rounded down, for
certain; the one die says whether it is one more. It says so for every need at once, so that sixes
are steadied with the successes they are part of. A single die is a plain roll.
"""

from functools import lru_cache

from starquest.model.settings import Luck, Settings

SIX = 6


def is_steadied(settings: Settings) -> bool:
    """Whether a game is played with steadied dice."""
    return settings.luck is Luck.STEADIED


def reaching(count: int, need: int, die: int) -> int:
    """How many of so many dice reach a need when the one die shows this."""
    return (count * (SIX + 1 - need) + die - 1) // SIX


def certain(count: int, need: int) -> int:
    """How many reach it whatever the die shows."""
    return reaching(count, need, 1)


def rest(count: int, need: int) -> int:
    """In how many sixths of all cases it is one more."""
    return count * (SIX + 1 - need) % SIX


@lru_cache(maxsize=1024)
def faces(count: int, die: int) -> tuple[int, ...]:
    """All dice that one stands for, the highest first."""
    found: tuple[int, ...] = ()
    for face in range(SIX, 0, -1):
        found += (face,) * (reaching(count, face, die) - len(found))
    return found
