"""Lines of the log: the last ones below the map, all of them in the book, opened or not."""

from textwrap import wrap

from starquest.desk.styled import Line, line
from starquest.text.log import LogEntry

INDENT = "  "
LOST = "!"
"""The sign before what must not be overlooked."""
LOOKS = {"attack": "text", "mission": "bold"}
"""How the lines of a kind stand out below the map; the others are muted."""


def entry_rows(entry: LogEntry, wide: int) -> list[Line]:
    """The headline of an entry in as many rows as it needs."""
    rows = wrap(_marked(entry), wide, subsequent_indent=INDENT) or [""]
    return [line(row, "bold" if entry.marks else LOOKS.get(entry.kind, "")) for row in rows]


def _marked(entry: LogEntry) -> str:
    """The headline of an entry, with a sign where it must not be overlooked."""
    return f"{LOST} {entry.headline}" if entry.marks else entry.headline


def last_rows(entries: list[LogEntry], wide: int, tall: int) -> list[Line]:
    """As many of the last rows as there is room for, the newest whole."""
    rows: list[Line] = []
    for entry in reversed(entries):
        if len(rows) >= tall:
            break
        rows[:0] = entry_rows(entry, wide)
    return rows[-tall:]


def book_rows(entry: LogEntry, wide: int, *, opened: bool) -> list[Line]:
    """A happening and, if it is open, every die; what is wrapped is set in."""
    sign = " " if not entry.details else "-" if opened else "+"
    rows = wrap(f"{sign} {_marked(entry)}", wide, subsequent_indent="    ")
    heavy = entry.marks or entry.kind == "mission"
    told = [line(row, "bold" if heavy else "") for row in rows]
    return told + [row for detail in entry.details if opened for row in _inner(detail, wide)]


def _inner(detail: str, wide: int) -> list[Line]:
    rows = wrap(detail, wide, initial_indent=" " * 6, subsequent_indent=" " * 8)
    return [line(row, "dim") for row in rows]
