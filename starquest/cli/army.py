"""`starquest army`: lists checked, shown, listed, and turned into codes and back."""

import argparse
from typing import TextIO

from starquest.content.armies.check import list_faults
from starquest.content.armies.list_code import is_code, list_code
from starquest.content.armies.list_file import checked_list, written_list
from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.content.names import printable
from starquest.content.problem import DataError, Problem
from starquest.play.army_shelf import ArmyShelf, Shelved
from starquest.play.folder import saves_folder
from starquest.text.armies import list_head, list_lines
from starquest.text.locale import words
from starquest.text.problems import told_problem


def run(args: argparse.Namespace, out: TextIO, err: TextIO) -> bool:
    """Do what was asked with a list; whether there was nothing wrong."""
    shelf, catalog = ArmyShelf(saves_folder(args.saves)), load_catalog()
    try:
        match args.do:
            case "check":
                return _check(shelf, catalog, args, out, err)
            case "show":
                out.writelines(
                    f"{line}\n" for line in list_lines(catalog, shelf.find(args.list, catalog))
                )
            case "code":
                _code(shelf, catalog, args.list, out)
            case _:
                out.writelines(f"{_row(shelf, catalog, row)}\n" for row in shelf.lists())
    except DataError as error:
        return _refuse(error.problems, out, err)
    return True


def _check(
    shelf: ArmyShelf, catalog: Catalog, args: argparse.Namespace, out: TextIO, err: TextIO
) -> bool:
    file, source = shelf.text(args.list, catalog)
    army, problems = checked_list(catalog, source, file, organised=not args.free)
    if problems or army is None:
        return _refuse(tuple(problems), out, err)
    out.write(
        words("armies.cli.sound", file=file or army.name, head=list_head(catalog, army)) + "\n"
    )
    return True


def _refuse(problems: tuple[Problem, ...], out: TextIO, err: TextIO) -> bool:
    out.writelines(f"{told_problem(problem)}\n" for problem in problems)
    err.write(words("cli.problems", count=len(problems)) + "\n")
    return False


def _code(shelf: ArmyShelf, catalog: Catalog, word: str, out: TextIO) -> None:
    """A list's code; a code's list, as its file would be."""
    army = shelf.find(word, catalog)
    told = any(row.name == word for row in shelf.lists()) or not is_code(word)
    out.write(f"{list_code(army)}\n" if told else written_list(army))


def _row(shelf: ArmyShelf, catalog: Catalog, row: Shelved) -> str:
    try:
        army = shelf.read(row.path)
    except DataError:
        return words("armies.cli.broken", name=printable(row.name))
    head = list_head(catalog, army)
    if list_faults(catalog, army):
        head += words("armies.cli.illegal")
    if row.own:
        return words("armies.cli.own", name=printable(row.name), head=head)
    return words("armies.cli.ready", name=row.name, head=head)
