"""The register of names for commands: one function for each class."""

from functools import singledispatch

from starquest.model.ids import Cell
from starquest.text.locale import words
from starquest.text.phrases import Phrases


@singledispatch
def called(command: object, _: Phrases) -> str:
    """What a command is called."""
    return type(command).__name__


def place(cell: Cell, say: Phrases) -> str:
    """Where a command goes, by column and row; nothing if that is not known."""
    if say.state is None or not say.state.table.grid.holds(cell):
        return ""
    x, y = say.state.table.grid.xy(cell)
    return words("labels.cell", x=x, y=y)
