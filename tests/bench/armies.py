"""Armies as they are played: whole matches of programs, and a key on a table of 80 models."""

from functools import cache
from itertools import permutations
from statistics import median, quantiles
from time import process_time as clock

from starquest.content.loader import load_catalog
from starquest.model.modes.match import FULL, MatchSetup
from starquest.play.games import GameSpec
from starquest.play.modes.match.words import read_army
from starquest.play.named_army import named_army
from starquest.play.simulate import play_game
from tests.bench.battles import NARROW, READY, WIDE
from tests.bench.registry import Effort, Sample, benchmark
from tests.bench.screen import cursor_moves, presses

MATCHES = 12
"""Of one sample: the pairs of factions and the themes take turns."""
PROGRAMS = ("list", "captain")


def matches(mind: str, first: int, count: int) -> list[GameSpec]:
    """Matches of the ready lists, the same program on both sides."""
    catalog, found = load_catalog(), []
    pairs, themes = list(permutations(catalog.factions, 2)), list(catalog.themes)
    for seed in range(first, first + count):
        sides = [read_army(catalog, side, FULL, named_army) for side in pairs[seed % len(pairs)]]
        theme = themes[seed % len(themes)]
        setup = MatchSetup(
            (sides[0], sides[1]),
            theme=theme,
            minds=(mind, mind),
            special=catalog.themes[theme].raised,
        )
        found.append(GameSpec(seed, setup, ""))
    return found


def _matches_of(mind: str) -> Sample:
    """How many matches a second one core plays, from the table's making to the result."""

    def sample(effort: Effort, repeat: int) -> float:
        count = 1 if effort.quick else MATCHES
        wanted = matches(mind, repeat * count, count)
        start = clock()
        for spec in wanted:
            play_game(spec)
        return count / (clock() - start)

    return sample


for _mind in PROGRAMS:
    benchmark(f"matches at {FULL} points, the {_mind} against itself", "a second", 2)(
        _matches_of(_mind)
    )


@cache
def _keys(width: int, effort: Effort, repeat: int) -> tuple[float, ...]:
    program = ("tests.bench.battles", str(width))
    return cursor_moves(presses(effort), repeat, program, READY)


def _median_key(width: int) -> Sample:
    return lambda effort, repeat: median(_keys(width, effort, repeat))


def _slow_key(width: int) -> Sample:
    return lambda effort, repeat: quantiles(_keys(width, effort, repeat), n=20)[-1]


for _width in (NARROW, WIDE):
    benchmark(f"cursor key to frame, {_width}x48, 80 models", "ms", 1)(_median_key(_width))
    benchmark(f"  the slowest of twenty on {_width}x48", "ms", 1)(_slow_key(_width))
