"""`python -m tests.balance [--games N] [--workers K]` plays the missions and publishes them."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing

from starquest import __version__
from starquest.cli.progress import Progress
from starquest.content.loader import load_catalog
from starquest.play.modes.quest.record import GameRecord
from starquest.play.simulate import simulate
from tests.balance.cells import Cell, cells, specs_of
from tests.balance.figures import figures
from tests.balance.published import FILE, REPORT, publish

ENOUGH = 400
"""Games of a size of party that leave at most five points to each side, whatever the share."""
EVERY = 20
"""Games between two lines where nobody sits at a terminal."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play all cells and write the report and the file of record."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=main.__doc__)
    parser.add_argument(
        "--games", type=_positive, default=ENOUGH, metavar="N",
        help=f"of each size of party ({ENOUGH})",
    )  # fmt: skip
    parser.add_argument(
        "--workers", type=_positive, default=1, metavar="K", help="processes that play (1)"
    )
    options = parser.parse_args(arguments)
    catalog = load_catalog()
    records = play(cells(catalog, options.games), options.workers)
    publish(figures(catalog, __version__, options.games, records))
    sys.stderr.write(f"{REPORT.name} and {FILE.name} are written; look at what changed\n")
    return 0


def play(planned: Sequence[Cell], workers: int) -> dict[Cell, list[GameRecord]]:
    """The records of all cells, the same whatever the number of workers."""
    catalog, records = load_catalog(), {}
    progress = Progress(sys.stderr, sum(cell.games for cell in planned), every=EVERY)
    for cell in planned:
        records[cell] = found = list[GameRecord]()
        with closing(simulate(specs_of(catalog, cell), workers)) as games:
            for record in games:
                found.append(record)
                progress.step(cell.name)
    progress.clear()
    return records


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one")
    return number


if __name__ == "__main__":
    raise SystemExit(main())
