"""The lines of the form for a new game: a title, the value, and how it is changed."""

from typing import NamedTuple

from starquest.content.catalog import Catalog
from starquest.content.difficulties import CUSTOM
from starquest.content.published_odds import OddsFound
from starquest.content.skies import skies
from starquest.desk.mission_dials import OFF, chosen
from starquest.desk.recruiting import Recruiting
from starquest.model.modes.quest.levers import LEVERS
from starquest.model.setup import CHALLENGES
from starquest.text.clean import clean
from starquest.text.locale import words, words_in, words_of
from starquest.text.odds import effect_beside

LONGEST = 16
"""Letters of a name."""


class Row(NamedTuple):
    """A line of a form."""

    id: str
    title: str
    value: str = ""
    typed: bool = False
    """Whether the value is typed; else it goes round."""
    notes: tuple[str, str] = ("", "")
    """What stands beside it if there is room: in full, and in few columns."""


def form_rows(
    setup: Recruiting, catalog: Catalog, found: OddsFound, *, plain: bool = False
) -> list[Row]:
    """Every choice of a new game as it stands, challenges with what was measured of them."""
    rows = [_row("start"), _row("size", str(len(setup.heroes)))]
    for index in range(len(setup.heroes)):
        rows += _hero(setup, catalog, index)
    rows += [*_hardness(setup, catalog), *_table(setup, catalog)]
    for challenge in CHALLENGES:
        picked = setup.picked.get(challenge, "")
        notes = effect_beside(found, challenge, picked, plain=plain)
        title = words_of("new_game.challenge")[challenge]
        value = _value(setup, catalog, challenge)
        rows.append(Row(f"challenge:{challenge}", title, value, notes=notes))
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


def _hardness(setup: Recruiting, catalog: Catalog) -> list[Row]:
    """Difficulty, the numbers of one's own if they are played with, and luck."""
    kind, named = catalog.difficulties.get(setup.difficulty), words_of("new_game.lever")
    rows = [_row("difficulty", kind.name if kind else words("odds.custom"))]
    if setup.difficulty == CUSTOM:
        own = [(lever, str(getattr(setup.custom, lever))) for lever in LEVERS]
        rows += [Row(f"lever:{lever}", named[lever], number) for lever, number in own]
    return [*rows, _row("luck", words_in("new_game.luck", setup.luck))]


def _value(setup: Recruiting, catalog: Catalog, challenge: str) -> str:
    """A challenge as it is chosen: off, on, rolled or picked."""
    value, kinds = chosen(setup, challenge), skies(catalog, challenge)
    if value in kinds:
        return kinds[value].name
    if value == OFF:
        return words("new_game.value.off")
    return words("new_game.value.rolled" if kinds else "new_game.value.on")


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
