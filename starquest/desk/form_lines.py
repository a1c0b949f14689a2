"""The lines of the form for a new game: a title, the value, and how it is changed."""

from typing import NamedTuple

from starquest.content.catalog import Catalog
from starquest.desk.quest_form import Recruiting
from starquest.model.setup import CHALLENGES
from starquest.text.clean import clean
from starquest.text.locale import words, words_of

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
    rows = [_row("start"), _row("size", str(len(setup.heroes)))]
    for index in range(len(setup.heroes)):
        rows += _hero(setup, catalog, index)
    rows += _table(setup, catalog)
    for challenge in CHALLENGES:
        title = words_of("new_game.challenge")[challenge]
        on = challenge in setup.challenges
        value = words("new_game.value.on" if on else "new_game.value.off")
        rows.append(Row(f"challenge:{challenge}", title, value))
    return [*rows, _row("seed", setup.seed or words("new_game.random"), typed=True)]


def _row(name: str, value: str = "", index: int | None = None, *, typed: bool = False) -> Row:
    """A line that is called by its id; lines about a hero have its number too."""
    title = words_of("new_game.row")[name]
    return Row(name if index is None else f"{name}:{index}", title, value, typed=typed)


def _hero(setup: Recruiting, catalog: Catalog, index: int) -> list[Row]:
    hero = setup.heroes[index]
    kind = catalog.heroes[hero.kind].name
    magic = hero.tradition.split("_")[0]
    called = clean(hero.name, LONGEST) if hero.name else kind
    player = clean(hero.player, LONGEST) if hero.player else words("new_game.you")
    title = words("new_game.hero", number=index + 1)
    return [
        Row(f"hero:{index}", title, words("new_game.class", name=kind, tradition=magic)),
        _row("name", called, index, typed=True),
        _row("player", player, index),
    ]


def _table(setup: Recruiting, catalog: Catalog) -> list[Row]:
    """Enemies, board and turns."""
    factions, themes = catalog.factions, catalog.themes
    random, none = words("new_game.random"), words("new_game.none")
    board = words("new_game.value.small" if setup.small else "new_game.value.standard")
    order = words("new_game.value.phases" if setup.phases else "new_game.value.alternating")
    return [
        _row("faction", factions[setup.faction].name if setup.faction in factions else random),
        _row("second", factions[setup.second].name if setup.second else none),
        _row("board", board),
        _row("theme", themes[setup.theme].name if setup.theme in themes else random),
        _row("order", order),
        _row("sight", words_of("new_game.sight")[setup.sight]),
    ]
