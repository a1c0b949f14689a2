"""The arguments of the `starquest` command, and what each of them may be."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from starquest.text.locale import words, words_in

SEEDS: Final = 2**64
MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 256
WORDED: Final = ("difficulty", "time", "weather", "alertness", "luck")
"""The choices of a mission that are one word each, in `play` and in `sim`."""
ARMIES: Final = "cinder_raiders,vant_syndicate"


class UsageError(Exception):
    """The arguments make no sense; the message says why."""


class Help(argparse.HelpFormatter):
    """Help by id: the words are looked up when somebody asks for them, not at every start."""

    def _get_help_string(self, action: argparse.Action) -> str:
        return words_in("cli.help", action.help or "")


class Parser(argparse.ArgumentParser):
    """A parser that raises where argparse would print its usage and leave."""

    about = ""
    """The id of what the command is for."""

    def format_help(self) -> str:
        """The help of this command."""
        self.description = words_in("cli.about", self.about) if self.about else None
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Hand the complaint to `main`, which says it in one sentence."""
        raise UsageError(message)


def parser() -> Parser:
    """Every command and its arguments."""
    top = Parser(prog="starquest", formatter_class=Help, add_help=False, allow_abbrev=False)
    top.about = "starquest"
    _help(top)
    top.add_argument("--version", action="store_true", help="version")
    _saves(top)
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    _play(_command(commands, "play"))
    _runs(commands)
    _sim(_command(commands, "sim"))
    _army(_command(commands, "army"))
    codex = _command(commands, "codex")
    codex.add_argument("word", nargs="?", metavar="WORD", help="word")
    codex.add_argument("--sentences", action="store_true", help="sentences")
    check = _command(commands, "check-data")
    check.add_argument("directory", nargs="?", type=_folder, metavar="DIR", help="directory")
    return top


def _command(commands: "argparse._SubParsersAction[Parser]", name: str) -> Parser:
    key = name.replace("-", "_")
    command = commands.add_parser(
        name, help=key, formatter_class=Help, add_help=False, allow_abbrev=False
    )
    _help(command)
    return command


def _help(command: argparse.ArgumentParser) -> None:
    command.add_argument("-h", "--help", action="help", help="help")


def _saves(command: argparse.ArgumentParser) -> None:
    # Said before the command or after it: neither may wipe out what the other was told.
    command.add_argument("--saves", default=argparse.SUPPRESS, metavar="DIR", help="saves_folder")


def _runs(commands: "argparse._SubParsersAction[Parser]") -> None:
    resume = _command(commands, "resume")
    resume.add_argument("run", nargs="?", metavar="RUN", help="run")
    saves = _command(commands, "saves")
    replay = _command(commands, "replay")
    replay.add_argument("file", metavar="FILE", help="file")
    replay.add_argument("--headless", action="store_true", help="headless")
    scores = _command(commands, "scores")
    result = _command(commands, "result")
    result.add_argument("file", metavar="RUN", help="result_of")
    result.add_argument("--svg", metavar="FILE", help="svg")
    report = _command(commands, "report")
    report.add_argument("file", nargs="?", metavar="RUN", help="report_of")
    for command in (resume, saves, replay, scores, result, report):
        _saves(command)


def _army(army: Parser) -> None:
    army.about = "army"
    _saves(army)
    does = army.add_subparsers(dest="do", metavar="WHAT", required=True)
    for name in ("check", "show", "list", "code"):
        command = does.add_parser(
            name, help=f"army_{name}", formatter_class=Help, add_help=False, allow_abbrev=False
        )
        _help(command)
        _saves(command)
        if name != "list":
            command.add_argument("list", metavar="LIST", help="army_of")
        if name == "check":
            command.add_argument("--free", action="store_true", help="army_free")


def _play(play: argparse.ArgumentParser) -> None:
    add = play.add_argument
    _saves(play)
    add("--seed", type=seed, metavar="S", help="seed")
    add("--daily", action="store_true", help="daily")
    add("--mode", default="quest", metavar="M", help="mode")
    add("--heroes", default="2", metavar="N|LIST", help="heroes")
    add("--players", default="", metavar="NAMES", help="players")
    add("--faction", default="random", metavar="F", help="faction")
    add("--board", metavar="B", help="board")
    add("--theme", default="random", metavar="T", help="theme")
    add("--challenges", default="none", metavar="LIST", help="challenges")
    for name in WORDED:
        add(f"--{name}", default="", metavar=name[0].upper(), help=name)
    add("--order", default="turns", metavar="O", help="order")
    add("--sight", metavar="V", help="sight")
    add("--armies", default=ARMIES, metavar="A,B", help="armies")
    add("--points", type=whole(50, 3000), default=200, metavar="N", help="points")
    add("--against", default="list", metavar="NAME", help="against")
    add("--special", action=argparse.BooleanOptionalAction, default=None, help="special")


def _sim(sim: Parser) -> None:
    sim.about = "sim"
    add = sim.add_argument
    add("--games", type=whole(1, MOST_GAMES), default=100, metavar="N", help="games")
    add("--seed", type=seed, default=1, metavar="S", help="first_seed")
    add("--mode", default="quest", metavar="M", help="mode")
    add("--bot", metavar="NAME", help="bot")
    add("--heroes", metavar="N|LIST", help="heroes")
    add("--faction", metavar="F", help="faction")
    add("--board", metavar="B", help="board")
    add("--challenges", metavar="LIST", help="challenges")
    for name in WORDED:
        add(f"--{name}", default="", metavar=name[0].upper(), help=name)
    add("--armies", metavar="A,B", help="armies")
    add("--points", type=whole(50, 3000), default=200, metavar="N", help="points")
    add("--against", default="list", metavar="NAME", help="against")
    add("--workers", type=whole(1, MOST_WORKERS), default=_cpus(), metavar="K", help="workers")
    add("--cluster", metavar="ADDRESS", help="cluster")
    add("--json", action="store_true", help="json")


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
        told = words("cli.not_whole", given=repr(text), least=least, most=most)
        raise argparse.ArgumentTypeError(told)

    return read


def _folder(text: str) -> Path:
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(words("cli.no_folder", given=repr(text)))
    return Path(text)
