"""Where things are on a table: beside an objective, near its middle, or on one of its sides."""

import attrs

from starquest.model.ids import Cell
from starquest.model.state import GameState

BESIDE = 6
"""How near to an objective something is said to be beside it, in half-inches."""
PARTS = 3
"""A table has so many columns and rows of parts; the one in the centre is its middle."""


@attrs.frozen
class Places:
    """The places of one table."""

    state: GameState

    def part(self, cell: Cell) -> str:
        """The side of the table a cell is on, as a point of the compass; nothing in the middle."""
        grid = self.state.table.grid
        x, y = grid.xy(cell)
        along = ("n", "", "s")[PARTS * y // grid.height]
        return along + ("w", "", "e")[PARTS * x // grid.width]

    def beside(self, cell: Cell) -> int:
        """The number of the objective a cell is beside; 0 for none."""
        grid = self.state.table.grid
        rows = self.state.world.objectives.values()
        near = sorted((grid.distance(row.cell, cell), row.number) for row in rows)
        return near[0][1] if near and near[0][0] <= BESIDE else 0


def place_of(state: GameState) -> Places:
    """The places of the table that is played on."""
    return Places(state)
