"""Army lists as TOML files: read strictly, with every problem at once, and written plainly."""

from typing import Annotated, Any, Literal

from starquest.content.armies.check import list_faults
from starquest.content.army_units import MOST_MODELS
from starquest.content.catalog import Catalog
from starquest.content.checks import Between, Filled
from starquest.content.converter import data_converter
from starquest.content.failures import failures
from starquest.content.fault import Fault, fault
from starquest.content.problem import DataError, Found, Problem
from starquest.content.toml_text import parse_toml
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.frozen import frozen

LARGEST = 64 * 1024
"""Bytes the file of a list may have."""
LONGEST = 40
LEAST, MOST = 50, 10_000
"""The points a list may be for."""
MOST_UNITS = 100
MOST_UPGRADES = 20


@frozen
class Short:
    """A name that fits a line: no blanks around it, and not too long."""

    def problem(self, value: object) -> Fault | None:
        """Say so when it does not."""
        if isinstance(value, str) and len(value) <= LONGEST and value == " ".join(value.split()):
            return None
        return fault("problems.army.name", most=LONGEST)


@frozen
class Few:
    """A list of not too many."""

    most: int

    def problem(self, value: object) -> Fault | None:
        """Say so when there are more."""
        if isinstance(value, tuple) and len(value) <= self.most:
            return None
        return fault("problems.army.many", most=self.most)


@frozen
class _Entry:
    kind: Annotated[str, Filled()]
    size: Annotated[int, Between(0, MOST_MODELS)] = 0
    combined: bool = False
    upgrades: Annotated[tuple[str, ...], Few(MOST_UPGRADES)] = ()
    joins: Annotated[int, Between(-1, MOST_UNITS)] = -1
    name: Annotated[str, Short()] = ""


@frozen
class _File:
    name: Annotated[str, Filled(), Short()]
    factions: Annotated[tuple[str, ...], Filled(), Few(2)]
    points: Annotated[int, Between(LEAST, MOST)]
    unit: Annotated[tuple[_Entry, ...], Few(MOST_UNITS)] = ()
    mode: Literal["match", "battle"] = "match"


def read_list(source: bytes, file: str = "") -> ArmyList:
    """The list of a file; DataError with every problem of its form. What it holds is not judged."""
    return made_list(_parsed(source, file), file)


def made_list(table: dict[str, Any], file: str = "") -> ArmyList:
    """The list a table describes; DataError with every problem of its form."""
    try:
        found = data_converter().structure(table, _File)
    except Exception as error:
        problems = tuple(Problem(file, row.path, row.fault) for row in failures(error))
        raise DataError(problems) from error
    units = tuple(
        ArmyUnit(row.kind, row.size, row.combined, row.upgrades, row.joins, row.name)
        for row in found.unit
    )
    return ArmyList(found.name, found.factions, found.points, units, found.mode)


def checked_list(
    catalog: Catalog, source: bytes, file: str = "", *, organised: bool = True
) -> tuple[ArmyList | None, list[Problem]]:
    """The list of a file if its form is sound, and everything that is wrong with it."""
    try:
        army = read_list(source, file)
    except DataError as error:
        return None, [*error.problems]
    found: list[Found] = list_faults(catalog, army, organised=organised)
    return army, [Problem(file, *row) for row in found]


def _parsed(source: bytes, file: str) -> dict[str, Any]:
    small = len(source) <= LARGEST
    found = parse_toml(source) if small else fault("problems.file.large", most=LARGEST)
    if isinstance(found, Fault):
        raise DataError((Problem(file, "", found),))
    return found


def written_list(army: ArmyList) -> str:
    """The file of a list; what is as by default is left out."""
    head = [
        ("name", _text(army.name)),
        ("factions", _texts(army.factions)),
        ("points", str(army.points)),
        ("mode", _text(army.mode)),
    ]
    lines = _lines(head)
    for entry in army.units:
        lines += ["", "[[unit]]", *_lines([("kind", _text(entry.kind)), *_fields(entry)])]
    return "\n".join(lines) + "\n"


def _fields(entry: ArmyUnit) -> list[tuple[str, str]]:
    every = [
        ("size", str(entry.size), entry.size > 0),
        ("combined", "true", entry.combined),
        ("upgrades", _texts(entry.upgrades), bool(entry.upgrades)),
        ("joins", str(entry.joins), entry.joins >= 0),
        ("name", _text(entry.name), bool(entry.name)),
    ]
    return [(field, value) for field, value, said in every if said]


def _lines(fields: list[tuple[str, str]]) -> list[str]:
    return [f"{field} = {value}" for field, value in fields]


def _texts(values: tuple[str, ...]) -> str:
    return f"[{', '.join(map(_text, values))}]"


def _text(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
