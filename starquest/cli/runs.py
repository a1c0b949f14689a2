"""`starquest resume`, `saves`, `replay` and `scores`: saved runs from the command line."""

import argparse
from pathlib import Path
from typing import TextIO

from starquest.cli.progress import Progress
from starquest.content.loader import load_catalog
from starquest.desk import run_lines
from starquest.desk.ledger_lines import ledger_lines
from starquest.play.finish import make_good
from starquest.play.folder import saves_folder
from starquest.play.replay import Replay, verify
from starquest.play.saves import Entry, Held, NoSuchRun, RunLibrary, SavedRun, SaveError
from starquest.play.scores import Scores
from starquest.text.clean import clean
from starquest.text.locale import words

LONGEST = 400
SUFFIXES = (".replay", ".run")
"""What the files of a run end with, the finished one first."""


class RunError(Exception):
    """A run that cannot be used as asked; the message is one sentence."""


def opened(args: argparse.Namespace) -> SavedRun | Held:
    """The run to resume, or who has it."""
    library = _shelf(args)
    try:
        return library.open(args.run or _newest(library))
    except Held as error:
        return error
    except SaveError as error:
        raise RunError(_sentence(error)) from error


def _newest(library: RunLibrary) -> str:
    newest = library.newest()
    if newest is None:
        raise NoSuchRun(words("cli.nothing_to_resume", folder=_folder(library)))
    return newest.name


def latest(args: argparse.Namespace) -> str:
    """The run that was played last, over or not."""
    library = _shelf(args)
    found = next((entry for entry in library.entries() if isinstance(entry, Entry)), None)
    if found is None:
        raise RunError(words("cli.no_runs", folder=_folder(library)))
    return f"{found.name}.run"


def list_runs(args: argparse.Namespace, out: TextIO, err: TextIO) -> None:
    """One line for each run, the newest first, then the broken files."""
    library = _shelf(args)
    entries = library.entries()
    out.writelines(run_lines.run_line(entry, load_catalog()) + "\n" for entry in entries)
    if not entries:
        err.write(_fault(words("cli.no_runs", folder=_folder(library))))


def list_scores(args: argparse.Namespace, out: TextIO, err: TextIO) -> None:
    """One line for each finished run, the best first."""
    library = _shelf(args)
    make_good(library)
    table = Scores(library.folder)
    records = table.records()
    catalog = load_catalog()
    lines = [run_lines.scored(place, record, catalog) for place, record in enumerate(records, 1)]
    out.writelines(f"{line}\n" for line in lines)
    if any(record.fight for record in records):
        out.writelines(f"{line}\n" for line in ["", *ledger_lines(records)])
    if table.note:
        err.write(_fault(clean(table.note, LONGEST)))
    elif not records:
        err.write(_fault(words("cli.no_scores")))


def read_replay(args: argparse.Namespace) -> Replay:
    """The replay of a file; a bare name, or a run's, is looked for among the saves too."""
    path, folder = Path(args.file), saves_folder(args.saves)
    names = (path, folder / path, *[folder / f"{args.file}{suffix}" for suffix in SUFFIXES])
    try:
        return Replay.load(next((name for name in names if name.is_file()), path), load_catalog())
    except SaveError as error:
        raise RunError(_sentence(error)) from error


def check_replay(args: argparse.Namespace, out: TextIO, err: TextIO) -> bool:
    """Play a replay through and compare; whether it came out as it was recorded."""
    replay = read_replay(args)
    progress = Progress(err, max(1, len(replay.rows)), "commands")
    verdict = verify(replay, lambda _number: progress.step())
    progress.clear()
    told = clean(verdict.sentence, LONGEST)
    out.write(words("cli.verdict", file=clean(args.file, LONGEST), verdict=told) + "\n")
    return verdict.ok


def _shelf(args: argparse.Namespace) -> RunLibrary:
    return RunLibrary(saves_folder(args.saves), load_catalog())


def _folder(library: RunLibrary) -> str:
    return clean(str(library.folder), LONGEST)


def _fault(reason: str) -> str:
    return words("cli.fault", reason=reason) + "\n"


def _sentence(error: SaveError) -> str:
    return clean(str(error), LONGEST).rstrip(".")
