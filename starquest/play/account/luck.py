"""Luck: what dice came to against what they come to on average, and how rare that is."""

from collections import Counter
from collections.abc import Mapping
from math import exp, lgamma, log, sqrt

import attrs

LEAST = 1e-15
"""What is less likely is left out: it changes no digit that is shown."""

Curve = tuple[int, list[float]]
"""The chances of consecutive numbers of successes, and the first of these numbers."""


@attrs.frozen
class Luck:
    """Dice of one side."""

    dice: int = 0
    wins: int = 0
    expected: float = 0.0
    spread: float = 0.0
    """The standard deviation."""
    below: float = 0.0
    """How likely fewer successes were."""
    same: float = 1.0
    """How likely exactly these were."""

    @property
    def rank(self) -> float:
        """How much of all luck is worse, from 0 to 1; half of what is the same counts."""
        return self.below + self.same / 2

    @property
    def rarity(self) -> float:
        """How likely luck as far from the middle, on this side of it, was."""
        above = 1 - self.below - self.same
        return min(self.below, above) + self.same


def luck_of(rolled: Mapping[float, int], wins: int) -> Luck:
    """The luck of so many dice by chance; exact, the dice taken as they were rolled."""
    dice = sum(rolled.values())
    if not dice:
        return Luck()
    expected = sum(chance * count for chance, count in rolled.items())
    variance = sum(chance * (1 - chance) * count for chance, count in rolled.items())
    first, curve = _together(rolled)
    at = wins - first
    below = sum(curve[: max(0, at)])
    same = curve[at] if 0 <= at < len(curve) else 0.0
    return Luck(dice, wins, expected, sqrt(variance), min(1.0, below), same)


def _together(rolled: Mapping[float, int]) -> Curve:
    found: Curve = (0, [1.0])
    for chance, count in rolled.items():
        found = _joined(found, _binomial(chance, count))
    return found


def _binomial(chance: float, count: int) -> Curve:
    """So many equal dice; only what is likely enough is kept."""
    if chance <= 0 or chance >= 1:
        return (count if chance >= 1 else 0), [1.0]
    most = lgamma(count + 1)
    logs = [
        most - lgamma(n + 1) - lgamma(count - n + 1) + n * log(chance)
        + (count - n) * log(1 - chance) for n in range(count + 1)
    ]  # fmt: skip
    return _trimmed((0, [exp(value) for value in logs]))


def _joined(one: Curve, two: Curve) -> Curve:
    (start, a), (other, b) = one, two
    sums = [0.0] * (len(a) + len(b) - 1)
    for at, left in enumerate(a):
        for more, right in enumerate(b):
            sums[at + more] += left * right
    return _trimmed((start + other, sums))


def _trimmed(curve: Curve) -> Curve:
    first, chances = curve
    kept = [at for at, chance in enumerate(chances) if chance >= LEAST]
    return (first + kept[0], chances[kept[0] : kept[-1] + 1]) if kept else curve


@attrs.define
class Rolled:
    """Dice while they are counted."""

    chances: Counter[float] = attrs.Factory(Counter)
    wins: int = 0

    def add(self, chance: float, dice: int, wins: int) -> None:
        """Some more."""
        self.chances[chance] += dice
        self.wins += wins

    def luck(self) -> Luck:
        """What they come to."""
        return luck_of(self.chances, self.wins)
