"""The part of the report about pace."""

from collections.abc import Mapping, Sequence

from tests.balance.aims import told
from tests.balance.tables import bar, table
from tests.balance.tempo import COUNTED, KEY, LOOK, Minutes, Tempo

NAMES = {
    "turns": "turns of heroes", "commands": "commands", "questions": "questions",
    "horde": "turns of enemies", "rounds": "rounds", "passed": "of these passed",
}  # fmt: skip
PACE = """\
Means of the missions that came to a wave. A round is dull in which nobody fights, is hurt or
helped, finds or uses anything or is asked a question, and no objective is won with the wave. Rounds
that are passed are not among them: no enemy is left, everybody waits, and one key ends the wave.
The longest phase of the horde is that of the slowest of all these missions, at normal speed,
without a key that hurries it.
"""
TIME = f"""
How long a person takes for a mission that comes to the last wave, the middle 80% of them. Nobody
was timed: it is the estimate of the keystroke-level model (a look {LOOK} s, a key {KEY} s; four
looks for a hero's turn, a look and two keys for a command, two looks and a key for a question),
and the films at normal speed.
"""


def pace(tempo: Sequence[Tempo], minutes: Mapping[int, Minutes]) -> list[str]:
    """What a wave is made of, and how long a mission takes."""
    return ["\n## Pace by wave, all sizes\n", PACE, _waves(tempo), TIME, _minutes(minutes)]


def _waves(tempo: Sequence[Tempo]) -> str:
    rows = [
        (f"{row.wave}", *(f"{row.means[name]:.1f}" for name in COUNTED), told(row.dull),
         f"`{bar(row.dull.value)}`" if row.dull.hits else "", f"{row.phase:.1f} s")
        for row in tempo
    ]  # fmt: skip
    names = [NAMES[name] for name in COUNTED]
    return table(("wave", *names, "dull rounds", "", "longest phase"), rows)


def _minutes(minutes: Mapping[int, Minutes]) -> str:
    rows = [
        (f"{heroes}", f"{row.games}", *(f"{m:.0f}" for m in (row.low, row.middle, row.high)))
        for heroes, row in minutes.items()
    ]
    return table(("heroes", "missions", "low, minutes", "middle", "high"), rows)
