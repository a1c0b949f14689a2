"""Tables for tests: drawn as text, of random walls, or generated from the shipped themes."""

import tomllib
from functools import cache
from typing import TypeVar

from hypothesis import strategies as st

from starquest.content.paths import data_directory
from starquest.content.strict import strict_converter
from starquest.content.terrain import PieceDef, ThemeDef
from starquest.engine.mapgen import generate
from starquest.model.ids import Cell
from starquest.model.table import Table

T = TypeVar("T")


@cache
def pieces() -> dict[str, PieceDef]:
    """The shipped terrain pieces."""
    return _definitions("terrain", PieceDef)


@cache
def themes() -> dict[str, ThemeDef]:
    """The shipped themes."""
    return _definitions("themes", ThemeDef)


def _definitions(stem: str, kind: type[T]) -> dict[str, T]:
    text = (data_directory() / f"{stem}.toml").read_text(encoding="utf-8")
    converter = strict_converter()
    entries = tomllib.loads(text).items()
    return {key: converter.structure({"id": key, **entry}, kind) for key, entry in entries}


def made(theme: str, width: int, height: int, seed: int) -> Table:
    """A generated table; small ones have their distances halved, as in the game."""
    return generate(themes()[theme], pieces(), width, height, seed, halved=width <= 24)


def drawn(*rows: str) -> tuple[Table, dict[str, Cell]]:
    """A table drawn as text, and where its capital letters S and T stand on open ground."""
    table = Table(tuple(row.replace("S", ".").replace("T", ".") for row in rows))
    cells = {
        glyph: table.grid.cell(x, y)
        for y, row in enumerate(rows)
        for x, glyph in enumerate(row)
        if glyph in "ST"
    }
    return table, cells


@st.composite
def walled(draw: st.DrawFn, largest: int = 12) -> Table:
    """A table with walls anywhere."""
    width = draw(st.integers(1, largest))
    height = draw(st.integers(1, largest))
    line = st.text(st.sampled_from("...#"), min_size=width, max_size=width)
    return Table(tuple(draw(line) for _ in range(height)))
