"""Odds in words."""

from collections.abc import Sequence

WAYS = {"shoot": "Shoot", "charge": "Charge"}


def odds_line(way: str, wounds: Sequence[float], destroyed: float) -> str:
    """A way to attack, and its odds."""
    return f"{WAYS[way]}: {odds_words(wounds, destroyed)}"


def odds_words(wounds: Sequence[float], destroyed: float) -> str:
    """Mean wounds, the chance of any, the chance of destroying the target."""
    mean = sum(count * chance for count, chance in enumerate(wounds))
    some = 1.0 - wounds[0] if wounds else 0.0
    return f"{mean:.1f} wounds, any {some:.0%}, kills {destroyed:.0%}"
