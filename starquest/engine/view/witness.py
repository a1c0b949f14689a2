"""A side that watches a command event by event: who stands where just then, and whom it sees.

A state says only where everybody stood before and after. In between somebody comes into sight and
leaves it again, falls, or opens a door; what may be told hangs on the very moment.
"""

from collections.abc import Iterable

from starquest.engine.board.bits import cells_of
from starquest.engine.scene import Scene
from starquest.engine.view.sight import lit_round
from starquest.model.event import (
    Deployed,
    DoorOpened,
    Event,
    EventStruck,
    GadgetPlaced,
    GotUp,
    ModelDown,
    ModifierAdded,
    ModifierEnded,
    Moved,
    SkyChanged,
    WentDown,
)
from starquest.model.ids import NOBODY, OFF_TABLE, Cell, EntityId, Side
from starquest.model.state import GameState

CHANGING = (DoorOpened, SkyChanged, EventStruck)
"""Events after which the table or the light may be other ones."""


class Witness:
    """One side while a command is carried out."""

    def __init__(
        self, before: GameState | None, after: GameState, side: Side, *, open_table: bool
    ) -> None:
        """Begin where `before` ends: with an empty table if there was nothing before."""
        self.side, self.open_table = side, open_table
        self._after = Scene(after)
        self._scene = self._after if before is None else Scene(before)
        then, now = self._scene.world, after.world
        self._sides = {unit: row.side for unit, row in (now.units | then.units).items()}
        self._unit_of = {model: row.unit for model, row in (now.bodies | then.bodies).items()}
        builds = now.builds | then.builds
        self._sizes = {unit: max(p.footprint for p in builds[unit].profiles) for unit in builds}
        self._squads = then.squads | now.squads
        self._cells: dict[EntityId, dict[EntityId, Cell]] = {unit: {} for unit in self._sides}
        for model, place in then.places.items() if before is not None else ():
            if place.cell != OFF_TABLE:
                self._cells[self._unit_of[model]][model] = place.cell
        self._down = {unit for unit, row in then.statuses.items() if row.down}
        self._eyes: int | None = None
        self._gone: set[EntityId] = set()
        """Enemies whose last model fell in sight."""
        self.glimpsed: set[EntityId] = set()
        """Enemies that were seen at any moment so far."""
        self._glimpse()

    def unit(self, entity: EntityId) -> EntityId:
        """The unit a model belongs to; anything else is itself."""
        return self._unit_of.get(entity, entity)

    def is_enemy(self, entity: EntityId) -> bool:
        """Whether a unit or model is of the other side."""
        return self._sides.get(self.unit(entity), self.side) is not self.side

    def knows(self, entity: EntityId) -> bool:
        """Whether an entity is no enemy, or one that is in sight just now."""
        unit = self.unit(entity)
        if not self.is_enemy(unit):
            return True
        return unit in self._gone or bool(self.mask(unit) & self.eyes)

    def knows_cell(self, model: EntityId, cell: Cell) -> bool:
        """Whether a model on a cell is seen: itself, or others of its unit elsewhere."""
        unit = self.unit(model)
        rest = [at for other, at in self._cells[unit].items() if other != model]
        return bool(self._filled(unit, [cell, *rest]) & self.eyes)

    def fills_seen(self, unit: EntityId, cell: Cell) -> bool:
        """Whether a model of a unit would be seen on a cell."""
        return unit in self._sizes and bool(self._filled(unit, [cell]) & self.eyes)

    @property
    def eyes(self) -> int:
        """The cells the side sees just now."""
        if self._eyes is None:
            self._eyes = self._scene.field.bits.full if self.open_table else self._look()
        return self._eyes

    def in_sight(self, cell: Cell) -> bool:
        """Whether a cell is in sight, or a wall at its edge."""
        return cell >= 0 and bool(lit_round(self._scene, self.eyes) >> cell & 1)

    def mask(self, unit: EntityId) -> int:
        """The cells a unit fills just now."""
        return self._filled(unit, self._cells[unit].values()) if unit in self._cells else 0

    def take(self, event: Event) -> None:
        """Let an event happen."""
        match event:
            case Moved(model, path) if path and model in self._unit_of:
                self._cells[self.unit(model)][model] = path[-1]
            case Deployed(unit, cells):
                self._deploy(unit, cells)
            case GadgetPlaced(unit, _, cell) if not self._cells.get(unit, True):
                self._deploy(unit, (cell,))
            case ModelDown(model, unit):
                self._fall(model, unit)
            case WentDown(unit):
                self._down.add(unit)
            case GotUp(unit):
                self._down.discard(unit)
            case ModifierAdded(unit) | ModifierEnded(unit) if unit == NOBODY:
                self._scene = self._after
            case _ if isinstance(event, CHANGING):
                self._scene = self._after
            case _:
                return
        self._eyes = None
        self._glimpse()

    def _glimpse(self) -> None:
        self.glimpsed |= {u for u in self._cells if self.is_enemy(u) and self.mask(u) & self.eyes}

    def _deploy(self, unit: EntityId, cells: tuple[Cell, ...]) -> None:
        if unit in self._cells:
            members = [*self._cells[unit]] or self._squads[unit].members
            self._cells[unit] = dict(zip(members, cells, strict=False))

    def _fall(self, model: EntityId, unit: EntityId) -> None:
        left = self._cells.get(unit, {})
        if len(left) == 1 and self.is_enemy(unit) and self.knows(unit):
            self._gone.add(unit)
        left.pop(model, None)

    def _look(self) -> int:
        found = 0
        for unit, side in self._sides.items():
            if side is self.side and unit not in self._down:
                for cell in cells_of(self.mask(unit)):
                    found |= self._scene.visible(cell)
        return found

    def _filled(self, unit: EntityId, cells: Iterable[Cell]) -> int:
        bits, size, found = self._scene.field.bits, self._sizes[unit], 0
        for cell in cells:
            found |= bits.footprint(cell, size)
        return found
