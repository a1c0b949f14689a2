"""Words of the command line turned into a match: two armies, points, board, who plays."""

from collections.abc import Callable

from starquest.content.catalog import Catalog
from starquest.content.problem import DataError
from starquest.engine.mode import MODES
from starquest.engine.modes.field.zones import NARROWEST
from starquest.model.army import ArmyList
from starquest.model.modes.match import FULL, STANDARD, MatchSetup
from starquest.play.modes.quest.words import BadChoice, listed, pick
from starquest.text.locale import words
from starquest.text.problems import told_problem

Finder = Callable[[Catalog, str, int], ArmyList]
"""Finds the list a word means for so many points, or raises DataError."""
LIST = "list"
"""The program that plays a side where nothing else is said."""
SIDES = 2
BOARDS = {"standard": STANDARD, "medium": 40, "small": NARROWEST}


def read_match(  # noqa: PLR0913 - the words of a command line
    catalog: Catalog,
    armies: str = "cinder_raiders,vant_syndicate",
    *,
    points: int = FULL,
    board: str = "standard",
    theme: str = "ruined_city",
    players: tuple[str, ...] = (),
    against: str = LIST,
    special: bool | None = None,
    find: Finder,
) -> MatchSetup:
    """The match some words describe; raises BadChoice for the first that means nothing."""
    named = armies.split(",")
    if len(named) != SIDES:
        raise BadChoice(words("matches.armies", factions=listed(catalog.factions)))
    size = BOARDS[pick("board", board, BOARDS)]
    names = (*players, "", "")[:SIDES]
    place = pick("theme", theme, catalog.themes)
    return MatchSetup(
        sides=(
            read_army(catalog, named[0], points, find),
            read_army(catalog, named[1], points, find),
        ),
        points=points,
        theme=place,
        width=size,
        height=size,
        names=(names[0], names[1]),
        minds=("", "" if len(players) == SIDES else read_mind(against)),
        special=catalog.themes[place].raised if special is None else special,
    )


def read_army(catalog: Catalog, word: str, points: int, find: Finder) -> ArmyList:
    """An army by its faction, or by the name, file or code of its list."""
    try:
        army = find(catalog, word, points)
    except DataError as error:
        told = "; ".join(told_problem(row) for row in error.problems)
        factions = listed(catalog.factions)
        raise BadChoice(words("matches.list", problems=told, factions=factions)) from None
    if army.points > points:
        raise BadChoice(words("matches.points", name=army.name, points=army.points, most=points))
    return army


def read_mind(word: str) -> str:
    """A program that can play an army."""
    return pick("bot", word, MODES["match"].minds)
