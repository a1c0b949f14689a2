"""Armies as they are played: whole matches of programs, and a key on a table of 80 models."""

import asyncio
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
from starquest.ui.table.game import GameScreen
from tests.bench.battles import NARROW, READY, WIDE, BattleApp
from tests.bench.registry import Effort, Sample, benchmark
from tests.bench.screen import cursor_moves, presses

MATCHES = 12
"""Of one sample: the pairs of factions and the themes take turns."""
PROGRAMS = ("list", "captain")
SIZE = (120, 36)
LINE = 8
WALK = ((b"h",) * LINE + (b"k",) + (b"l",) * LINE + (b"k",)) * 4
"""To and fro before the squad, line by line: every key shows a cell for the first time."""


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
    return cursor_moves(min(presses(effort), len(WALK)), repeat, program, READY, WALK)


def _median_key(width: int) -> Sample:
    return lambda effort, repeat: median(_keys(width, effort, repeat))


def _slow_key(width: int) -> Sample:
    return lambda effort, repeat: quantiles(_keys(width, effort, repeat), n=20)[-1]


@cache
def _work(width: int, effort: Effort, repeat: int) -> float:
    assert repeat >= 0
    return asyncio.run(_worked(width, WALK[:9] if effort.quick else WALK))


async def _worked(width: int, keys: tuple[bytes, ...]) -> float:
    app, spent = BattleApp(width), list[float]()
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, GameScreen):
            await pilot.pause()
        for key in keys:
            begun = clock()
            await pilot.press(key.decode())
            await pilot.pause()
            spent.append((clock() - begun) * 1e3)
    return median(spent)


def _work_of(width: int) -> Sample:
    """What such a key costs where nothing is written to a terminal."""
    return lambda effort, repeat: _work(width, effort, repeat)


for _width in (NARROW, WIDE):
    benchmark(f"cursor key to frame, {_width}x48, 80 models", "ms", 1)(_median_key(_width))
    benchmark(f"  the slowest of twenty on {_width}x48", "ms", 1)(_slow_key(_width))
    benchmark(f"  work of the processor on {_width}x48", "ms", 1)(_work_of(_width))
