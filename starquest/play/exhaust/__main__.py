"""`python -m starquest.play.exhaust`: exit 0 if everything has happened, 1 and a list if not."""

import argparse
import sys

from starquest.content.loader import load_catalog
from starquest.play.exhaust.report import report
from starquest.play.exhaust.runner import exhaust

FIRST, MOST = 1, 600


def main(argv: list[str] | None = None) -> int:
    """Play, and tell what came of it."""
    parser = argparse.ArgumentParser("starquest.play.exhaust", description=__doc__)
    parser.add_argument("--seed", type=int, default=FIRST, help="of the first game")
    parser.add_argument("--games", type=int, default=MOST, help="how many at most")
    parser.add_argument("--counts", action="store_true", help="tell how often each thing happened")
    args = parser.parse_args(argv)
    ledger = exhaust(load_catalog(), args.seed, args.games)
    sys.stdout.write(report(ledger, counts=args.counts))
    return 0 if ledger.complete else 1


if __name__ == "__main__":
    sys.exit(main())
