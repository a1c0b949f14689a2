"""The `check-data` command: every problem of a data folder, one to a line."""

from pathlib import Path
from typing import TextIO

from starquest.content.catalog import FILES
from starquest.content.keymaps import FILE, read_keymaps
from starquest.content.loader import examine
from starquest.content.paths import data_directory
from starquest.content.problem import Problem
from starquest.content.published_odds import read_odds, strange_names
from starquest.engine.modes.data_check import engine_problems
from starquest.text.locale import words
from starquest.text.locale_check import locale_problems
from starquest.text.problems import told_problem
from starquest.text.voice_check import voice_problems


def run(directory: Path | None, out: TextIO, err: TextIO) -> int:
    """Check a data folder; 0 and a summary when it is sound, 1 and its problems when not."""
    folder = directory or data_directory()
    catalog, problems = examine(folder)
    problems += locale_problems(folder)
    problems += voice_problems(folder, catalog)
    problems += _keys(folder)
    odds, wrong = read_odds(folder)
    problems += wrong
    if not problems:
        problems += engine_problems(catalog)
        problems += strange_names(odds, catalog) if odds else []
    out.writelines(f"{told_problem(problem)}\n" for problem in problems)
    if problems:
        err.write(words("cli.problems", count=len(problems)) + "\n")
        return 1
    counts = ", ".join(f"{len(getattr(catalog, stem))} {stem}" for stem in FILES)
    out.write(words("cli.sound", counts=counts) + "\n")
    return 0


def _keys(folder: Path) -> list[Problem]:
    """The problems of the table of keys; a folder that is not there is told once."""
    if not folder.is_dir():
        return []
    return [Problem(FILE, path, told) for path, told in read_keymaps(folder)[1]]
