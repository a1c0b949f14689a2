"""Odds in words."""

from collections.abc import Sequence

from starquest.text.locale import words, words_in


def odds_line(way: str, wounds: Sequence[float], destroyed: float) -> str:
    """A way to attack, and its odds."""
    return words_in("chances.way", way, odds=odds_words(wounds, destroyed))


def odds_words(wounds: Sequence[float], destroyed: float) -> str:
    """Mean wounds, the chance of any, the chance of destroying the target."""
    mean = sum(count * chance for count, chance in enumerate(wounds))
    some = 1.0 - wounds[0] if wounds else 0.0
    return words("chances.odds", mean=mean, some=some, destroyed=destroyed)
