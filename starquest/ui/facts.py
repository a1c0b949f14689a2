"""Lines of facts as a column shows them: a bold word first, and what is wrapped set in."""

from collections.abc import Iterable
from textwrap import wrap

from textual.content import Content

INDENT = "  "
LABEL = 34
"""A colon further on than this does not end the name of something."""


def fact_lines(facts: Iterable[str], width: int, heading: str = "") -> list[Content]:
    """Facts in a column of this width; the heading stands out."""
    return [line for fact in facts for line in _fact(fact, width, heading)]


def _fact(fact: str, width: int, heading: str) -> list[Content]:
    rows = wrap(fact, max(8, width), subsequent_indent=INDENT) or [""]
    if fact == heading:
        return [Content.styled(row, "bold $primary") for row in rows]
    label = _label(fact)
    first = rows[0]
    bold = Content.styled(first[:label], "bold") + Content(first[label:])
    return [bold, *map(Content, rows[1:])]


def _label(fact: str) -> int:
    """How far the name at the start of a fact goes; 0 if there is none."""
    at = fact.find(": ")
    return at if 0 <= at <= LABEL else 0
