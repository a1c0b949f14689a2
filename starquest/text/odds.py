"""How hard a mission is: what a difficulty changes, how often the bot wins, what challenges do."""

from collections.abc import Iterator, Mapping

from starquest.content.catalog import Catalog
from starquest.content.difficulties import BOUNDS
from starquest.content.published_odds import Effect, OddsCell, OddsFound
from starquest.engine.modes.quest.in_force import InForce, by_the_rules
from starquest.model.modes.quest.levers import LEVERS
from starquest.text.locale import words, words_in, words_of
from starquest.text.phrases import row

TENTHS = 10
NAME, NUMBER, COLUMN = 27, 3, 11
"""Columns of a number's name, of a number, and of what was measured for a size of party."""


def number_lines(catalog: Catalog, here: InForce) -> list[str]:
    """Every number a difficulty may change: by the rules, and as it is here if that differs."""
    rules, named = by_the_rules(catalog.quest), words_of("odds.lever")
    found = [f"{words('odds.columns')}:"]
    for lever in LEVERS:
        before, after = getattr(rules, lever), getattr(here, lever)
        change = words("odds.changed", after=after) if before != after else ""
        found.append(f"{named[lever]:<{NAME}}{before:>{NUMBER}}{change}")
    return found


def lever_lines(catalog: Catalog, lever: str) -> list[str]:
    """What a number means, and what it may be."""
    least, most = BOUNDS[lever]
    rules = getattr(by_the_rules(catalog.quest), lever)
    return [
        words_in("odds.lever_about", lever),
        words("odds.between", least=least, most=most, rules=rules),
    ]


def odds_table(
    catalog: Catalog, found: OddsFound, chosen: str, heroes: int, board: str = ""
) -> list[str]:
    """What was measured for each difficulty and size of party; what is chosen is marked.

    `board` is the one it was measured on, if that is another than the chosen one.
    """
    odds = found.odds
    if odds is None:
        return [words("odds.none")]
    party = catalog.quest.party
    sizes = range(party.fewest, party.most + 1)
    heads = [(size == heroes, words("odds.heroes", heroes=size)) for size in sizes]
    lines = [words("odds.heading", bot=odds.bot), _line("", heads)]
    for kind in catalog.difficulties.values():
        cells = [(False, _cell(odds.cell(size, kind.id))) for size in sizes]
        lines.append(_line(f"{_mark(on=kind.id == chosen)}{kind.name}", cells))
    return [*lines, words("odds.how", board=board), *age(found)]


def _line(name: str, cells: list[tuple[bool, str]]) -> str:
    shown = "".join(f"{_mark(on=on)}{told:<{COLUMN - 1}}" for on, told in cells)
    return f"{name:<{COLUMN - 1}}{shown}".rstrip()


def _mark(*, on: bool) -> str:
    return ">" if on else " "


def _cell(cell: OddsCell | None) -> str:
    if cell is None:
        return words("odds.unmeasured")
    return words("odds.cell", won=won(cell), low=percent(cell.low), high=percent(cell.high))


def won(cell: OddsCell) -> int:
    """Of a hundred missions, how many were won."""
    return round(100 * cell.won / cell.games) if cell.games else 0


def percent(tenths: int) -> int:
    """Tenths of a percent or of a point, as whole ones."""
    return round(tenths / TENTHS)


def age(found: OddsFound) -> list[str]:
    """That odds are of other numbers than those that are played with, if they are."""
    return [words("odds.other_data")] if found.outdated else []


def here_line(catalog: Catalog, found: OddsFound, chosen: str, heroes: int, board: str = "") -> str:
    """How hard a mission of this difficulty is for a party of this size, in a sentence."""
    odds, kind = found.odds, catalog.difficulties.get(chosen)
    if kind is None:
        return words("odds.own")
    if odds is None:
        return words("odds.none")
    cell = odds.cell(heroes, chosen)
    if cell is None:
        return words("odds.not_here", name=kind.name, heroes=heroes)
    low, high = percent(cell.low), percent(cell.high)
    told = words(
        "odds.here",
        name=kind.name,
        bot=odds.bot,
        won=won(cell),
        low=low,
        high=high,
        board=board,
    )
    return " ".join([told, *age(found)])


def effect_lines(found: OddsFound, challenge: str, picked: str = "") -> list[str]:
    """What a challenge changes, or what is picked for it: in points of the missions won."""
    name, odds = words_in("new_game.challenge", challenge), found.odds
    own = odds.challenges.get(picked) if odds and picked else None
    effect = own or (odds.challenges.get(challenge) if odds else None)
    if odds is None or effect is None:
        return [words("odds.effect.none", name=name)]
    change, reach = points(effect)
    if picked and not own:
        told = words("odds.effect.rolled", effect=change, reach=reach)
    else:
        told = words("odds.effect.told", name=name, effect=change, reach=reach)
    about = words("odds.effect.about", bot=odds.bot, games=effect.games, heroes=effect.heroes)
    return [told, about, *age(found)]


def effect_beside(
    found: OddsFound, challenge: str, picked: str = "", *, plain: bool = False
) -> tuple[str, str]:
    """The same beside a switch, in full and in few columns; nothing for what was not measured."""
    odds = found.odds
    effect = odds.challenges.get(picked or challenge) if odds else None
    if effect is None:
        return "", ""
    change, reach = points(effect)
    full = words("odds.effect.beside", effect=change, reach=reach)
    return full, words("odds.effect.brief", effect=change, reach=reach, plain=plain)


def points(effect: Effect) -> tuple[int, int]:
    """What a challenge changes, and how far the truth may be to either side, in whole points."""
    return percent(effect.effect), percent(effect.reach)


def page_numbers(catalog: Catalog, here: InForce) -> str:
    """The numbers of a difficulty in a row, for the codex."""
    rules, named = by_the_rules(catalog.quest), words_of("odds.lever")
    found = []
    for lever in LEVERS:
        before, after = getattr(rules, lever), getattr(here, lever)
        told = words(
            "odds.page_lever", name=named[lever], here=after, changed=before != after, rules=before
        )
        found.append(told)
    return words("phrases.semicolon").join(found)


def page_odds(found: OddsFound, chosen: str) -> str:
    """What was measured of a difficulty, for the codex; nothing if nothing was."""
    odds = found.odds
    cells = [cell for cell in odds.cells if cell.difficulty == chosen] if odds else []
    if odds is None or not cells:
        return words("odds.none")
    told = words("odds.page_odds", bot=odds.bot, cells=row(map(_measured, cells)))
    return " ".join([told, *age(found)])


def _measured(cell: OddsCell) -> str:
    return words(
        "odds.page_cell",
        heroes=cell.heroes,
        won=won(cell),
        low=percent(cell.low),
        high=percent(cell.high),
        games=cell.games,
    )


def page_effects(found: OddsFound) -> str:
    """What every challenge changes, for the codex."""
    odds = found.odds
    if odds is None or not odds.challenges:
        return words("odds.none")
    told = words(
        "odds.page_effects",
        bot=odds.bot,
        effects=words("phrases.semicolon").join(_effects(odds.challenges)),
    )
    return " ".join([told, *age(found)])


def _effects(challenges: Mapping[str, Effect]) -> Iterator[str]:
    named = words_of("new_game.challenge")
    for name, effect in challenges.items():
        if name in named:
            change, reach = points(effect)
            yield words("odds.effect.listed", name=named[name], effect=change, reach=reach)
