"""Lines of facts as a column shows them: a bold word first, and what is wrapped set in."""

from collections.abc import Iterable
from textwrap import wrap

from starquest.desk.styled import Line, Span, line

INDENT = "  "
LABEL = 34
"""A colon further on than this does not end the name of something."""
PAGE = 70
"""Columns of a page."""


def fact_lines(facts: Iterable[str], width: int, heading: str = "") -> list[Line]:
    """Facts in a column of this width; the heading stands out."""
    return [row for fact in facts for row in _fact(fact, width, heading)]


def _fact(fact: str, width: int, heading: str) -> list[Line]:
    first, *rest = wrap(fact, max(8, width), subsequent_indent=INDENT) or [""]
    if fact == heading:
        return [line(row, "heading") for row in (first, *rest)]
    label = _label(fact)
    head = (Span(first[:label], "bold"), Span(first[label:]))
    return [head, *[line(row) for row in rest]]


def _label(fact: str) -> int:
    """How far the name at the start of a fact goes; 0 if there is none."""
    at = fact.find(": ")
    return at if 0 <= at <= LABEL else 0
