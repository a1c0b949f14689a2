"""What a side sees of the table: who is in sight, what is lit, and where enemies were seen last.

Light is sight: a cell is lit exactly if an enemy standing on it would be seen. A second way to
work out either would sooner or later show what the rules hide, or hide what they show.
"""

from collections.abc import Mapping
from types import MappingProxyType

from starquest.engine.board.bits import cells_of, lowest
from starquest.engine.scene import Scene
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId, Side

NOWHERE: Mapping[EntityId, Cell] = MappingProxyType({})


@frozen
class Sight:
    """What one side sees at one moment, and what it remembers."""

    lit: int
    """The cells to draw as lit: those in sight, the walls round them, and all of who is seen."""
    seen: tuple[EntityId, ...]
    """The enemies somebody of the side sees, in id order."""
    last: Mapping[EntityId, Cell]
    """Where each enemy ever seen was seen last, unless that cell is in sight without it."""

    @property
    def lost(self) -> dict[EntityId, Cell]:
        """The last known cells of enemies that are out of sight now."""
        return {unit: cell for unit, cell in self.last.items() if unit not in self.seen}


def look(
    scene: Scene,
    side: Side = Side.ONE,
    last: Mapping[EntityId, Cell] = NOWHERE,
    *,
    open_table: bool = False,
) -> Sight:
    """See what a side sees now; `last` is what it remembers from before.

    An open table shows every enemy on it. Before anybody of a side stands on it, all of it is lit.
    """
    eyes = seen_cells(scene, side)
    lit = lit_round(scene, eyes) if eyes or _placed(scene, side) else scene.field.bits.full
    seen = seen_units(scene, side, scene.field.bits.full if open_table else eyes)
    for unit in seen:
        lit |= scene.mask(unit)
    known = {**last, **{unit: lowest(scene.mask(unit)) for unit in seen}}
    dark = 0 if open_table else ~eyes
    kept = {u: cell for u, cell in known.items() if u in seen or dark >> cell & 1}
    return Sight(lit, seen, kept)


def seen_cells(scene: Scene, side: Side) -> int:
    """The cells any unit of a side sees, in this light."""
    found = 0
    for unit in scene.units(side):
        for cell in cells_of(scene.mask(unit)):
            found |= scene.visible(cell)
    return found


def seen_units(scene: Scene, side: Side, eyes: int) -> tuple[EntityId, ...]:
    """The enemies of a side that stand or lie where it sees."""
    units = scene.world.units.items()
    return tuple([unit for unit, row in units if row.side is not side and scene.mask(unit) & eyes])


def lit_round(scene: Scene, eyes: int) -> int:
    """The cells in sight, and the walls one sees behind them."""
    return eyes | scene.field.bits.around(eyes) & scene.field.opaque


def _placed(scene: Scene, side: Side) -> bool:
    """Whether anybody of a side stands or lies on the table."""
    units = scene.world.units.items()
    return any(scene.mask(unit) for unit, row in units if row.side is side)
