"""What the balance should be, and whether the figures say that it is."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import attrs

from tests.balance.figures import Figures
from tests.balance.shares import Share
from tests.balance.tempo import Minutes, Tempo

MOST_DANGER = 0.20
SIZES_APART = 0.10
FACTIONS_APART = 0.15
THIRD = 1 / 3
HALF = 1 / 2
DULL = 0.05
PHASE = 20
RUN = (45, 90)
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
        nobody_needed(found.without),
        never_dull(found.tempo),
        short_phases(found.tempo),
        an_evening(found.minutes),
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


def nobody_needed(without: Mapping[str, Share]) -> Aim:
    """Parties without any one class win half as often as all parties on average."""
    mean = sum(share.value for share in without.values()) / len(without)
    worst = min(without, key=lambda name: without[name].value)
    figure = f"without {worst} {told(without[worst])}, the mean {mean:.1%}"
    text = "Parties without any one class win more than half as often as the mean"
    return Aim(text, without[worst].value >= mean * HALF - SLIGHT, figure)


def never_dull(tempo: Sequence[Tempo]) -> Aim:
    """Something happens in nearly every round of every wave."""
    worst = max(tempo, key=lambda row: row.dull.value)
    text = f"Dull rounds are under {DULL:.0%} in every wave"
    return Aim(text, worst.dull.value < DULL, f"wave {worst.wave} {told(worst.dull)}")


def short_phases(tempo: Sequence[Tempo]) -> Aim:
    """Nobody waits long for the horde."""
    worst = max(tempo, key=lambda row: row.phase)
    text = f"No phase of the horde takes more than {PHASE} s at normal speed"
    return Aim(text, worst.phase <= PHASE, f"wave {worst.wave} {worst.phase:.1f} s")


def an_evening(minutes: Mapping[int, Minutes]) -> Aim:
    """A whole mission takes a person neither too short nor too long."""
    least, most = RUN
    met = all(least <= row.low and row.high <= most for row in minutes.values() if row.games)
    spans = [f"{n} heroes {m.low:.0f} to {m.high:.0f}" for n, m in minutes.items() if m.games]
    text = f"A whole mission takes a person {least} to {most} minutes"
    return Aim(text, met, ", ".join(spans) or "no game went so far")


def told(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval
    return f"{share.value:.1%} ({low:.1%} to {high:.1%})"


def _hardest(danger: list[Share]) -> tuple[int, Share]:
    wave = max(range(len(danger)), key=lambda index: danger[index].value)
    return wave + 1, danger[wave]
