"""The arguments of the `starquest` command, and what each of them may be."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

SEEDS: Final = 2**64
MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 256


class UsageError(Exception):
    """The arguments make no sense; the message says why."""


class Parser(argparse.ArgumentParser):
    """A parser that raises where argparse would print its usage and leave."""

    def error(self, message: str) -> NoReturn:
        """Hand the complaint to `main`, which says it in one sentence."""
        raise UsageError(message)


def parser() -> Parser:
    """Every command and its arguments."""
    top = Parser(
        prog="starquest",
        description="A terminal tactics roguelike. Without a command: play.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="store_true", help="print the version and stop")
    _saves(top)
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    _play(commands.add_parser("play", help="start a mission at once", allow_abbrev=False))
    _runs(commands)
    _sim(commands.add_parser("sim", help="let bots play many games", allow_abbrev=False))
    codex = commands.add_parser("codex", help="look something up", allow_abbrev=False)
    codex.add_argument("word", nargs="?", metavar="WORD", help="as in cover; else all titles")
    check = commands.add_parser("check-data", help="check data files", allow_abbrev=False)
    check.add_argument(
        "directory", nargs="?", type=_folder, metavar="DIR", help="default: the game's own data"
    )
    return top


def _saves(command: argparse.ArgumentParser) -> None:
    # Said before the command or after it: neither may wipe out what the other was told.
    command.add_argument(
        "--saves", default=argparse.SUPPRESS, metavar="DIR", help="the folder of the runs"
    )


def _runs(commands: "argparse._SubParsersAction[Parser]") -> None:
    resume = commands.add_parser("resume", help="go on with a run", allow_abbrev=False)
    resume.add_argument("run", nargs="?", metavar="RUN", help="its name; the newest if not said")
    saves = commands.add_parser("saves", help="list the runs", allow_abbrev=False)
    replay = commands.add_parser("replay", help="watch a finished run", allow_abbrev=False)
    replay.add_argument("file", metavar="FILE", help="a replay, or a saved run")
    replay.add_argument("--headless", action="store_true", help="check it without a terminal")
    scores = commands.add_parser("scores", help="list the finished runs", allow_abbrev=False)
    for command in (resume, saves, replay, scores):
        _saves(command)


def _play(play: argparse.ArgumentParser) -> None:
    add = play.add_argument
    _saves(play)
    add("--seed", type=seed, metavar="S", help="the number all dice come from")
    add("--heroes", default="2", metavar="N|LIST", help="2 to 4, or classes as in medic,psyker")
    add("--players", default="", metavar="NAMES", help="who plays, as in Ann,Bob")
    add("--faction", default="random", metavar="F", help="the horde, or two as in a+b")
    add("--board", default="standard", metavar="B", help="standard or small")
    add("--theme", default="random", metavar="T", help="what the table looks like")
    add("--challenges", default="none", metavar="LIST", help="as in boss,events; all; none")
    add("--order", default="turns", metavar="O", help="turns or phases")


def _sim(sim: argparse.ArgumentParser) -> None:
    sim.description = (
        "Let a bot play games and count what becomes of them. What is not said is spread over "
        "the games by their seeds."
    )
    add = sim.add_argument
    add("--games", type=whole(1, MOST_GAMES), default=100, metavar="N", help="how many (100)")
    add("--seed", type=seed, default=1, metavar="S", help="of the first; the next has S+1 (1)")
    add("--bot", default="greedy", metavar="NAME", help="who plays the heroes (greedy)")
    add("--heroes", metavar="N|LIST", help="2 to 4, or classes as in commander,medic")
    add("--faction", metavar="F", help="the horde, or two of them as in nullborn+spore_tide")
    add("--board", metavar="B", help="standard or small")
    add("--challenges", metavar="LIST", help="as in boss,events; or all; or none")
    workers = "processes that play (one for each processor)"
    add("--workers", type=whole(1, MOST_WORKERS), default=_cpus(), metavar="K", help=workers)
    add("--json", action="store_true", help="one JSON object for each game, and no summary")


def _cpus() -> int:
    return min(os.cpu_count() or 1, MOST_WORKERS)


def seed(text: str) -> int:
    """A seed: any whole number the dice can start from."""
    return whole(0, SEEDS - 1)(text)


def whole(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        # The length is looked at first: int() refuses very long texts with a puzzle of its own.
        if text.isascii() and text.isdigit() and len(text) <= len(str(most)):
            number = int(text)
            if least <= number <= most:
                return number
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")

    return read


def _folder(text: str) -> Path:
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {text!r}")
    return Path(text)
