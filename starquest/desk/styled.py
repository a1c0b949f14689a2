"""Lines as every front end may draw them: plain text, and how each part of it stands out.

Looks and inks are names; what they look like is the front end's business. Text is never markup.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """A piece of a line; no attrs here, which the title would wait for."""

    text: str
    look: str = ""
    """Words such as bold, dim, reverse, or heading."""
    ink: str = ""
    """The name of a colour of the map."""


Line = tuple[Span, ...]


def line(text: str, look: str = "", ink: str = "") -> Line:
    """A line that looks the same from end to end."""
    return (Span(text, look, ink),)


def lines(texts: Iterable[str]) -> list[Line]:
    """Plain lines."""
    return [line(text) for text in texts]


def plain(shown: Line) -> str:
    """What a line says."""
    return "".join(span.text for span in shown)
