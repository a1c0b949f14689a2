"""Where armies deploy: strips along two opposite edges, never less than 24 inches apart."""

from starquest.engine.scene import Scene
from starquest.model.ids import Side
from starquest.model.modes.field.ledger import EDGES, NEUTRAL, Axis, Edge, FieldLedger
from starquest.model.state import GameState
from starquest.model.table import Table

DEEPEST = 12
"""How deep a zone is on a table that has room for it, in inches."""
BETWEEN = 24
"""What lies between the zones at least, in inches."""
NARROWEST = 36
"""The least width and height of a table, in inches."""


def field_of(game: GameState | Scene) -> FieldLedger:
    """The ledger of a fight for markers."""
    assert isinstance(game.ledger, FieldLedger)
    return game.ledger


def depth(table: Table, axis: Axis) -> int:
    """How deep the zones are, in cells: what is left of the table beside what lies between."""
    across = table.grid.height if axis is Axis.NORTH_SOUTH else table.grid.width
    return max(0, min(DEEPEST, (across - BETWEEN) // 2))


def strip(scene: Scene, edge: Edge, rows: int) -> int:
    """The cells along an edge, so many rows of them."""
    grid, full = scene.field.grid, scene.field.bits.full
    if edge in (Edge.NORTH, Edge.SOUTH):
        tall = (1 << rows * grid.stride) - 1
        return full & (tall if edge is Edge.NORTH else tall << (grid.height - rows) * grid.stride)
    wide = ((1 << rows) - 1) << (0 if edge is Edge.WEST else grid.width - rows)
    return sum([wide << y * grid.stride for y in range(grid.height)])


def edge_zone(scene: Scene, edge: Edge) -> int:
    """The deployment zone along an edge."""
    return strip(scene, edge, depth(scene.table, field_of(scene).axis))


def zones(scene: Scene) -> tuple[int, int]:
    """Both zones, whoever will deploy there."""
    one, two = EDGES[field_of(scene).axis]
    return edge_zone(scene, one), edge_zone(scene, two)


def zone(scene: Scene, side: Side) -> int:
    """A side's zone; nowhere while it has no edge."""
    edge = field_of(scene).edges[side]
    return 0 if edge == NEUTRAL else edge_zone(scene, Edge(edge))


def half(scene: Scene, side: Side) -> int:
    """A side's half of the table."""
    edge = Edge(field_of(scene).edges[side])
    grid = scene.field.grid
    across = grid.height if edge in (Edge.NORTH, Edge.SOUTH) else grid.width
    return strip(scene, edge, across // 2)
