"""The `starquest` command: reads arguments, then imports only what the command needs.

Data goes to stdout, talk to stderr. Exit codes: 0 done, 1 the command found a fault,
2 bad arguments, 130 interrupted, 141 the reader of our output went away.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from starquest import __version__

EXIT_OK: Final = 0
EXIT_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130
EXIT_BROKEN_PIPE: Final = 141

_SEEDS: Final = 2**64
_SEED_DIGITS: Final = len(str(_SEEDS))


class _UsageError(Exception):
    """The arguments make no sense; the message says why."""


class _Parser(argparse.ArgumentParser):
    """A parser that raises where argparse would print its usage and leave."""

    def error(self, message: str) -> NoReturn:
        """Hand the complaint to `main`, which says it in one sentence."""
        raise _UsageError(message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    try:
        code = _run(_parser().parse_args(argv))
        sys.stdout.flush()
    except _UsageError as error:
        sys.stderr.write(f"starquest: {_one_line(str(error))}; see 'starquest --help'.\n")
        return EXIT_USAGE
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Python flushes stdout once more at exit and would complain there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_BROKEN_PIPE
    return code


def _run(args: argparse.Namespace) -> int:
    if args.version:
        sys.stdout.write(f"starquest {__version__}\n")
        return EXIT_OK
    if args.command == "check-data":
        return _check_data(args.directory)
    return _play(args.seed if args.command == "play" else None)


def _play(seed: int | None) -> int:
    from starquest.play import demo

    return demo.main(_fresh_seed() if seed is None else seed)


def _check_data(directory: Path | None) -> int:
    from starquest.content import check

    return check.run(directory, sys.stdout, sys.stderr)


def _parser() -> _Parser:
    parser = _Parser(
        prog="starquest",
        description="A terminal tactics roguelike. Without a command: play.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="print the version and stop")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="play what there is so far", allow_abbrev=False)
    play.add_argument("--seed", type=_seed, metavar="S", help="the number all dice come from")
    check = commands.add_parser("check-data", help="check data files", allow_abbrev=False)
    check.add_argument(
        "directory", nargs="?", type=_folder, metavar="DIR", help="default: the game's own data"
    )
    return parser


def _seed(text: str) -> int:
    # The length is looked at first: int() refuses very long texts with a puzzle of its own.
    if text.isascii() and text.isdigit() and len(text) <= _SEED_DIGITS and int(text) < _SEEDS:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {_SEEDS - 1}")


def _folder(text: str) -> Path:
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {text!r}")
    return Path(text)


def _fresh_seed() -> int:
    # 32 bits: short enough to be read out and typed again.
    return int.from_bytes(os.urandom(4), "big")


def _one_line(text: str) -> str:
    return "".join(char if char.isprintable() else "?" for char in text)
