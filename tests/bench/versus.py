"""`python -m tests.bench.versus COMMIT [ROW ...]`: the same rows before and after, taking turns.

The other state is laid out beside this one by git and taken away again; only committed rows that
both have can be compared. The two are measured alternately, so that a busy machine burdens both;
the loop of the reference, in ms, says how much.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent.parent
FIGURE = re.compile(r"^(.+?) {2,}(-?[\d,]+(?:\.\d+)?) (\S.*?) {2,}\S.* to .* ([\d.]+) ms$")
TABLE = "{:<48}{:>12}{:>12} {:<11}{:>8}{:>16}"
Figures = tuple[float, float]
"""The median of a row, and the reference beside it."""
Found = dict[str, tuple[Figures, str]]
"""The figures and the unit of each row."""


@contextmanager
def laid_out(commit: str) -> Iterator[Path]:
    """Another state of the project in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "before"
        _git("worktree", "add", "--detach", str(tree), commit)
        try:
            yield tree
        finally:
            _git("worktree", "remove", "--force", str(tree))


def _git(*words: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *words], check=True, capture_output=True)  # noqa: S607


def figures(printed: str) -> Found:
    """The rows of a printed table."""
    found = [FIGURE.match(line) for line in printed.splitlines()]
    return {row[1].strip(): _read(row) for row in found if row}


def _read(row: re.Match[str]) -> tuple[Figures, str]:
    return (float(row[2].replace(",", "")), float(row[4])), row[3]


def measured(tree: Path, row: str) -> Found:
    """The rows of a state whose name has some text."""
    words = [sys.executable, "-m", "tests.bench", "--only", row]
    ended = subprocess.run(words, cwd=tree, check=True, capture_output=True, text=True)
    return figures(ended.stdout)


def compared(before: Path, rows: Sequence[str], turns: int) -> Iterator[str]:
    """A line for each row of either state: medians of the turns, and how many times the first."""
    for row in rows:
        units, samples = dict[str, str](), defaultdict[tuple[str, bool], list[Figures]](list)
        for _ in range(turns):
            for now, tree in ((False, before), (True, ROOT)):
                for name, (found, unit) in measured(tree, row).items():
                    units[name] = unit
                    samples[name, now].append(found)
        for name, unit in units.items():
            yield line(name, unit, samples[name, False], samples[name, True])


def line(name: str, unit: str, before: Sequence[Figures], after: Sequence[Figures]) -> str:
    """A row of the comparison; what one state does not have is a dash."""
    values = [_median(found, 0) for found in (before, after)]
    loops = [_median(found, 1) for found in (before, after)]
    told = [f"{value:,.3f}" if value is not None else "-" for value in values]
    ratio = f"{values[1] / values[0]:.2f}" if values[0] and values[1] is not None else "-"
    references = " / ".join(f"{loop:.1f}" if loop is not None else "-" for loop in loops)
    return TABLE.format(name, *told, unit, ratio, references)


def _median(found: Sequence[Figures], place: int) -> float | None:
    return median([row[place] for row in found]) if found else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.versus")
    parser.add_argument("commit", help="the state before")
    parser.add_argument("rows", nargs="*", default=[""], help="rows whose name has one of these")
    parser.add_argument("--turns", type=int, default=3, help="how often each state is measured")
    options = parser.parse_args(arguments)
    print(TABLE.format("", "before", "after", "", "times", "references"))
    with laid_out(options.commit) as before:
        for told in compared(before, options.rows or [""], options.turns):
            print(told, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
