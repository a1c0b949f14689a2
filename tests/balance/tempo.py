"""The pace of many games: what a wave is made of, and how long a person would take.

Nobody was timed. The estimate is that of the keystroke-level model: a look or a thought takes 1.35
seconds, a key 0.28. A hero's turn takes four looks, a command a look and two keys, a question two
looks and a key; films run at normal speed, those of the horde with the time to read their outcome.
"""

from collections.abc import Sequence
from statistics import quantiles

import attrs

from tests.balance.films import SECONDS
from tests.balance.pace import Paced, WavePace
from tests.balance.shares import Share

LOOK, KEY = 1.35, 0.28
TURN, COMMAND, QUESTION = 4 * LOOK, LOOK + 2 * KEY, 2 * LOOK + KEY
COUNTED = ("rounds", "passed", "turns", "commands", "questions", "horde")


@attrs.frozen
class Tempo:
    """What a wave is made of: means of the games that came to it."""

    wave: int
    games: int
    means: dict[str, float]
    dull: Share
    """Rounds in which nobody fights, is hurt or helped, finds, uses or is asked anything, and no
    objective is won; of those that are played and not passed by a key."""
    phase: float
    """Seconds of the longest part of a horde's phase in any of the games."""


@attrs.frozen
class Minutes:
    """How long whole missions take, those that came to the last wave: the middle 80%."""

    games: int
    low: float
    middle: float
    high: float


def tempo(games: Sequence[Paced], last: int) -> list[Tempo]:
    """The pace of each wave."""
    rows: dict[int, list[WavePace]] = {wave: [] for wave in range(1, last + 1)}
    for game in games:
        for row in game.waves:
            rows[row.wave].append(row)
    return [_of(wave, some) for wave, some in rows.items() if some]


def _of(wave: int, rows: Sequence[WavePace]) -> Tempo:
    means = {name: round(sum(getattr(r, name) for r in rows) / len(rows), 1) for name in COUNTED}
    dull = Share(sum(row.dull for row in rows), sum(row.rounds - row.passed for row in rows))
    return Tempo(wave, len(rows), means, dull, round(max(r.longest for r in rows) * SECONDS, 1))


def minutes(games: Sequence[Paced], last: int) -> Minutes:
    """How long a person takes for a whole mission."""
    whole = [_minutes(game) for game in games if game.record.waves_finished >= last - 1]
    if len(whole) < 2:
        return Minutes(len(whole), *[round(sum(whole), 1)] * 3)
    tenths = quantiles(whole, n=10, method="inclusive")
    return Minutes(len(whole), *[round(tenths[at], 1) for at in (0, 4, 8)])


def _minutes(game: Paced) -> float:
    return sum(map(seconds, game.waves)) / 60


def seconds(row: WavePace) -> float:
    """How long a person takes for a wave."""
    thought = TURN * row.turns + COMMAND * row.commands + QUESTION * row.questions
    return thought + SECONDS * row.pictures
