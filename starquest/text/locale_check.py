"""What is wrong with the locales of a data folder, for check-data and for tests.

Every locale is held against the home locale of the running program: the same ids, the same fields.
Whether the program says each of them is a test of its source.
"""

from collections.abc import Iterator
from pathlib import Path

from starquest.content.checks import unsafe
from starquest.content.fault import fault
from starquest.content.names import unknown
from starquest.content.paths import data_directory
from starquest.content.problem import Problem
from starquest.text.locale import HEADER, HOME, Locale, LocaleError
from starquest.text.problems import told_fault

LINE_BREAK = "\n"
VOICES = ("voices.line.", "voices.place.")
"""Sentences that go by ids of the data folder: `voice_check` counts them against that."""


def locale_problems(directory: Path) -> list[Problem]:
    """Every problem of every locale under a data folder, which may have none."""
    folders = sorted(path for path in (directory / "locale").glob("*") if path.is_dir())
    model = Locale(data_directory() / "locale" / HOME)
    return [problem for folder in folders for problem in _problems(Locale(folder), model)]


def _problems(locale: Locale, model: Locale) -> Iterator[Problem]:
    try:
        locale.grammar()
    except LocaleError as error:
        yield _problem(locale, HEADER, "", str(error))
        return
    for file in sorted({*locale.files(), *model.files()}):
        yield from _file(file, locale, model)


def _file(file: str, locale: Locale, model: Locale) -> Iterator[Problem]:
    try:
        found = locale.sentences(file)
    except LocaleError as error:
        yield _problem(locale, file, "", str(error))
        return
    wanted = model.sentences(file)
    for name in sorted(wanted.keys() - found.keys()):
        if not name.startswith(VOICES):
            yield _problem(locale, file, name, "is missing")
    for name, source in found.items():
        strange = name not in wanted
        if strange and not name.startswith(VOICES):
            yield _problem(locale, file, name, told_fault(unknown("id", name, wanted)))
        elif message := _fault(name, source, locale, locale if strange else model):
            yield _problem(locale, file, name, message)


def _fault(name: str, source: str, locale: Locale, model: Locale) -> str:
    """What is wrong with one sentence; empty when nothing is."""
    if char := unsafe(source.replace(LINE_BREAK, "")):
        return f"has the character {char!a}"
    try:
        here, there = locale.template(name).fields, model.template(name).fields
    except LocaleError as error:
        return str(error).removeprefix(f"{name}: ")
    lost = [f"leaves out the field {field}" for field in sorted(there - here)]
    alien = [told_fault(unknown("field", field, there)) for field in sorted(here - there)]
    return ", ".join(lost + alien)


def _problem(locale: Locale, file: str, name: str, message: str) -> Problem:
    return Problem(
        f"locale/{locale.folder.name}/{file}.toml",
        name.partition(".")[2],
        fault("problems.other", reason=message),
    )
