"""How a program deploys: in which order, and where."""

from collections.abc import Sequence

from starquest.engine.board.bits import cells_of
from starquest.engine.minds.army.ground import Prize
from starquest.engine.minds.kinds import Kind, kind_of
from starquest.engine.scene import Scene
from starquest.model.ids import Cell, EntityId

ORDER = {Kind.HYBRID: 0, Kind.SHOOTING: 1, Kind.MELEE: 2}
LOOKED_AT = 24
"""So many places are weighed, spread evenly over those there are."""


def deploys_first(scene: Scene, unit: EntityId) -> tuple[int, int, EntityId]:
    """Core troops come first, then who shoots, then who strikes, the cheaper before the dearer."""
    kind = kind_of(scene.catalog, scene.world.builds[unit].profiles[0])
    return ORDER[kind], scene.world.units[unit].points, unit


def best_spot(scene: Scene, unit: EntityId, board: int, prizes: Sequence[Prize]) -> Cell:
    """For who shoots: many markers in sight, and cover; for the others: near to one of them."""
    cells = cells_of(board)
    step = max(1, len(cells) // LOOKED_AT)
    kind = kind_of(scene.catalog, scene.world.builds[unit].profiles[0])
    ahead = _goal(scene, unit, prizes)

    def value(cell: Cell) -> tuple[int, int, int]:
        far = scene.field.grid.distance(cell, ahead) if ahead is not None else 0
        if kind is not Kind.SHOOTING:
            return -far, 0, -cell
        seen = scene.visible(cell)
        sights = sum([seen >> prize.cell & 1 for prize in prizes])
        return sights * 12 + scene.field.in_cover(cell) * 6 - far, 0, -cell

    return max(cells[::step], key=value)


def _goal(scene: Scene, unit: EntityId, prizes: Sequence[Prize]) -> Cell | None:
    """The marker a unit is meant for: each of a side's units the next one in turn."""
    if not prizes:
        return None
    rows = scene.world.units
    place = [u for u, row in rows.items() if row.side is rows[unit].side].index(unit)
    return prizes[place % len(prizes)].cell
