"""The mission of a day: seed and settings from its date alone, the same for everybody."""

from collections.abc import Sequence

from starquest.content.catalog import Catalog
from starquest.model.dice import GAMMA, mix
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit

NAME = "daily"
SEEDS = 1 << 32
MOST_CHALLENGES = 2
FEWEST, MOST = 2, 4
"""Heroes of a party."""


class _Draws:
    """Numbers from a date, one after the other."""

    def __init__(self, day: str) -> None:
        self._at = int.from_bytes(day.encode("ascii", "replace"), "big")

    def below(self, count: int) -> int:
        """The next number below a count."""
        self._at += GAMMA
        return mix(mix(self._at) ^ (self._at >> 64)) % count

    def some(self, names: Sequence[str], count: int) -> tuple[str, ...]:
        """So many different names, in the order in which they are drawn."""
        left, found = list(names), list[str]()
        for _ in range(count):
            found.append(left.pop(self.below(len(left))))
        return tuple(found)


def daily(day: str, catalog: Catalog) -> tuple[QuestSetup, int]:
    """The mission of a day such as 2026-11-18, and its seed."""
    draws = _Draws(day)
    heroes = FEWEST + draws.below(MOST - FEWEST + 1)
    party = draws.some(sorted(catalog.heroes), heroes)
    faction = draws.some(sorted(catalog.factions), 1)
    theme = draws.some(sorted(catalog.flat_themes), 1)[0]
    drawn = draws.some(CHALLENGES, draws.below(MOST_CHALLENGES + 1))
    challenges = tuple(name for name in CHALLENGES if name in drawn)
    setup = QuestSetup(
        tuple(Recruit(kind) for kind in party),
        faction,
        small=heroes == FEWEST,
        theme=theme,
        challenges=challenges,
    )
    return setup, draws.below(SEEDS)


def run_name(day: str) -> str:
    """What the run of a day is called."""
    return f"{NAME}-{day}"
