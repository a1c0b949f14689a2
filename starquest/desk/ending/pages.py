"""All pages of an ending by name, and all of them in a row for a file."""

from textwrap import wrap

from starquest.desk import run_lines
from starquest.desk.columns import Measure, pad
from starquest.desk.ending.dice_page import dice_page
from starquest.desk.ending.result_page import result_page
from starquest.desk.ending.rounds_page import rounds_page
from starquest.desk.ending.told import Row, Told, rows, wrapped
from starquest.desk.ending.waves_page import waves_page
from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Mark
from starquest.desk.overview import overview
from starquest.desk.styled import Line, Span, line
from starquest.model.setup import MatchSetup
from starquest.play.account.honours import Honour, Standing, honours_of
from starquest.text.clean import clean
from starquest.text.locale import words, words_in, words_of
from starquest.text.phrases import listed
from starquest.text.story import tale

PAGES = ("result", "dice", "waves", "board", "honours", "story")
SO_FAR = ("result", "waves", "honours")
"""The pages of a run that goes on: its dice are not all told yet, its story neither."""
QUESTS = ("honours",)
"""The pages only a mission has."""
MARKS = {Standing.DONE: "+", Standing.MISSED: "x", Standing.OPEN: "."}
"""Honours at a glance, without colour."""
NAME, WORD = 18, 8
FACT = 11


def pages_of(told: Told) -> list[str]:
    """The pages there are to a run."""
    found = PAGES if told.state.outcome is not None else SO_FAR
    return [page for page in found if told.quest or page not in QUESTS]


def page_name(told: Told, page: str) -> str:
    """What a page is called: without waves it has the rounds."""
    return words_in("ending.page", "rounds" if page == "waves" and not told.quest else page)


def page_rows(
    told: Told, page: str, room: tuple[int, int], glyphs: Glyphs, measure: Measure = len
) -> list[Row]:
    """A page in so many columns and rows."""
    width, tall = room
    match page:
        case "result":
            return result_page(told, width, measure)
        case "dice":
            return dice_page(told, width, measure)
        case "waves" if not told.quest:
            return rounds_page(told, width, measure, glyphs)
        case "waves":
            return waves_page(told, width, measure, glyphs)
        case "board":
            return board_page(told, width, tall, glyphs)
        case "honours":
            return honours_page(told, width)
        case _:
            return story_page(told, width)


def board_page(told: Told, width: int, tall: int, glyphs: Glyphs) -> list[Row]:
    """The last moment of the table, as large as there is room."""
    playing = told.playing(glyphs)
    grid = told.state.table.grid
    rows_of_all = max(tall, grid.height)  # what is below the edge is scrolled to
    small = overview(playing.frame(), grid, width // 2, rows_of_all)
    return [Row(tuple(_span(mark) for mark in marks)) for marks in small.rows]


def _span(mark: Mark) -> Span:
    return Span(f"{mark.glyph}{mark.detail}", "", mark.ink)


def honours_page(told: Told, width: int) -> list[Row]:
    """Each honour: done, missed or open, and how far it came."""
    honours = honours_of(told.account)
    if not honours:
        return rows([words("ending.honour.none")])
    done = sum(honour.standing is Standing.DONE for honour in honours)
    found = rows([words("ending.honour.heading", done=done, all=len(honours))], "heading")
    return [*found, *(row for one in honours for row in _honour(one, width))]


def _honour(one: Honour, width: int) -> list[Row]:
    mark, word = MARKS[one.standing], words_in("ending.standing", one.standing)
    done = one.standing is Standing.DONE
    far = words("ending.honour.reached", reached=one.reached, least=one.honour.least)
    head = f"{mark} {one.honour.name:<{NAME}}{word:<{WORD}}"
    text = one.honour.text if done else f"{one.honour.text} ({far})"
    first, *more = wrap(text, max(20, width - len(head)))
    below = [" " * len(head) + part for part in more]
    return [Row((Span(head, "bold" if done else ""), Span(first))), *rows(below)]


def story_page(told: Told, width: int) -> list[Row]:
    """A line for each wave, then the seed and everything it was played with."""
    found: list[Row] = []
    for text in tale(told.account.story, told.say()) if told.quest else []:
        found += wrapped(text, width, indent="  ")
    found += rows([""]) if found else []
    found += rows([words("ending.settings.heading")], "heading")
    named = words_of("ending.settings")
    for key, text in _settings(told).items():
        first, *more = wrap(text, max(20, width - FACT)) or [""]
        found.append(Row((Span(pad(named[key], FACT), "bold"), Span(first))))
        found += rows(" " * FACT + part for part in more)
    return found


def _settings(told: Told) -> dict[str, str]:
    summary, catalog = told.summary, told.catalog
    theme = catalog.themes[summary.theme].name if summary.theme in catalog.themes else ""
    told_challenges = [words_in("new_game.challenge", name) for name in summary.challenges]
    facts = {
        "seed": str(summary.seed),
        "daily": clean(told.daily) if told.daily else "",
        "party" if told.quest else "players": run_lines.party(summary, catalog),
        "lists": _lists(told),
        "enemies": run_lines.factions(summary, catalog),
        "challenges": ", ".join(told_challenges) if told.quest else "",
        "difficulty": run_lines.difficulty(summary, catalog),
        "luck": _luck(told) if told.quest else "",
        "board": _board(told, theme),
        "turns": words("runs.turns", phases=summary.phases) if told.quest else "",
        "commands": str(summary.commands),
        "version": clean(summary.version),
    }
    return {key: text for key, text in facts.items() if text}


def _lists(told: Told) -> str:
    """The army lists, where there are any."""
    replay = told.account.course.replay
    setup = replay.origin.setup if replay else None
    return listed(clean(army.name) for army in setup.sides) if isinstance(setup, MatchSetup) else ""


def _board(told: Told, theme: str) -> str:
    if told.quest:
        return words("runs.board", small=told.summary.small, theme=theme)
    grid = told.state.table.grid
    return words("runs.table", width=grid.width, height=grid.height, theme=theme)


def _luck(told: Told) -> str:
    """How dice were rolled, by the waves that were begun."""
    steadied, waves = told.summary.steadied, told.summary.wave
    return words("ending.rolled", steadied=steadied, always=steadied >= waves, waves=waves)


def all_lines(
    told: Told, width: int, glyphs: Glyphs, measure: Measure = len, tall: int = 48
) -> list[Line]:
    """Every page, one after the other, for a file."""
    found: list[Line] = [line(told.title, "heading")]
    for page in [one for one in PAGES if told.quest or one not in QUESTS]:
        found += [(), line(f"- {page_name(told, page)} -", "heading"), ()]
        found += [row.line for row in page_rows(told, page, (width, tall), glyphs, measure)]
    return found
