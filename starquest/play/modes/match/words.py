"""Words of the command line turned into a match: two armies, points, board, who plays."""

from starquest.content.catalog import Catalog
from starquest.engine.mode import MODES
from starquest.engine.modes.field.zones import NARROWEST
from starquest.model.army import ArmyList
from starquest.model.modes.match import FULL, STANDARD, MatchSetup
from starquest.play.modes.match.armies import made_army
from starquest.play.modes.quest.words import BadChoice, listed, pick
from starquest.text.locale import words

LIST = "list"
"""The program that plays a side where nothing else is said."""
SIDES = 2
BOARDS = {"standard": STANDARD, "medium": 40, "small": NARROWEST}


def read_match(
    catalog: Catalog,
    armies: str = "cinder_raiders,vant_syndicate",
    *,
    points: int = FULL,
    board: str = "standard",
    theme: str = "ruined_city",
    players: tuple[str, ...] = (),
    against: str = LIST,
) -> MatchSetup:
    """The match some words describe; raises BadChoice for the first that means nothing."""
    named = armies.split(",")
    if len(named) != SIDES:
        raise BadChoice(words("matches.armies", factions=listed(catalog.factions)))
    size = BOARDS[pick("board", board, BOARDS)]
    names = (*players, "", "")[:SIDES]
    return MatchSetup(
        sides=(read_army(catalog, named[0], points), read_army(catalog, named[1], points)),
        points=points,
        theme=pick("theme", theme, catalog.themes),
        width=size,
        height=size,
        names=(names[0], names[1]),
        minds=("", "" if len(players) == SIDES else read_mind(against)),
    )


def read_army(catalog: Catalog, word: str, points: int) -> ArmyList:
    """An army by the name of its faction."""
    return made_army(catalog, pick("faction", word, catalog.factions), points)


def read_mind(word: str) -> str:
    """A program that can play an army."""
    return pick("bot", word, MODES["match"].minds)
