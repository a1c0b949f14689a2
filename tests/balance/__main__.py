"""`python -m tests.balance [--games N] [--workers K] [--bot NAME]` plays and publishes missions."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing

from starquest import __version__
from starquest.cli.progress import Progress
from starquest.content.loader import load_catalog
from starquest.play.bots import BOTS
from starquest.play.workers import in_order
from tests.balance.cells import BOT, Cell, cells, specs_of
from tests.balance.figures import figures
from tests.balance.pace import Paced, play_paced
from tests.balance.published import FILE, REPORT, publish, retell

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
    parser.add_argument("--bot", choices=sorted(BOTS), default=BOT, help=f"who plays ({BOT})")
    parser.add_argument(
        "--retell", action="store_true", help="play nothing: write what was published anew"
    )
    options = parser.parse_args(arguments)
    if options.retell:
        retell()
        return 0
    catalog = load_catalog()
    played = play(cells(catalog, options.games), options.workers, options.bot)
    publish(figures(catalog, __version__, options.bot, options.games, played))
    sys.stderr.write(f"{REPORT.name} and {FILE.name} are written; look at what changed\n")
    return 0


def play(planned: Sequence[Cell], workers: int, bot: str = BOT) -> dict[Cell, list[Paced]]:
    """The games of all cells, the same whatever the number of workers."""
    catalog = load_catalog()
    found: dict[Cell, list[Paced]] = {cell: [] for cell in planned}
    specs = (spec for cell in planned for spec in specs_of(catalog, cell, bot))
    owners = (cell for cell in planned for _ in range(cell.games))
    progress = Progress(sys.stderr, sum(cell.games for cell in planned), every=EVERY)
    # All cells are one row of games, so that no worker waits at the end of each.
    with closing(in_order(play_paced, specs, workers)) as games:
        for cell, game in zip(owners, games, strict=True):
            found[cell].append(game)
            progress.step(cell.name)
    progress.clear()
    return found


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one")
    return number


if __name__ == "__main__":
    raise SystemExit(main())
