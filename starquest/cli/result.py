"""`starquest result`: how a run ended, or how it stands, as text or as a picture."""

import argparse
from pathlib import Path
from typing import TextIO

from starquest.cli.runs import RunError, read_replay
from starquest.desk.ending.files import as_text
from starquest.desk.ending.told import Told, told_of_replay
from starquest.desk.ending.writing import PICTURE, write
from starquest.text.locale import words


def show(args: argparse.Namespace, out: TextIO, err: TextIO) -> None:
    """Print the pages of a run, or write them to a picture."""
    told = _told(args)
    if not args.svg:
        out.write(as_text(told))
        return
    path = Path(args.svg)
    err.write(write(path if path.suffix == PICTURE else path.with_suffix(PICTURE), told) + "\n")


def _told(args: argparse.Namespace) -> Told:
    replay = read_replay(args)
    told = told_of_replay(replay)
    if told is None:
        raise RunError(words("cli.not_told", note=replay.note))
    return told
