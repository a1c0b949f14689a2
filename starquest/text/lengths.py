"""Lengths as they are on the table that is played on: numbers, and those in the texts of data/.

Data tell the lengths of the standard board. Whoever speaks of a game takes the catalog from
`catalog_on`, the one place where its texts become those of a small board.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import attrs

from starquest.content.catalog import FILES, Catalog
from starquest.model.grid import STRAIGHT
from starquest.model.table import Table
from starquest.text.locale import words

SMALL: Final = Table((" ",), halved=True)
"""Any small board: only how it measures counts."""
INCHES: Final = re.compile(r'(?<![\w.])(?P<dice>D?)(?P<inches>\d+)"(?P<change> less| farther)?')
"""A length in a text: whole inches or a die of them, perhaps added to a length or taken from it."""


def length_on(table: Table | None, inches: int) -> str:
    """A rule's distance as it is on a table, which may be half as large."""
    return measured(table.length(inches) if table else STRAIGHT * inches)


def length_in(catalog: Catalog, inches: int) -> str:
    """A rule's distance as the texts of a catalog have it."""
    return length_on(SMALL if catalog.halved else None, inches)


def measured(halves: int) -> str:
    """A length in half-inches."""
    return words("phrases.inches", inches=halves / 2)


def catalog_on(catalog: Catalog, table: Table | None) -> Catalog:
    """The catalog with the lengths of a table in its texts; one that has them stays as it is."""
    return _small(catalog) if table and table.halved and not catalog.halved else catalog


@cache
def _small(catalog: Catalog) -> Catalog:
    tables: dict[str, Any] = {stem: _told(getattr(catalog, stem)) for stem in FILES}
    return attrs.evolve(catalog, **tables, halved=True)


def _told(rows: Mapping[str, Any]) -> Mapping[str, Any]:
    return {
        name: attrs.evolve(row, text=halved(row.text)) if hasattr(row, "text") else row
        for name, row in rows.items()
    }


def halved(text: str) -> str:
    """A text of the standard board as it is on a small one."""
    return INCHES.sub(_halved, text)


def _halved(found: re.Match[str]) -> str:
    inches, change = int(found["inches"]), found["change"] or ""
    if found["dice"]:
        return words("phrases.half_of", length=found.group())
    # a change is added before the whole is halved, so half an inch of it is possible
    return (measured(inches) if change else length_on(SMALL, inches)) + change
