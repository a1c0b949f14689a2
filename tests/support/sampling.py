"""Whether counts could come from a distribution: a chi-square test with a very wide margin."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

LEAST = 10.0
"""A bin expects at least so many; smaller ones are put together with their neighbours."""
MARGIN = 5.0
"""Standard deviations: a right distribution fails once in three million comparisons."""


def disagreement(chances: Sequence[float], counts: Counter[int]) -> str:
    """What is wrong with a distribution in the light of counts; empty if nothing is."""
    if abs(sum(chances) - 1.0) > 1e-9:
        return f"the chances add up to {sum(chances)}"
    impossible = [n for n in +counts if n >= len(chances) or chances[n] < 1e-15]
    if impossible:
        return f"{impossible} came up and cannot"
    bins = _bins(chances, counts)
    square = sum((seen - expected) ** 2 / expected for expected, seen in bins)
    deviations = _normal(square, len(bins) - 1)
    if deviations > MARGIN:
        told = ", ".join(f"{seen} for {expected:.0f}" for expected, seen in bins)
        return f"{deviations:.1f} standard deviations off: {told}"
    return ""


def _bins(chances: Sequence[float], counts: Counter[int]) -> list[tuple[float, int]]:
    """What was expected and what was seen, neighbours put together until they expect enough."""
    bins: list[tuple[float, int]] = []
    expected, seen, total = 0.0, 0, counts.total()
    for n, chance in enumerate(chances):
        expected, seen = expected + chance * total, seen + counts[n]
        if expected >= LEAST:
            bins.append((expected, seen))
            expected, seen = 0.0, 0
    if bins:
        bins[-1] = (bins[-1][0] + expected, bins[-1][1] + seen)
    return bins


def _normal(square: float, freedom: int) -> float:
    """A chi-square value as standard deviations of a normal one (Wilson and Hilferty)."""
    if freedom <= 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
