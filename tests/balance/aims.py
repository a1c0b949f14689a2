"""What the balance should be, and whether the figures say that it is."""

from collections.abc import Mapping
from typing import TypeVar

import attrs

from tests.balance.figures import Figures
from tests.balance.shares import Share

MOST_DANGER = 0.20
SIZES_APART = 0.10
FACTIONS_APART = 0.15
THIRD = 1 / 3
SLIGHT = 1e-9
"""What rounding may add to a difference."""

Name = TypeVar("Name", str, int)


@attrs.frozen
class Aim:
    """One thing that should be so."""

    text: str
    met: bool
    figure: str
    """What was found."""

    @property
    def verdict(self) -> str:
        """Met, or not met and by what figure."""
        return f"met ({self.figure})" if self.met else f"**not met**, {self.figure}"


def aims(found: Figures) -> list[Aim]:
    """All aims, judged by the shares as they were counted."""
    return [
        last_is_hardest(found.danger),
        none_too_hard(found.danger),
        close(found.sizes, SIZES_APART, "Sizes of party", " heroes"),
        close(found.factions, FACTIONS_APART, "Factions", ""),
        near_the_mean(found.classes),
    ]


def last_is_hardest(danger: list[Share]) -> Aim:
    """No wave is as dangerous as the last."""
    wave, most = _hardest(danger[:-1])
    figure = (
        f"wave {len(danger)} {told(danger[-1])}, the hardest before it wave {wave} {told(most)}"
    )
    return Aim("The last wave is the hardest", danger[-1].value > most.value, figure)


def none_too_hard(danger: list[Share]) -> Aim:
    """No wave ends too many games."""
    wave, most = _hardest(danger)
    text = f"No wave ends more than {MOST_DANGER:.0%} of the games that start it"
    return Aim(text, most.value <= MOST_DANGER + SLIGHT, f"wave {wave} {told(most)}")


def close(shares: Mapping[Name, Share], most: float, title: str, noun: str) -> Aim:
    """The best and the worst are not too far from each other."""
    best = max(shares, key=lambda name: shares[name].value)
    worst = min(shares, key=lambda name: shares[name].value)
    apart = shares[best].value - shares[worst].value
    ends = f"{best}{noun} {told(shares[best])}, {worst}{noun} {told(shares[worst])}"
    text = f"{title} are within {most * 100:.0f} points of each other"
    return Aim(text, apart <= most + SLIGHT, f"{apart * 100:.1f} points: {ends}")


def near_the_mean(shares: Mapping[str, Share]) -> Aim:
    """Every class wins about as often as all classes on average."""
    mean = sum(share.value for share in shares.values()) / len(shares)
    far = max(shares, key=lambda name: abs(shares[name].value - mean))
    away = abs(shares[far].value - mean) / mean if mean else 0.0
    figure = f"{far} {told(shares[far])} is {away:.0%} of the mean {mean:.1%} away from it"
    return Aim("Every class is within a third of the mean", away <= THIRD + SLIGHT, figure)


def told(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval
    return f"{share.value:.1%} ({low:.1%} to {high:.1%})"


def _hardest(danger: list[Share]) -> tuple[int, Share]:
    wave = max(range(len(danger)), key=lambda index: danger[index].value)
    return wave + 1, danger[wave]
