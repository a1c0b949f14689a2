"""Words of the command line turned into a skirmish: two armies, points, board, who plays."""

import attrs

from starquest.content.catalog import Catalog
from starquest.model.modes.skirmish import RULES, SkirmishSetup
from starquest.play.modes.quest.words import BadChoice, listed, parse_board, pick
from starquest.play.modes.skirmish.forces import force
from starquest.text.locale import words

LIST = "list"
"""The program that plays a side where no person does."""
FEWEST, MOST = 50, 1000
"""Points of a side."""
ROUNDS = 6
SIDES = 2
SIZES = {False: 48, True: 24}


def read_skirmish(
    catalog: Catalog,
    armies: str = "cinder_raiders,vant_syndicate",
    *,
    points: int = 200,
    board: str = "standard",
    theme: str = "ruined_city",
    players: tuple[str, ...] = (),
    special: bool | None = None,
) -> SkirmishSetup:
    """The skirmish some words describe; raises BadChoice for the first that means nothing."""
    factions = [pick("faction", word, catalog.factions) for word in armies.split(",")]
    if len(factions) != SIDES:
        raise BadChoice(words("skirmishes.armies", factions=listed(catalog.factions)))
    size = SIZES[parse_board(board)]
    names = (*players, "", "")[:SIDES]
    place = pick("theme", theme, catalog.themes)
    leaps = catalog.themes[place].raised if special is None else special
    return SkirmishSetup(
        one=force(catalog, factions[0], points),
        two=force(catalog, factions[1], points),
        theme=place,
        width=size,
        height=size,
        settings=attrs.evolve(RULES, rounds=ROUNDS, special=leaps),
        names=(names[0], names[1]),
        minds=("", "" if len(players) == SIDES else LIST),
    )
