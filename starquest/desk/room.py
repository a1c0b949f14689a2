"""What there is to read where a terminal has room for more: the enemies in sight, and the round."""

from collections.abc import Sequence
from textwrap import wrap

from starquest.desk.facts import fact_lines
from starquest.desk.in_sight import Sighted, in_sight
from starquest.desk.mark import Mark
from starquest.desk.playing import Playing
from starquest.desk.recap import recap
from starquest.desk.styled import Line, Span, line
from starquest.text.locale import words
from starquest.text.log import LogEntry
from starquest.text.phrases import Phrases

SIGN = 3
"""The columns of the mark before a line."""


def foe_lines(playing: Playing, say: Phrases, width: int) -> list[Line]:
    """The enemies in sight with their marks, the nearest to who is looked at first."""
    start = playing.scene.cells(playing.focus) if playing.focus in playing.own() else []
    foes = [thing for thing in in_sight(playing, say, start) if thing.enemy]
    things = playing.frame().things
    title = line(words("panels.foes", count=len(foes)), "heading")
    return [title, *[row for foe in foes for row in _foe(things.get(foe.cell), foe, width)]]


def _foe(mark: Mark | None, foe: Sighted, width: int) -> list[Line]:
    """A mark as on the map, and what is known of who has it."""
    sign = "" if mark is None else mark.glyph if mark.wide else mark.glyph + mark.detail
    told = words("panels.foe", place=foe.place, told=foe.told)
    first, *rest = wrap(told, max(8, width - SIGN)) or [""]
    head = Span(sign.ljust(SIGN), "bold", mark.ink if mark else "enemy")
    return [(head, Span(first)), *[line(" " * SIGN + row) for row in rest]]


def round_lines(playing: Playing, entries: Sequence[LogEntry], width: int, tall: int) -> list[Line]:
    """The story of the round, the newest last: as many whole turns as there are rows for."""
    turns = recap(entries, playing.own())
    title, rows = words("recap.title"), list[Line]()
    head = fact_lines([title], width, title)
    left = max(1, tall - len(head))
    for told in reversed([turn.line for turn in turns] or [words("recap.nothing")]):
        more = fact_lines([told], width)
        if rows and len(rows) + len(more) > left:
            break
        rows[:0] = more
    return [*head, *rows[:left]]
