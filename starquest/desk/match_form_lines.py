"""The lines of the form for a match: each choice, what it means, and what is wrong with it."""

from textwrap import wrap

from starquest.content.armies.organisation import total_cost
from starquest.desk.columns import Measure, cut
from starquest.desk.form_lines import Row
from starquest.desk.match_form import CHANCE, GIVEN, RANDOM, READY, MatchForm
from starquest.desk.styled import Line, Span, line
from starquest.play.modes.match.words import BOARDS, SIDES
from starquest.text.armies import entry_line, told_found
from starquest.text.clean import clean
from starquest.text.locale import words, words_in, words_of

PER_SIDE = ("who", "faction", "list")
COST = 5


def match_rows(form: MatchForm) -> list[Row]:
    """Every choice as it stands."""
    chosen, catalog = form.chosen, form.catalog
    themes = catalog.themes
    theme = themes[chosen.theme].name if chosen.theme in themes else words("new_game.random")
    size = BOARDS[chosen.board]
    board = words("match_form.board", name=words_in("match_form.boards", chosen.board), size=size)
    switch = words("new_game.value.on" if chosen.organised else "new_game.value.off")
    return [
        _row("start"),
        _row("points", str(chosen.points)),
        *[row for side in range(SIDES) for row in _side(form, side)],
        _row("board", board),
        _row("theme", theme),
        _row("organised", switch),
        _row("seed", clean(chosen.seed) if chosen.seed else words("new_game.random"), typed=True),
    ]


def _row(name: str, value: str = "", *, typed: bool = False) -> Row:
    return Row(name, words_in("match_form.row", name), value, typed)


def _side(form: MatchForm, side: int) -> list[Row]:
    muster, named = form.chosen.sides[side], words_of("match_form.row")
    values = (
        who_plays(form, side),
        form.catalog.factions[muster.faction].name,
        source_name(form, side),
    )
    head = words("match_form.side", number=side + 1)
    return [
        Row(f"{name}:{side}", head if name == "who" else named[name], value)
        for name, value in zip(PER_SIDE, values, strict=True)
    ]


def who_plays(form: MatchForm, side: int) -> str:
    """Who has a side: a person by name, or a program."""
    mind = form.chosen.sides[side].mind
    return (
        words_in("match_form.mind", mind) if mind else form.names()[side] or words("skirmish.you")
    )


def source_name(form: MatchForm, side: int) -> str:
    """Which list a side plays, in a few words."""
    source = form.chosen.sides[side].source
    if source in (READY, CHANCE):
        return words_in("match_form.source", source)
    return clean(form.army(side).name)


def pick_options(form: MatchForm) -> list[tuple[str, str, str]]:
    """Every list there is for a side: its source, its name, and what it is."""
    asked = [(name, words_in("match_form.pick", name), "") for name in (CHANCE, GIVEN)]
    kept = [
        (source, clean(army.name), words("match_form.cost", cost=total_cost(form.catalog, army)))
        for source, army in form.lists.items()
    ]
    return [*asked, *kept]


# what the chosen line means


def match_facts(form: MatchForm, name: str, width: int, measure: Measure = len) -> list[Line]:
    """What the line means, and both armies."""
    found = [line(text) for text in wrap(_about(form, name), width)]
    for side in range(SIDES):
        found += [(), *_army(form, side, width, measure)]
    return found


def _about(form: MatchForm, name: str) -> str:
    key, _, number = name.partition(":")
    catalog, chosen = form.catalog, form.chosen
    match key:
        case "faction":
            faction = catalog.factions[chosen.sides[int(number)].faction]
            return words("match_form.faction", name=faction.name, text=faction.text)
        case "theme" if chosen.theme != RANDOM:
            return catalog.themes[chosen.theme].text
        case "who" if mind := chosen.sides[int(number)].mind:
            return words_in("match_form.about_mind", mind)
        case _:
            return words_in("match_form.about", key)


def _army(form: MatchForm, side: int, width: int, measure: Measure) -> list[Line]:
    army, faults = form.army(side), form.faults(side)
    cost = total_cost(form.catalog, army)
    head = words("match_form.army", who=who_plays(form, side), name=clean(army.name), cost=cost)
    units = [entry_line(form.catalog, army, at) for at in range(len(army.units))]
    wrong = [line(text, "alarm") for text in wrap(told_found(faults[0]), width)] if faults else []
    shown = [line(cut(text, width, measure)) for text in units]
    return [(Span(cut(head, width, measure), "bold"),), *wrong, *shown]


def verdict(form: MatchForm) -> str:
    """The one sentence that says why the match cannot start; empty if it can."""
    for side in range(SIDES):
        faults = form.faults(side)
        if faults:
            what, name = told_found(faults[0]), clean(form.army(side).name)
            return words("match_form.wrong", name=name, what=what, more=len(faults) - 1)
    return ""
