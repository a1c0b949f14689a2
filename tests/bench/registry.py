"""The benchmarks there are, and how one is measured: in CPU time, so that neighbours count less.

What waits for another process is measured in wall time by its own module.
"""

from collections.abc import Callable
from statistics import median
from time import process_time as clock
from typing import Final

import attrs

LOOP: Final = 200_000


@attrs.frozen
class Effort:
    """How much work is done for a figure."""

    repeats: int = 5
    commands: int = 1500
    """Commands played for one sample of a game."""
    calls: int = 2000
    """Calls made for one sample of a single function."""
    quick: bool = False
    """Whether it is enough that every row has a figure."""


QUICK: Final = Effort(repeats=1, commands=30, calls=20, quick=True)

Sample = Callable[[Effort, int], float]
"""One sample of a figure: the effort to make, and which repeat it is."""


@attrs.frozen
class Benchmark:
    """A row of the table."""

    name: str
    unit: str
    sample: Sample
    digits: int = 0


@attrs.frozen
class Figure:
    """What was measured for a row, and the reference loop beside it."""

    benchmark: Benchmark
    samples: tuple[float, ...]
    reference: float

    @property
    def median(self) -> float:
        """The middle of the samples."""
        return median(self.samples)


BENCHMARKS: dict[str, Benchmark] = {}


def benchmark(name: str, unit: str, digits: int = 0) -> Callable[[Sample], Sample]:
    """Make a function a row of the table; rows come in the order they are registered."""

    def register(sample: Sample) -> Sample:
        BENCHMARKS[name] = Benchmark(name, unit, sample, digits)
        return sample

    return register


def measure(row: Benchmark, effort: Effort) -> Figure:
    """Every sample of a row, with the reference measured between them."""
    samples, references = [], []
    for repeat in range(effort.repeats):
        references.append(reference())
        samples.append(row.sample(effort, repeat))
    return Figure(row, tuple(samples), median(references))


def reference() -> float:
    """Milliseconds of a fixed loop: how fast the machine is just now."""
    total, start = 0, clock()
    for number in range(LOOP):
        total += number * number % 7
    assert total
    return (clock() - start) * 1e3


def microseconds(action: Callable[[], object], calls: int) -> float:
    """How long one call takes on average."""
    start = clock()
    for _ in range(calls):
        action()
    return (clock() - start) / calls * 1e6
