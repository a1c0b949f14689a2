"""Whole games: commands per second, tcod's share of them, and what more units cost."""

from collections import deque
from functools import cache
from time import process_time as clock

from tests.bench.horde import HEROES, UNITS, opened, play
from tests.bench.registry import Effort, Sample, benchmark
from tests.bench.time_inside import timed_inside

FEW = 10
SIZES = (FEW, 25, 50, 100)


def seconds(units: int, seed: int, commands: int) -> float:
    """How long so many commands take, finding out what is legal included."""
    opened(units, seed)
    start = clock()
    deque(play(units, seed, commands), maxlen=0)
    return clock() - start


@benchmark("random player, 4 heroes, 12 units of 3", "commands/s")
def commands_per_second(effort: Effort, repeat: int) -> float:
    """How many commands a second a random player gives and gets carried out."""
    return effort.commands / seconds(UNITS, repeat, effort.commands)


@benchmark("of that, in engine.terrain and tcod", "%", 1)
def share_of_tcod(effort: Effort, repeat: int) -> float:
    """The part of the time that is spent behind the only door to tcod."""
    with timed_inside("starquest.engine.board.terrain") as inside:
        total = seconds(UNITS, repeat, effort.commands)
    return 100 * inside.seconds / total


@cache
def cost(units: int, effort: Effort, repeat: int) -> float:
    """Microseconds a command takes with so many units on the table, heroes among them."""
    commands = effort.commands // 2
    return seconds(units - len(HEROES), repeat, commands) / commands * 1e6


def _cost_of(units: int) -> Sample:
    return lambda effort, repeat: cost(units, effort, repeat)


def _to_linear(units: int) -> Sample:
    """How a cost compares with growing as fast as the number of units: below 1 is better."""
    return lambda effort, repeat: (
        cost(units, effort, repeat) / cost(FEW, effort, repeat) * FEW / units
    )


for _size in SIZES:
    benchmark(f"a command with {_size} units", "us")(_cost_of(_size))
    if _size > FEW:
        benchmark(f"  {_size} units against {FEW}, linear is 1", "x", 2)(_to_linear(_size))
