"""Cards and pages that lie on the table for a moment, as values: a title and lines."""

import attrs

from starquest.desk.styled import Line


@attrs.frozen
class Card:
    """What is shown until somebody has read it."""

    title: Line
    lines: tuple[str, ...]
    large: bool = False
    """A page as wide as the screen instead of a card in the middle of the table."""
