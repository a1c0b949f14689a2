"""Reading data/: every file, every entry, and every problem at once."""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import attrs
from cattrs import Converter

from starquest.content.catalog import FILES, SHEETS, Catalog, file_of
from starquest.content.checks import Ident
from starquest.content.converter import data_converter
from starquest.content.crosscheck import crosscheck
from starquest.content.failures import failures, joined
from starquest.content.fault import Fault, fault
from starquest.content.names import printable, shown
from starquest.content.paths import data_directory
from starquest.content.problem import DataError, Problem
from starquest.content.toml_text import parse_toml

Tables = dict[str, dict[str, Any]]
LARGEST = 1 << 20
"""Bytes a data file may have."""
ARMED = ("units", "army_units", "upgrades")
"""The files in whose entries weapons may be written."""


class TooLarge(Exception):  # noqa: N818 - it is the file that is too large
    """A data file that is larger than any may be."""


def load_catalog(directory: Path | None = None) -> Catalog:
    """The catalog of a data folder, read once; raises DataError with every problem."""
    return _load((directory or data_directory()).resolve())


def examine(directory: Path) -> tuple[Catalog, list[Problem]]:
    """Whatever could be read of a data folder, and every problem in it."""
    problems: list[Problem] = []
    sources = _read(directory, problems)
    tables = {stem: _parse(stem, source, problems) for stem, source in sources.items()}
    parsed = {stem: table for stem, table in tables.items() if table is not None}
    catalog = _catalog(parsed, _digest(sources), problems)
    problems += crosscheck(catalog, {stem: frozenset(table) for stem, table in parsed.items()})
    return catalog, problems


@cache
def _load(directory: Path) -> Catalog:
    catalog, problems = examine(directory)
    if problems:
        raise DataError(tuple(problems))
    return catalog


def _read(directory: Path, problems: list[Problem]) -> dict[str, bytes]:
    if not directory.is_dir():
        problems.append(Problem(printable(str(directory)), "", fault("problems.file.no_folder")))
        return {}
    sources = {}
    for stem in (*FILES, *SHEETS):
        try:
            sources[stem] = _bytes(directory / file_of(stem))
        except TooLarge:
            large = fault("problems.file.large", most=LARGEST)
            problems.append(
                Problem(file_of(stem), "", fault("problems.file.unreadable", reason=large))
            )
        except OSError as error:
            problems.append(
                Problem(
                    file_of(stem),
                    "",
                    fault("problems.file.unreadable", reason=error.strerror or str(error)),
                )
            )
    return sources


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        source = file.read(LARGEST + 1)
    if len(source) > LARGEST:
        raise TooLarge
    return source


def _digest(sources: Mapping[str, bytes]) -> str:
    total = hashlib.sha256()
    for stem in sorted(sources):
        text = sources[stem].replace(b"\r\n", b"\n")
        total.update(f"{stem}.toml\0{len(text)}\0".encode())
        total.update(text)
    return total.hexdigest()


def _parse(stem: str, source: bytes, problems: list[Problem]) -> dict[str, Any] | None:
    """The tables of a file, or None with the problem added."""
    found = parse_toml(source)
    if isinstance(found, Fault):
        problems.append(Problem(file_of(stem), "", found))
        return None
    return found


def _catalog(parsed: Mapping[str, dict[str, Any]], digest: str, problems: list[Problem]) -> Catalog:
    converter = data_converter()
    tables: Tables = {
        stem: _entries(converter, stem, parsed.get(stem, {}), problems) for stem in FILES
    }
    for stem in ARMED:
        for entry in tables[stem].values():
            for weapon in entry.own_weapons:
                tables["weapons"].setdefault(weapon.id, weapon)
    sheets: dict[str, Any] = {
        stem: _sheet(converter, stem, parsed.get(stem), problems) for stem in SHEETS
    }
    return Catalog(**{**tables, **sheets}, digest=digest)


def _sheet(
    converter: Converter, stem: str, table: dict[str, Any] | None, problems: list[Problem]
) -> Any:  # noqa: ANN401 - what the stem says
    """The value of a file that is one; a blank one, with the problems added, if it is not sound."""
    try:
        return converter.structure(table, SHEETS[stem])
    except Exception as error:  # noqa: BLE001 - whatever a hook raises is a defect of the data
        found = failures(error) if table is not None else ()
        problems += [Problem(file_of(stem), f.path, f.fault) for f in found]
        return _blank(SHEETS[stem])


def _blank(kind: type) -> Any:  # noqa: ANN401 - a value of the class
    """A value that says nothing, so that the other files can still be looked at."""
    if not attrs.has(kind):
        return {int: 0, str: "0", Mapping: {}}.get(get_origin(kind) or kind, ())
    hints = get_type_hints(kind)
    return kind(**{field.name: _blank(hints[field.name]) for field in attrs.fields(kind)})


def _entries(
    converter: Converter, stem: str, table: dict[str, Any], problems: list[Problem]
) -> dict[str, Any]:
    """The definitions of one file that are sound; the problems of the others are added."""
    found = {}
    for key, entry in table.items():
        try:
            found[key] = _entry(converter, FILES[stem], key, entry)
        except Exception as error:  # noqa: BLE001 - whatever a hook raises is a defect of the data
            problems += [
                Problem(file_of(stem), f.path, f.fault) for f in failures(error, joined("", key))
            ]
    return found


def _entry(converter: Converter, kind: type, key: str, entry: object) -> object:
    if problem := Ident().problem(key):
        raise ValueError(fault("problems.field.id", problem=problem))
    if type(entry) is not dict:
        raise TypeError(fault("problems.type.table", found=shown(entry)))
    if "id" in entry:
        raise ValueError(fault("problems.field.own_id"))
    return converter.structure({"id": key, **entry}, kind)
