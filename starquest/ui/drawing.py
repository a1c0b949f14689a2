"""From the desk's lines to Textual's content: the only place that says how a look looks."""

from collections.abc import Iterable

from rich.cells import cell_len
from textual.content import Content

from starquest.desk.styled import Line, Span
from starquest.ui.palette import ink_of

LOOKS = {"heading": "bold $primary", "text": "$text", "muted": "$text-muted", "alarm": "$warning"}
"""Looks that are more than attributes of the terminal."""
measure = cell_len
"""How many columns a text takes."""


def drawn(line: Line, theme: str = "") -> Content:
    """A line as Textual draws it; inks are those of the theme."""
    return Content("").join([_span(span, theme) for span in line])


def drawn_all(lines: Iterable[Line | str], theme: str = "") -> Content:
    """Lines one below the other; words from outside are never markup."""
    parts = [Content(line) if isinstance(line, str) else drawn(line, theme) for line in lines]
    return Content("\n").join(parts)


def _span(span: Span, theme: str) -> Content:
    words = [LOOKS.get(word, word) for word in span.look.split()]
    if span.ink:
        words.append(ink_of(theme, span.ink))
    return Content.styled(span.text, " ".join(words)) if words else Content(span.text)
