"""Words for the overlay of threats."""

from starquest.text.locale import words, words_in


def here(count: int) -> str:
    """How many could attack a cell, and who does not count."""
    return words("threats.here", count=count)


def switched(overlay: str) -> str:
    """What is shown from now on."""
    return words_in("threats.overlay", overlay)
