"""`python -m tests.bench [--quick]` prints the table of all benchmarks."""

import argparse
import platform
from collections.abc import Sequence

from tests.bench import (
    armies,
    effects,
    foresight,
    games,
    missions,
    on_screen,
    openings,
    parts,
    peers,
    saves,
    screen,
    squads,
)  # fmt: skip
from tests.bench.registry import BENCHMARKS, LOOP, QUICK, Effort, Figure, measure

ROW = "{:<42}{:>12} {:<11}{:>23}{:>14}"
MODULES = (
    games, parts, missions, peers, foresight, screen, on_screen, effects, openings, saves, squads,
    armies,
)  # fmt: skip
"""Importing them registers their rows; add the modules of new benchmarks here."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure every row and print the table, line by line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=main.__doc__)
    parser.add_argument("--quick", action="store_true", help="see only that every row works")
    parser.add_argument("--only", default="", metavar="TEXT", help="rows whose name has this text")
    options = parser.parse_args(arguments)
    effort = QUICK if options.quick else Effort()
    print(heading(effort))
    for name, row in BENCHMARKS.items():
        if options.only in name:
            print(line(measure(row, effort)), flush=True)
    return 0


def heading(effort: Effort) -> str:
    """What was measured, where, and the names of the columns."""
    python = f"Python {platform.python_version()} on {platform.machine()}"
    times = "CPU time (wall time where a terminal is waited for)"
    told = f"{python}, {times}, medians of {effort.repeats}; reference: a loop of {LOOP} steps."
    return f"{told}\n{ROW.format('', 'median', '', 'lowest to highest', 'reference')}"


def line(figure: Figure) -> str:
    """A figure as a row of the table."""
    row, samples = figure.benchmark, figure.samples
    low, high = (f"{value:,.{row.digits}f}" for value in (min(samples), max(samples)))
    median = f"{figure.median:,.{row.digits}f}"
    return ROW.format(row.name, median, row.unit, f"{low} to {high}", f"{figure.reference:.1f} ms")


if __name__ == "__main__":
    raise SystemExit(main())
