"""The lines of the form for a new game: a title, the value, and how it is changed."""

from typing import NamedTuple

from starquest.content.catalog import Catalog
from starquest.desk.quest_form import Recruiting
from starquest.model.setup import CHALLENGES
from starquest.text.clean import clean
from starquest.text.locale import words, words_in, words_of

LONGEST = 16
"""Letters of a name."""


class Row(NamedTuple):
    """A line of a form."""

    id: str
    title: str
    value: str = ""
    typed: bool = False
    """Whether the value is typed; else it goes round."""


def form_rows(setup: Recruiting, catalog: Catalog) -> list[Row]:
    """Every choice of a new game as it stands."""
    size = str(len(setup.heroes))
    rows = [Row("start", _title("start")), Row("size", _title("size"), size)]
    for index in range(len(setup.heroes)):
        rows += _hero(setup, catalog, index)
    rows += _table(setup, catalog)
    for challenge in CHALLENGES:
        on = words("new_game.value.switch", on=challenge in setup.challenges)
        rows.append(Row(f"challenge:{challenge}", words_of("new_game.challenge")[challenge], on))
    seed = setup.seed or words("new_game.value.random")
    return [*rows, Row("seed", _title("seed"), seed, typed=True)]


def _title(line: str, number: int = 0) -> str:
    return words_in("new_game.line", line, number=number)


def _hero(setup: Recruiting, catalog: Catalog, index: int) -> list[Row]:
    hero = setup.heroes[index]
    kind = catalog.heroes[hero.kind].name
    magic = f" {hero.tradition.split('_')[0]}" if hero.tradition else ""
    called = clean(hero.name, LONGEST) if hero.name else kind
    player = clean(hero.player, LONGEST) if hero.player else words("new_game.value.you")
    return [
        Row(f"hero:{index}", _title("hero", index + 1), f"{kind}{magic}"),
        Row(f"name:{index}", _title("name"), called, typed=True),
        Row(f"player:{index}", _title("player"), player),
    ]


def _table(setup: Recruiting, catalog: Catalog) -> list[Row]:
    """Enemies, board and turns."""
    factions, themes = catalog.factions, catalog.themes
    nothing, chance = words("new_game.value.none"), words("new_game.value.random")
    enemies = factions[setup.faction].name if setup.faction in factions else chance
    second = factions[setup.second].name if setup.second else nothing
    theme = themes[setup.theme].name if setup.theme in themes else chance
    return [
        Row("faction", _title("faction"), enemies),
        Row("second", _title("second"), second),
        Row("board", _title("board"), words("new_game.value.board", small=setup.small)),
        Row("theme", _title("theme"), theme),
        Row("order", _title("order"), words("new_game.value.order", phases=setup.phases)),
    ]
