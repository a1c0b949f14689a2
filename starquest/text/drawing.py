"""The table as plain text: ground characters with every unit's mark where its models stand."""

from collections.abc import Iterator, Mapping
from itertools import product

from starquest.model.ids import OFF_TABLE, EntityId, Side
from starquest.model.state import GameState

DIGITS = "123456789"
LETTERS = "abcdefghijklnpqrstuvyzABCDEFGHIJKLMNOPQRSTUVWYZ"
"""Without the letters that are ground."""


def marks_of(state: GameState) -> Mapping[EntityId, str]:
    """A digit for each hero unit and a letter for each other; `?` when they run out."""
    supply = {Side.HEROES: iter(DIGITS), Side.HORDE: iter(LETTERS)}
    return {unit: next(supply[row.side], "?") for unit, row in state.world.units.items()}


def drawing(state: GameState, marks: Mapping[EntityId, str]) -> str:
    """The rows of the table, the models on them."""
    rows = [list(row) for row in state.table.rows]
    for unit, mark in marks.items():
        for x, y in _filled(state, unit):
            rows[y][x] = mark
    return "\n".join("".join(row) for row in rows)


def _filled(state: GameState, unit: EntityId) -> Iterator[tuple[int, int]]:
    """The columns and rows a unit's models on the table fill."""
    world, grid = state.world, state.table.grid
    for model in world.squads[unit].members if unit in world.squads else ():
        cell = world.places[model].cell
        if cell != OFF_TABLE:
            size = world.builds[unit].profiles[world.bodies[model].profile].footprint
            left, top = grid.xy(cell)
            yield from product(range(left, left + size), range(top, top + size))
