"""Tables for tests: drawn as text, of random walls, or generated from the shipped themes."""

from collections.abc import Mapping

from hypothesis import strategies as st

from starquest.content.loader import load_catalog
from starquest.content.terrain import PieceDef, ThemeDef
from starquest.engine.mapgen import generate
from starquest.model.ids import Cell
from starquest.model.table import Table


def pieces() -> Mapping[str, PieceDef]:
    """The shipped terrain pieces."""
    return load_catalog().terrain


def themes() -> Mapping[str, ThemeDef]:
    """The shipped themes."""
    return load_catalog().themes


def made(theme: str, width: int, height: int, seed: int) -> Table:
    """A generated table; small ones have their distances halved, as in the game."""
    return generate(themes()[theme], pieces(), width, height, seed, halved=width <= 24)


def drawn_table(*rows: str) -> tuple[Table, dict[str, Cell]]:
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
