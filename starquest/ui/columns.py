"""Text by the columns it takes: names may be twice as wide as they are long."""

from rich.cells import cell_len, chop_cells


def cut(text: str, width: int) -> str:
    """As much of a text as there is room for."""
    return text if cell_len(text) <= width else (chop_cells(text, width) or [""])[0]


def pad(text: str, width: int) -> str:
    """A text in exactly so many columns."""
    shown = cut(text, width)
    return shown + " " * (width - cell_len(shown))
