"""`starquest report`: a run, the versions and its last screen in one file that can be replayed."""

import argparse
import os
import platform
import shutil
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TextIO

from starquest import __version__
from starquest.cli.runs import RunError, latest, read_replay
from starquest.play.replay import Replay
from starquest.play.replay.report import report_of
from starquest.play.saves.disk import Disk
from starquest.play.saves.files import put_file
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.ui.last_screen import last_screen

SUFFIX = ".report"
LIBRARIES = ("textual", "tcod", "attrs", "cattrs")
SEEN = ("TERM", "COLORTERM", "TERM_PROGRAM", "NO_COLOR", "LANG", "LC_ALL")
"""What of the surroundings changes the screen; no names and no paths."""


def write(args: argparse.Namespace, out: TextIO) -> None:
    """Write the report of a run to the present folder and say where it is."""
    args.file = args.file or latest(args)
    replay = read_replay(args)
    size = shutil.get_terminal_size((80, 24))
    whole = report_of(replay.packed(), _facts(replay, size), last_screen(replay, size))
    path = Path(f"{replay.name}{SUFFIX}")
    try:
        put_file(Disk(), path, whole)
    except OSError as error:
        raise RunError(words("ending.not_written", reason=error.strerror or str(error))) from error
    out.write(words("cli.reported", file=clean(path.name, 120)) + "\n")


def _facts(replay: Replay, size: os.terminal_size) -> dict[str, str]:
    libraries = {name: _version(name) for name in LIBRARIES}
    seen = {name: clean(os.environ[name]) for name in SEEN if os.environ.get(name)}
    return {
        "game": __version__,
        "data": replay.catalog.digest,
        "played": replay.head.game,
        "commands": str(len(replay.rows)),
        "seed": str(replay.origin.seed),
        "python": platform.python_version(),
        "system": platform.system(),
        "size": f"{size.columns}x{size.lines}",
        **libraries,
        **seen,
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "?"
