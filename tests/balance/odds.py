"""The table the form for a new game shows, data/odds.toml, written from the figures."""

from collections.abc import Mapping

from starquest.content.paths import data_directory
from starquest.content.published_odds import FILE
from tests.balance.cells import COMPARED
from tests.balance.figures import Figures, Played
from tests.balance.paired import Paired

ODDS = data_directory() / FILE
HEAD = """\
# Written by `make balance`: how often the reference bot wins. Shares are tenths of a percent,
# effects of challenges tenths of a point; intervals are of 95%.
"""


def odds_of(found: Figures, data: str) -> str:
    """The file: a table for each cell, and one for each challenge that was measured."""
    head: dict[str, int | str] = {
        "version": found.version,
        "bot": found.bot,
        "games": found.games,
        "data": data,
    }
    parts = [HEAD + _lines(head)]
    parts += ["[[cells]]\n" + _lines(_cell(cell)) for cell in found.cells]
    for name, pairs in found.challenges.items():
        parts.append(f"[challenges.{name}]\n" + _lines(_effect(pairs)))
    return "\n".join(parts)


def _cell(cell: Played) -> dict[str, int | str]:
    low, high = cell.wins.interval
    return {
        "heroes": cell.heroes,
        "difficulty": cell.difficulty,
        "won": cell.wins.hits,
        "games": cell.wins.games,
        "low": round(low * 1000),
        "high": round(high * 1000),
    }


def _effect(pairs: Paired) -> dict[str, int | str]:
    effect, reach = round(pairs.effect * 1000), round(pairs.reach * 1000)
    return {"effect": effect, "reach": reach, "games": pairs.games, "heroes": COMPARED}


def _lines(told: Mapping[str, int | str]) -> str:
    values = {key: f'"{value}"' if isinstance(value, str) else value for key, value in told.items()}
    return "".join(f"{key} = {value}\n" for key, value in values.items())
