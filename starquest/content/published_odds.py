"""The odds of the reference bot, data/odds.toml: what the form for a new game and the codex show.

It is no part of the catalog: other odds make no other game, so no run depends on its hash, and a
game without the file, or with one of other numbers, is played all the same.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import attrs

from starquest.content.catalog import Catalog
from starquest.content.checks import Between
from starquest.content.converter import data_converter
from starquest.content.failures import failures
from starquest.content.fault import fault
from starquest.content.fields import Id, Name
from starquest.content.names import unknown
from starquest.content.paths import data_directory
from starquest.content.problem import Found, Problem
from starquest.content.skies import skies
from starquest.content.tuned import digest_of
from starquest.model.frozen import frozen
from starquest.model.modes.quest.setup import CHALLENGES, SKIES

FILE = "odds.toml"
Share = Annotated[int, Between(0, 1000)]
"""A share of games in tenths of a percent."""
WHOLE = 1000
Games = Annotated[int, Between(0, 10_000_000)]


@frozen
class OddsCell:
    """How often the bot won with so many heroes at one difficulty."""

    heroes: Annotated[int, Between(1, 99)]
    difficulty: Id
    won: Games
    games: Games
    low: Share
    high: Share
    """The ends of the interval that holds the true share with 95% confidence."""


@frozen
class Effect:
    """What a challenge changes, in tenths of a point of the share of games won."""

    effect: Annotated[int, Between(-1000, 1000)]
    reach: Share
    """How far the truth may be to either side, with 95% confidence."""
    games: Games
    heroes: Annotated[int, Between(1, 99)]
    """In each party."""


@frozen
class PublishedOdds:
    """Everything that was measured; of challenges only what has been."""

    version: Name
    bot: Id
    games: Games
    """Asked for, of each size of party."""
    data: Name
    """The digest of the numbers that were played with."""
    cells: tuple[OddsCell, ...]
    challenges: Mapping[str, Effect] = attrs.Factory(dict)
    """By challenge, or by what was picked for it."""

    def cell(self, heroes: int, difficulty: str) -> OddsCell | None:
        """What was measured for a party of this size; None for nothing."""
        found = (c for c in self.cells if (c.heroes, c.difficulty) == (heroes, difficulty))
        return next(found, None)


@frozen
class OddsFound:
    """The odds that there are, and whether they are of the numbers played with."""

    odds: PublishedOdds | None = None
    outdated: bool = False


def read_odds(directory: Path) -> tuple[PublishedOdds | None, list[Problem]]:
    """The odds of a data folder, if there are any, and what is wrong with them."""
    try:
        plain: Any = tomllib.loads((directory / FILE).read_text("utf-8"))
        odds = data_converter().structure(plain, PublishedOdds)
    except FileNotFoundError:
        return None, []
    except OSError as error:
        told = fault("problems.file.unreadable", reason=error.strerror or str(error))
    except UnicodeDecodeError as error:
        told = fault("problems.file.utf_8", byte=error.start)
    except tomllib.TOMLDecodeError as error:
        told = fault("problems.file.toml", reason=str(error))
    except Exception as error:  # noqa: BLE001 - whatever a hook raises is a defect of the data
        return None, [Problem(FILE, found.path, found.fault) for found in failures(error)]
    else:
        wrong = [Problem(FILE, path, told) for path, told in _contradictions(odds)]
        return (None if wrong else odds), wrong
    return None, [Problem(FILE, "", told)]


def _contradictions(odds: PublishedOdds) -> Iterator[Found]:
    """What no counting of games can have come to."""
    told: list[tuple[int, str]] = []
    for at, cell in enumerate(odds.cells):
        if cell.won > cell.games:
            yield f"cells[{at}].won", fault("problems.odds.won", won=cell.won, games=cell.games)
        elif not cell.low * cell.games <= WHOLE * cell.won <= cell.high * cell.games:
            yield f"cells[{at}]", fault("problems.odds.interval", low=cell.low, high=cell.high)
        if (cell.heroes, cell.difficulty) in told:
            yield f"cells[{at}]", fault("problems.odds.twice")
        told.append((cell.heroes, cell.difficulty))


def strange_names(odds: PublishedOdds, catalog: Catalog) -> list[Problem]:
    """Difficulties and challenges that are measured and that the catalog does not have."""
    known = [*CHALLENGES, *[name for kind in SKIES for name in skies(catalog, kind)]]
    named = [(f"cells[{at}].difficulty", cell.difficulty) for at, cell in enumerate(odds.cells)]
    wrong = [
        (path, unknown("difficulty", name, catalog.difficulties))
        for path, name in named
        if name not in catalog.difficulties
    ]
    wrong += [
        (f"challenges.{name}", unknown("challenge", name, known))
        for name in odds.challenges
        if name not in known
    ]
    return [Problem(FILE, path, told) for path, told in wrong]


@cache
def load_odds(directory: Path | None = None) -> OddsFound:
    """The odds to show; a file that is not sound is as good as none."""
    folder = directory or data_directory()
    odds, _ = read_odds(folder)
    return OddsFound(odds, outdated=odds is not None and odds.data != digest_of(folder))
