"""The games that are played: a cell for each size of party, other difficulty and challenge."""

from collections.abc import Iterator

import attrs

from starquest.content.catalog import Catalog
from starquest.model.setup import CHALLENGES
from starquest.play.games import GameSpec
from starquest.play.modes.quest.spread import Wishes, quest_for
from starquest.play.modes.quest.words import fits_small

BOT = "greedy"
STANDARD = "standard"
OTHERS = ("story", "veteran")
COMPARED = 3
"""The size of party that plays the other difficulties and the challenges."""
APART = 10_000
"""How far the seeds of one size are from those of the next."""


@attrs.frozen
class Cell:
    """Games that differ only by their seeds."""

    heroes: int
    difficulty: str
    games: int
    challenge: str = ""
    """The only one that is on."""

    @property
    def name(self) -> str:
        """Words that no other cell has."""
        return f"{self.heroes} {self.challenge or self.difficulty}"

    @property
    def main(self) -> bool:
        """Whether the rates are read off its games: Standard, and nothing besides."""
        return self.difficulty == STANDARD and not self.challenge

    @property
    def first(self) -> int:
        """The seed of the first game; a size plays the same seeds in all its cells."""
        return self.heroes * APART + 1

    @property
    def last(self) -> int:
        """The seed of the last game."""
        return self.first + self.games - 1


def cells(catalog: Catalog, games: int) -> list[Cell]:
    """All cells; the other difficulties have three fifths of the games.

    A challenge is paired with the plain games, so it has as many.
    """
    party, fewer = catalog.quest.party, max(1, games * 3 // 5)
    sizes = [Cell(size, STANDARD, games) for size in range(party.fewest, party.most + 1)]
    others = [Cell(COMPARED, other, fewer) for other in OTHERS]
    return sizes + others + [Cell(COMPARED, STANDARD, games, name) for name in CHALLENGES]


def specs_of(catalog: Catalog, cell: Cell, bot: str = BOT) -> Iterator[GameSpec]:
    """The games of a cell: the factions take turns, the classes are drawn by the seed."""
    factions = list(catalog.factions)
    for seed in range(cell.first, cell.last + 1):
        wishes = Wishes(
            party=cell.heroes,
            factions=(factions[seed % len(factions)],),
            small=fits_small(catalog, cell.heroes),
            challenges=(cell.challenge,) if cell.challenge else (),
            difficulty=cell.difficulty,
        )
        yield GameSpec(seed, quest_for(catalog, seed, wishes), bot)
