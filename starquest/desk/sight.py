"""What the party sees, and where it saw enemies last."""

import attrs

from starquest.engine.board.bits import lowest
from starquest.engine.board.terrain import field_of_view
from starquest.engine.modes.quest.party import party
from starquest.engine.scene import Scene
from starquest.model.ids import Cell, EntityId, Side


@attrs.frozen
class Sight:
    """Cells in the light, enemies in sight, and the last known cells of all that were ever seen."""

    lit: int
    seen: frozenset[EntityId]
    lost: dict[EntityId, Cell]


def look_round(scene: Scene, lost: dict[EntityId, Cell], *, open_table: bool) -> Sight:
    """See what the party sees now: the whole table before anybody stands on it.

    A last known cell that is seen empty is forgotten.
    """
    eyes = [cell for hero in party(scene) for cell in scene.cells(hero)]
    placed = any(scene.cells(hero) for hero in party(scene, conscious=False))
    lit = field_of_view(scene.table, eyes) if eyes else 0 if placed else scene.field.bits.full
    in_sight = 0
    for cell in eyes:
        in_sight |= scene.visible(cell)
    enemies = scene.units(Side.HORDE)
    seen = [u for u in enemies if open_table or scene.mask(u) & in_sight]
    for unit in seen:
        lit |= scene.mask(unit)
    known = lost | {unit: lowest(scene.mask(unit)) for unit in seen}
    kept = {
        unit: cell
        for unit, cell in known.items()
        if unit in enemies and (unit in seen or not in_sight >> cell & 1)
    }
    return Sight(lit, frozenset(seen), kept)
