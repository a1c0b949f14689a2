"""The arguments of the `starquest` command, and what each of them may be."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from starquest.text.locale import words

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
        description=words("cli.help.about"),
        allow_abbrev=False,
    )
    top.add_argument("--version", action="store_true", help=words("cli.help.version"))
    _saves(top)
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    _play(commands.add_parser("play", help=words("cli.help.play"), allow_abbrev=False))
    _runs(commands)
    demo = commands.add_parser("demo", help=words("cli.help.demo"), allow_abbrev=False)
    demo.add_argument("--seed", type=seed, metavar="S", help=words("cli.help.seed"))
    _sim(commands.add_parser("sim", help=words("cli.help.sim"), allow_abbrev=False))
    codex = commands.add_parser("codex", help=words("cli.help.codex"), allow_abbrev=False)
    codex.add_argument("word", nargs="?", metavar="WORD", help=words("cli.help.codex_word"))
    check = commands.add_parser("check-data", help=words("cli.help.check_data"), allow_abbrev=False)
    check.add_argument(
        "directory",
        nargs="?",
        type=_folder,
        metavar="DIR",
        help=words("cli.help.check_data_folder"),
    )
    return top


def _saves(command: argparse.ArgumentParser) -> None:
    # Said before the command or after it: neither may wipe out what the other was told.
    command.add_argument(
        "--saves", default=argparse.SUPPRESS, metavar="DIR", help=words("cli.help.saves")
    )


def _runs(commands: "argparse._SubParsersAction[Parser]") -> None:
    resume = commands.add_parser("resume", help=words("cli.help.resume"), allow_abbrev=False)
    resume.add_argument("run", nargs="?", metavar="RUN", help=words("cli.help.resume_run"))
    saves = commands.add_parser("saves", help=words("cli.help.list_saves"), allow_abbrev=False)
    replay = commands.add_parser("replay", help=words("cli.help.replay"), allow_abbrev=False)
    replay.add_argument("file", metavar="FILE", help=words("cli.help.replay_file"))
    replay.add_argument("--headless", action="store_true", help=words("cli.help.replay_headless"))
    scores = commands.add_parser("scores", help=words("cli.help.scores"), allow_abbrev=False)
    for command in (resume, saves, replay, scores):
        _saves(command)


def _play(play: argparse.ArgumentParser) -> None:
    add = play.add_argument
    _saves(play)
    add("--seed", type=seed, metavar="S", help=words("cli.help.seed"))
    add("--heroes", default="2", metavar="N|LIST", help=words("cli.help.heroes"))
    add("--players", default="", metavar="NAMES", help=words("cli.help.players"))
    add("--faction", default="random", metavar="F", help=words("cli.help.faction"))
    add("--board", default="standard", metavar="B", help=words("cli.help.board"))
    add("--theme", default="random", metavar="T", help=words("cli.help.theme"))
    add("--challenges", default="none", metavar="LIST", help=words("cli.help.challenges"))
    add("--order", default="turns", metavar="O", help=words("cli.help.order"))


def _sim(sim: argparse.ArgumentParser) -> None:
    sim.description = words("cli.help_sim.about")
    add = sim.add_argument
    add(
        "--games",
        type=whole(1, MOST_GAMES),
        default=100,
        metavar="N",
        help=words("cli.help_sim.games"),
    )
    add("--seed", type=seed, default=1, metavar="S", help=words("cli.help_sim.seed"))
    add("--bot", default="greedy", metavar="NAME", help=words("cli.help_sim.bot"))
    add("--heroes", metavar="N|LIST", help=words("cli.help_sim.heroes"))
    add("--faction", metavar="F", help=words("cli.help_sim.faction"))
    add("--board", metavar="B", help=words("cli.help.board"))
    add("--challenges", metavar="LIST", help=words("cli.help_sim.challenges"))
    workers = words("cli.help_sim.workers")
    add("--workers", type=whole(1, MOST_WORKERS), default=_cpus(), metavar="K", help=workers)
    add("--json", action="store_true", help=words("cli.help_sim.json"))


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
        raise argparse.ArgumentTypeError(
            words("cli.not_a_number", text=repr(text), least=least, most=most)
        )

    return read


def _folder(text: str) -> Path:
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(words("cli.no_folder", folder=repr(text)))
    return Path(text)
