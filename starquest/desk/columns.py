"""Text by the columns it takes: names may be twice as wide as they are long.

How wide a text is knows the front end that draws it: it hands in its measure.
"""

from collections.abc import Callable

Measure = Callable[[str], int]


def cut(text: str, width: int, measure: Measure = len) -> str:
    """As much of a text as there is room for."""
    while text and measure(text) > width:
        text = text[:-1]
    return text


def pad(text: str, width: int, measure: Measure = len) -> str:
    """A text in exactly so many columns."""
    shown = cut(text, width, measure)
    return shown + " " * (width - measure(shown))
