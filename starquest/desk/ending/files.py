"""An ending as files: plain text, and a picture in SVG."""

from collections.abc import Sequence
from html import escape
from unicodedata import east_asian_width

from starquest.desk.colours import palette
from starquest.desk.ending.pages import all_lines
from starquest.desk.ending.told import Told
from starquest.desk.glyphs import UNICODE, Glyphs
from starquest.desk.styled import Line, Span, plain

WIDTH = 100
CELL, LEADING, MARGIN = 8.4, 18, 16
"""Pixels of a column, of a line, and round everything."""
LETTERS = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"
INKS = {"heading": "objective", "muted": "floor"}
"""The inks that looks have in a picture."""


def wide(text: str) -> int:
    """The columns of a text where nobody else measures them."""
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text)


def as_text(told: Told, glyphs: Glyphs = UNICODE) -> str:
    """All pages as plain text."""
    return "".join(f"{plain(row).rstrip()}\n" for row in all_lines(told, WIDTH, glyphs, wide))


def as_svg(told: Told, theme: str = "", glyphs: Glyphs = UNICODE) -> str:
    """All pages as a picture."""
    return svg_of(all_lines(told, WIDTH, glyphs, wide), theme)


def svg_of(lines: Sequence[Line], theme: str = "") -> str:
    """Lines as a picture: letters of one width on the paper of a theme."""
    colours = palette(theme)
    columns = max([40, *(wide(plain(row)) for row in lines)])
    across, down = columns * CELL + 2 * MARGIN, len(lines) * LEADING + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across:.0f}" height="{down}">',
        f'<rect width="100%" height="100%" fill="{colours.paper["lit"]}"/>',
        f'<g font-family="{LETTERS}" font-size="14" xml:space="preserve">',
    ]
    for number, row in enumerate(lines, 1):
        parts += _spans(row, MARGIN + number * LEADING - 5, colours.ink)
    return "\n".join([*parts, "</g>", "</svg>", ""])


def _spans(row: Line, y: float, inks: dict[str, str]) -> list[str]:
    """The pieces of a line, each at its own column, so that no font moves them."""
    found, column = [], 0
    for span in _joined(row):
        if span.text.strip():
            lead = len(span.text) - len(span.text.lstrip())
            x, text = MARGIN + (column + lead) * CELL, span.text.strip()
            ink = inks[span.ink or INKS.get(span.look, "text")]
            bold = ' font-weight="bold"' if span.look in ("bold", "heading") else ""
            length = f'textLength="{wide(text) * CELL:.1f}" lengthAdjust="spacingAndGlyphs"'
            found.append(
                f'<text x="{x:.1f}" y="{y}" fill="{ink}"{bold} {length}>{escape(text)}</text>'
            )
        column += wide(span.text)
    return found


def _joined(row: Line) -> list[Span]:
    """Neighbours that look alike in one piece."""
    found: list[Span] = []
    for span in row:
        if found and (found[-1].look, found[-1].ink) == (span.look, span.ink):
            found[-1] = Span(found[-1].text + span.text, span.look, span.ink)
        else:
            found.append(span)
    return found
