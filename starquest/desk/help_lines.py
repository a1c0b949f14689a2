"""The help page of each screen: its keys from the table, and what else there is to know."""

from collections.abc import Callable, Iterator
from itertools import count, takewhile
from textwrap import wrap

from starquest.desk.choices import choices
from starquest.desk.glyphs import Glyphs
from starquest.desk.keymap import (
    about,
    act_rows,
    all_keys,
    help_rows,
    is_act,
    label,
    offered,
    rows,
    shown,
)
from starquest.desk.styled import Line, Span, line
from starquest.desk.waits import Wait, wait_of
from starquest.model.state import GameState
from starquest.model.table import Table
from starquest.text.locale import has_words, words, words_in
from starquest.text.phrases import length_on
from starquest.text.rule_numbers import quest_numbers

COLUMN, ROOM = 26, 72
"""The columns of the keys, and of a line."""
TOPICS = ("title", "load", "scores", "replay", "game", "overview", "corners", "log", "choice",
          "shop", "new", "muster", "options", "ending", "builder")  # fmt: skip
"""The screens that have a help page."""

LEAP_SIGN = "j"
"""What stands on cells that are reached by a jump only."""
Rows = list[tuple[str, str]]
GAP = ("", "")


def help_lines(
    topic: str, glyphs: Glyphs, keymap: str, state: GameState | None = None
) -> list[Line]:
    """The help page of a screen, laid out."""
    found = topic_rows(topic, glyphs, keymap, state)
    return [row for keys, meaning in found for row in _laid_out(keys, meaning)]


def topic_rows(topic: str, glyphs: Glyphs, keymap: str, state: GameState | None = None) -> Rows:
    """Keys and what they do in the game that is open, with whatever else belongs there."""
    mode, table = (state.settings.mode, state.table) if state else ("", None)
    own = help_rows(topic, mode, keymap)
    if topic != "game":
        return [*own, *told(topic, table)]
    acts = [(f"{shown(row)} {label(row)}", about(row, table)) for row in act_rows(mode) if row.keys]
    everywhere = help_rows("app", "", keymap)
    legend = [*told(f"legend_{mode}", table), *told("legend", table)]
    legend += [*OWN_MARKS.get(mode, _no_marks)(glyphs), *marks(glyphs)]
    legend += _heights(state)
    return [
        *told(f"game_{mode}", table),
        GAP,
        *_now(mode, keymap, state),
        *own,
        *everywhere,
        GAP,
        *acts,
        GAP,
        *legend,
    ]


def _now(mode: str, keymap: str, state: GameState | None) -> Rows:
    """The keys of this moment, with what is waited for; nothing while nobody is asked."""
    wait = wait_of(state) if state else Wait.OVER
    if state is None or not has_words("help.wait", wait):
        return []
    there = {choice.action for choice in choices(state)} if wait is Wait.ACT else set[str]()
    here = [
        row for row in offered(rows("game", mode), wait)
        if about(row, state.table) and (not is_act(row) or row.id in there)
    ]  # fmt: skip
    keys = [(all_keys([row], keymap), about(row, state.table)) for row in here]
    return [(words("help.now"), words_in("help.wait", wait)), *keys, GAP, (words("help.all"), "")]


def told(page: str, table: Table | None = None) -> Rows:
    """What a page says besides its keys, with the lengths of a table."""
    there = takewhile(lambda number: has_words(f"help.{page}.{number}", "text"), count(1))
    return [
        (_said(f"{page}.{number}.mark", table), _said(f"{page}.{number}.text", table))
        for number in there
    ]


def _said(key: str, table: Table | None) -> str:
    """A part of a page; whatever numbers it names are those of the rules."""
    return words_in(
        "help",
        key,
        seizing=length_on(table, quest_numbers().objectives.holding),
        waves=quest_numbers().waves.last,
        full=quest_numbers().waves.alertness,
    )


def marks(glyphs: Glyphs) -> Rows:
    """What is drawn on the board of every mode with these glyphs."""
    return [
        (" ".join(glyphs.numbers[:3]), words("help.marks.numbers")),
        (glyphs.frame, words("help.marks.large")),
        (glyphs.lost, words("help.marks.lost")),
        (" ".join(glyphs.ground[kind] for kind in "#+/o%w"), words("help.marks.ground")),
        (" ".join(glyphs.ground[kind] for kind in "~^xmX"), words("help.marks.bad_ground")),
    ]


def _heights(state: GameState | None) -> Rows:
    """What digits on the ground mean, and what is marked where somebody would have to jump."""
    if state is None or not state.table.heights:
        return []
    jumps = [(LEAP_SIGN, words("help.marks.leap"))] if state.settings.special else []
    return [("2 4 6", words("help.marks.heights")), *jumps]


def _quest_marks(glyphs: Glyphs) -> Rows:
    damage = f"{glyphs.objective}1 {glyphs.hurt}2 {glyphs.failing}3"
    gadgets = f"{glyphs.trap}  {glyphs.noise}  {glyphs.turret}"
    return [
        (damage, words("help.marks.objectives")),
        (f"{glyphs.cache * 2}  {glyphs.treasure * 2}", words("help.marks.lying")),
        (f"1{glyphs.objective} 1{glyphs.cache}", words("help.marks.standing")),
        (f"{glyphs.corner}1", words("help.marks.corner")),
        (gadgets, words("help.marks.gadgets")),
    ]


def _no_marks(_glyphs: Glyphs) -> Rows:
    return []


OWN_MARKS: dict[str, Callable[[Glyphs], Rows]] = {"quest": _quest_marks}
"""What is drawn on the board of one mode only."""


def _laid_out(keys: str, meaning: str) -> Iterator[Line]:
    """Keys and their meaning side by side, in two columns."""
    first, *rest = wrap(meaning, ROOM - COLUMN) or [""]
    yield Span(f"{keys:<{COLUMN - 1}} ", "bold"), Span(first)
    for row in rest:
        yield line(" " * COLUMN + row)
