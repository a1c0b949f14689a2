"""The lines of the form for a new game: a title, the value, and how it is changed."""

from typing import NamedTuple

from starquest.content.catalog import Catalog
from starquest.desk.quest_form import Recruiting
from starquest.model.setup import CHALLENGES
from starquest.text.clean import clean

LONGEST = 16
"""Letters of a name."""
CHALLENGE_NAMES = {
    "boss": "Boss fights", "injuries": "Injuries", "alertness": "High alertness",
    "time": "Time of day", "weather": "Weather", "events": "Events",
}  # fmt: skip


class Row(NamedTuple):
    """A line of a form."""

    id: str
    title: str
    value: str = ""
    typed: bool = False
    """Whether the value is typed; else it goes round."""


def form_rows(setup: Recruiting, catalog: Catalog) -> list[Row]:
    """Every choice of a new game as it stands."""
    rows = [Row("start", "Start the mission"), Row("size", "Heroes", str(len(setup.heroes)))]
    for index in range(len(setup.heroes)):
        rows += _hero(setup, catalog, index)
    rows += _table(setup, catalog)
    for challenge in CHALLENGES:
        on = "on" if challenge in setup.challenges else "off"
        rows.append(Row(f"challenge:{challenge}", CHALLENGE_NAMES[challenge], on))
    return [*rows, Row("seed", "Seed", setup.seed or "random", typed=True)]


def _hero(setup: Recruiting, catalog: Catalog, index: int) -> list[Row]:
    hero = setup.heroes[index]
    kind = catalog.heroes[hero.kind].name
    magic = f" {hero.tradition.split('_')[0]}" if hero.tradition else ""
    called = clean(hero.name, LONGEST) if hero.name else kind
    player = clean(hero.player, LONGEST) if hero.player else "you"
    return [
        Row(f"hero:{index}", f"Hero {index + 1}", f"{kind}{magic}"),
        Row(f"name:{index}", "  name", called, typed=True),
        Row(f"player:{index}", "  player", player),
    ]


def _table(setup: Recruiting, catalog: Catalog) -> list[Row]:
    """Enemies, board and turns."""
    factions, themes = catalog.factions, catalog.themes
    return [
        Row("faction", "Enemies", factions[setup.faction].name if setup.faction in factions
            else "random"),
        Row("second", "  mixed with", factions[setup.second].name if setup.second else "none"),
        Row("board", "Board", "small 24x24" if setup.small else "standard 48x48"),
        Row("theme", "Theme", themes[setup.theme].name if setup.theme in themes else "random"),
        Row("order", "Turns", "phases" if setup.phases else "alternating"),
    ]  # fmt: skip
