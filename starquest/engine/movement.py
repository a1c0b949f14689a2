"""Where the models of a unit may go: allowance, the ground they may cross, where they may stop."""

from enum import IntEnum, StrEnum

from starquest.engine.bits import cells_of
from starquest.engine.reach import Search, search
from starquest.engine.scene import Scene
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell, EntityId
from starquest.model.modifier import Stat

ADVANCE, RUSH = 6, 12
ROUGH = 6
"""A unit that touches difficult ground moves at most this far, in inches."""
APART = 1


class Pace(IntEnum):
    """How far an action goes."""

    ADVANCE = 0
    RUSH = 1


class Gait(StrEnum):
    """How a unit goes about it."""

    CLEAR = "clear"
    """Nobody touches difficult ground."""
    ROUGH = "rough"
    """Somebody may, so everybody moves at most 6 inches."""


def allowance(scene: Scene, unit: EntityId, pace: Pace) -> int:
    """How far a unit moves, in half-inches."""
    kit = scene.kit(unit)
    stat = Stat.RUSH if pace else Stat.ADVANCE
    inches = RUSH + kit.rush if pace else ADVANCE + kit.advance
    if not scene.burdened(unit):
        return scene.table.length(inches) if inches > 0 else 0
    inches += scene.total(unit, stat)
    return stride(scene, unit, inches) if inches > 0 else 0


def stride(scene: Scene, unit: EntityId, inches: int) -> int:
    """How far a move of so many inches takes a unit, in half-inches; bad weather halves it."""
    length = scene.table.length(inches)
    return max(STRAIGHT, length // 2) if scene.granted(unit, Stat.HALF_MOVE) else length


class Paths:
    """The ground as one unit may use it at this moment, searched once for both paces."""

    __slots__ = (
        "_found", "_gaits", "_near", "_phasing", "_reached", "_rough", "_rough_allowances",
        "_scene", "_stops", "allowances", "fits", "flies", "footprint", "unhurt", "unit",
    )  # fmt: skip

    def __init__(
        self,
        scene: Scene,
        unit: EntityId,
        allowances: tuple[int, ...] | None = None,
        *,
        phasing: bool = False,
        sure_footed: bool = False,
    ) -> None:
        kit = scene.kit(unit)
        self._scene = scene
        self.unit = unit
        self.flies, self.footprint = kit.flies, kit.footprint
        self.allowances = allowances or tuple([allowance(scene, unit, pace) for pace in Pace])
        self.unhurt = kit.flies or sure_footed
        self._phasing = phasing
        rough = scene.table.length(ROUGH)
        self._rough_allowances = tuple([min(whole, rough) for whole in self.allowances])
        self._rough = 0 if kit.strides or sure_footed else scene.field.difficult
        self._stops: dict[EntityId | None, int] = {}
        self._found: dict[tuple[Cell, Gait], tuple[Search, int]] = {}
        self._reached: dict[tuple[Cell, int, Gait], int] = {}
        self.fits: dict[tuple[int, Gait], int] = {}
        """Where the lead of a plain move may go, by budget, for whoever has worked it out."""
        self._near: bool | None = None
        self._gaits: dict[Pace, tuple[Gait, ...]] = {}

    def stops(self, charge_at: EntityId | None = None) -> int:
        """The cells a model may end on, by its corner; a charge may touch its target."""
        known = self._stops.get(charge_at)
        if known is None:
            known = self._stops[charge_at] = self._may_stop(charge_at)
        return known

    def _may_stop(self, charge_at: EntityId | None) -> int:
        scene, bits = self._scene, self._scene.field.bits
        side = scene.side(self.unit)
        own, foes = scene.side_mask(side) & ~scene.mask(self.unit), scene.side_mask(side.other)
        near = foes if charge_at is None else foes & ~scene.mask(charge_at)
        if scene.settings.spacing:
            near |= own
        free = scene.field.free & ~own & ~foes & ~scene.lying()
        if near:
            free &= ~_close_to(scene, near)
        return bits.erode(free, self.footprint)

    def crossable(self, gait: Gait) -> int:
        """The ground a model may pass over."""
        scene, bits = self._scene, self._scene.field.bits
        if self.flies:
            return bits.erode(bits.full, self.footprint)
        ground = scene.field.free
        if not self._phasing:
            ground &= ~scene.side_mask(scene.side(self.unit).other)
        if gait is Gait.CLEAR:
            ground &= ~self._rough
        return bits.erode(ground, self.footprint)

    def budget(self, pace: Pace, gait: Gait) -> int:
        """How far a model gets that way."""
        return (self.allowances if gait is Gait.CLEAR else self._rough_allowances)[pace]

    def gaits(self, pace: Pace) -> tuple[Gait, ...]:
        """The ways worth trying, the better one first."""
        known = self._gaits.get(pace)
        if known is None:
            known = self._gaits[pace] = self._worth_trying(pace)
        return known

    def _worth_trying(self, pace: Pace) -> tuple[Gait, ...]:
        if not self._rough or not self._rough_near():
            return (Gait.CLEAR,)
        starts_in_it = self._scene.mask(self.unit) & self._rough
        if starts_in_it or self.budget(pace, Gait.ROUGH) == self.allowances[pace]:
            return (Gait.ROUGH,)
        return (Gait.CLEAR, Gait.ROUGH)

    def _rough_near(self) -> bool:
        """Whether any difficult ground is near enough to be touched at all; asked once."""
        if self._near is None:
            far, bits = max(self._rough_allowances) + 2 * DIAGONAL, self._scene.field.bits
            near = [bits.disc(cell, far) & self._rough for cell in self._scene.cells(self.unit)]
            self._near = any(near)
        return self._near

    def reach(self, cell: Cell, pace: Pace, gait: Gait) -> int:
        """How far a model standing here gets, whether or not it may stop there."""
        budget = (self.allowances if gait is Gait.CLEAR else self._rough_allowances)[pace]
        if self.flies:
            return self._scene.field.bits.disc(cell, budget)
        known = self._reached.get((cell, budget, gait))
        if known is None:
            search, plane = self._search(cell, gait)
            known = self._reached[cell, budget, gait] = search.within(budget, plane)
        return known

    def farthest(self, cell: Cell) -> int:
        """How far a model standing here gets at its best, whichever way."""
        found = 0
        for gait in self.gaits(Pace.RUSH):
            found |= self.reach(cell, Pace.RUSH, gait)
        return found

    def way(self, cell: Cell, goal: Cell, pace: Pace, gait: Gait) -> tuple[Cell, ...] | None:
        """A cheapest way for a model standing here."""
        search, plane = self._search(cell, gait)
        return search.way(goal, self.budget(pace, gait), plane)

    def _search(self, cell: Cell, gait: Gait) -> tuple[Search, int]:
        """A search that starts here; if a model stands here, for all models of the unit."""
        known = self._found.get((cell, gait))
        if known is None:
            cells = self._scene.cells(self.unit)
            starts = cells if cell in cells else [cell]
            budget = max(self.allowances if gait is Gait.CLEAR else self._rough_allowances)
            found = search(self.crossable(gait), starts, budget, self._scene.field.bits.stride)
            for plane, start in enumerate(starts):
                self._found[start, gait] = (found, plane)
            known = self._found[cell, gait]
        return known

    def contact(self, target: EntityId) -> int:
        """The cells from which a model touches a unit."""
        bits = self._scene.field.bits
        touching = bits.around(self._scene.mask(target))
        if self.footprint == 1:
            return touching
        touching |= touching >> 1
        return touching | touching >> bits.stride


def paths_of(scene: Scene, unit: EntityId) -> Paths:
    """A unit's ways with its own allowances, kept while nothing moves."""
    return scene.keep(unit, lambda: Paths(scene, unit))


def charging_paths(scene: Scene, paths: Paths) -> Paths:
    """The ways of a charge, which a feat may carry over any ground."""
    unit = paths.unit
    sure = scene.granted(unit, Stat.SURE_FOOTED)
    return Paths(scene, unit, paths.allowances, sure_footed=True) if sure else paths


def _close_to(scene: Scene, mask: int) -> int:
    """The cells within 1 inch: the eight neighbours on every board."""
    return scene.field.bits.around(mask) | mask


def standing_in(scene: Scene, unit: EntityId, ground: int) -> list[EntityId]:
    """The models of a unit that touch some ground."""
    if not scene.mask(unit) & ground:
        return []
    places, bits = scene.world.places, scene.field.bits
    footprint = scene.kit(unit).footprint
    return [
        model
        for model in scene.world.squads[unit].members
        if bits.footprint(places[model].cell, footprint) & ground
    ]


def doors_near(scene: Scene, unit: EntityId) -> list[Cell]:
    """The closed doors a unit's models could open."""
    field = scene.field
    closed = field.doors & field.blocked
    return cells_of(field.bits.around(scene.mask(unit)) & closed) if closed else []
