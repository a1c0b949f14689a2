"""Where the models of a unit may go: allowance, the ground they may cross, where they may stop."""

from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Any

from starquest.engine.board.bits import GridBits, cells_of
from starquest.engine.board.hills import Hills, Leaps
from starquest.engine.board.reach import Search, search
from starquest.engine.board.relief import Relief
from starquest.engine.hooks import Rule
from starquest.engine.kit import Kit
from starquest.engine.scene import Scene
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell, EntityId
from starquest.model.modifier import Stat

ADVANCE, RUSH = 6, 12
ROUGH = 6
"""A unit that touches difficult ground moves at most this far, in inches."""
APART = 1


AnySearch = Search | Hills | Leaps
"""Ways over flat ground, over heights, and with a jump."""


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
    LEAP = "leap"
    """Somebody jumps, and nobody touches difficult ground."""
    ROUGH_LEAP = "rough_leap"
    """Somebody jumps, and somebody may touch difficult ground."""


# names of their own for the hot path: asking an enumeration for a member costs more
PACES = SLOW, FAST = tuple(Pace)
GAITS = CLEAR, _ROUGH = (Gait.CLEAR, Gait.ROUGH)
ONLY_CLEAR, ONLY_ROUGH = (CLEAR,), (_ROUGH,)
LEAP, ROUGH_LEAP = Gait.LEAP, Gait.ROUGH_LEAP


def _allowances(scene: Scene, unit: EntityId, kit: Kit) -> tuple[int, int]:
    """How far a unit moves at either pace."""
    near, far = ADVANCE + kit.advance, RUSH + kit.rush
    if near <= 0 or far <= 0 or scene.burdened(unit):
        return allowance(scene, unit, SLOW), allowance(scene, unit, FAST)
    return scene.table.length(near), scene.table.length(far)


def allowance(scene: Scene, unit: EntityId, pace: Pace) -> int:
    """How far a unit moves, in half-inches."""
    kit = scene.kit(unit)
    inches = RUSH + kit.rush if pace else ADVANCE + kit.advance
    if not scene.burdened(unit):
        return scene.table.length(inches) if inches > 0 else 0
    inches += scene.total(unit, Stat.RUSH if pace else Stat.ADVANCE)
    return stride(scene, unit, inches) if inches > 0 else 0


def stride(scene: Scene, unit: EntityId, inches: int) -> int:
    """How far a move of so many inches takes a unit, in half-inches; bad weather halves it."""
    length = scene.table.length(inches)
    return max(STRAIGHT, length // 2) if scene.total(unit, Stat.HALF_MOVE) > 0 else length


@lru_cache(maxsize=256)
def _near_to(bits: GridBits, ground: int, far: int) -> int:
    """The cells so near to some ground."""
    return bits.spread(ground, far)


class Paths:
    """The ground as one unit may use it at this moment, searched once for both paces."""

    __slots__ = (
        "_farthest", "_foes", "_friends", "_gaits", "_near", "_phasing", "_reached", "_room",
        "_rough", "_rough_allowances", "_scene", "_searches", "_stops", "allowances", "fits",
        "flies", "followed", "footprint", "leaps", "relief", "starts", "unhurt", "unit",
    )  # fmt: skip

    def __init__(
        self,
        scene: Scene,
        unit: EntityId,
        allowances: tuple[int, ...] | None = None,
        *,
        phasing: bool = False,
        sure_footed: bool = False,
        leaping: bool = False,
    ) -> None:
        kit = scene.kit(unit)
        self._scene = scene
        self.unit = unit
        self.flies, self.footprint = kit.flies, kit.footprint
        self.allowances = allowances or _allowances(scene, unit, kit)
        self.unhurt = kit.flies or sure_footed
        reliefs = scene.field.reliefs
        self.relief: Relief | None = (
            reliefs[kit.footprint - 1] if reliefs and not kit.flies else None
        )
        """The heights in its way; none for who flies over them, or where there are none."""
        self.leaps = leaping and self.relief is not None and scene.special
        """Whether it may jump."""
        self.starts = scene.cells(unit)
        """Where the models stand, in squad order."""
        self._phasing = phasing
        rough = scene.table.length(ROUGH)
        self._rough_allowances = tuple([min(whole, rough) for whole in self.allowances])
        self._rough = 0 if kit.strides or sure_footed else scene.field.difficult
        self._room: int | None = None
        """The cells nobody else fills, asked once."""
        self._foes = self._friends = 0
        self._stops: dict[EntityId | None, int] = {}
        self._searches: dict[Gait | tuple[Cell, Gait], AnySearch] = {}
        self._reached: dict[tuple[int, Gait], list[int]] = {}
        self.fits: dict[tuple[int, Gait], int] = {}
        """Where the lead of a plain move may go, by budget, for whoever has worked it out."""
        self.followed: dict[tuple[int, Gait], Any] = {}
        """How the others follow it there."""
        self._farthest: list[int] | None = None
        self._near: bool | None = None
        self._gaits: dict[Pace, tuple[Gait, ...]] = {}

    def stops(self, charge_at: EntityId | None = None) -> int:
        """The cells a model may end on, by its corner; a charge may touch its target."""
        known = self._stops.get(charge_at)
        if known is None:
            known = self._stops[charge_at] = self._may_stop(charge_at)
        return known

    def _may_stop(self, charge_at: EntityId | None) -> int:
        scene, field = self._scene, self._scene.field
        if self._room is None:
            side = scene.world.units[self.unit].side
            own, self._foes = scene.side_mask(side), scene.side_mask(side.other)
            self._friends = own & ~scene.mask(self.unit)
            self._room = field.free & ~(self._friends | self._foes | scene.lying())
        near = self._foes if charge_at is None else self._foes & ~scene.mask(charge_at)
        if scene.settings.spacing:
            near |= self._friends
        free = self._room & ~field.bits.around(near) if near else self._room
        return free if self.footprint == 1 else field.bits.erode(free, self.footprint)

    def crossable(self, gait: Gait) -> int:
        """The ground a model may pass over."""
        scene, bits = self._scene, self._scene.field.bits
        if self.flies:
            return bits.erode(bits.full, self.footprint)
        ground = scene.field.free
        if not self._phasing:
            ground &= ~scene.side_mask(scene.world.units[self.unit].side.other)
        if self._rough and (gait is CLEAR or gait is LEAP):
            ground &= ~self._rough
        return ground if self.footprint == 1 else bits.erode(ground, self.footprint)

    def budget(self, pace: Pace, gait: Gait) -> int:
        """How far a model gets that way."""
        return self._allowed(gait)[pace]

    def _allowed(self, gait: Gait) -> tuple[int, ...]:
        return self.allowances if gait is CLEAR or gait is LEAP else self._rough_allowances

    def gaits(self, pace: Pace) -> tuple[Gait, ...]:
        """The ways worth trying, the better one first."""
        known = self._gaits.get(pace)
        if known is None:
            known = self._worth_trying(pace)
            if self.leaps:
                known = (*known, LEAP if known[0] is CLEAR else ROUGH_LEAP)
            self._gaits[pace] = known
        return known

    def sure_gaits(self, pace: Pace) -> tuple[Gait, ...]:
        """Those of them in which nobody jumps."""
        return self.gaits(pace)[:-1] if self.leaps else self.gaits(pace)

    def _worth_trying(self, pace: Pace) -> tuple[Gait, ...]:
        if not self._rough or not self._rough_near():
            return ONLY_CLEAR
        starts_in_it = self._scene.mask(self.unit) & self._rough
        if starts_in_it or self._rough_allowances[pace] == self.allowances[pace]:
            return ONLY_ROUGH
        return GAITS

    def _rough_near(self) -> bool:
        """Whether any difficult ground is near enough to be touched at all; asked once."""
        if self._near is None:
            far = max(self._rough_allowances) + 2 * DIAGONAL
            near = _near_to(self._scene.field.bits, self._rough, far)
            self._near = any([near >> cell & 1 for cell in self.starts])  # noqa: C419  # a generator would cost more
        return self._near

    def reaches(self, pace: Pace, gait: Gait) -> list[int]:
        """How far each model of the unit gets from where it stands, in squad order."""
        budget = self._allowed(gait)[pace]
        known = self._reached.get((budget, gait))
        if known is None:
            if self.flies:
                known = [self._scene.field.bits.disc(cell, budget) for cell in self.starts]
            else:
                known = self._search(gait).boards(budget)
            self._reached[budget, gait] = known
        return known

    def reach(self, cell: Cell, pace: Pace, gait: Gait) -> int:
        """How far a model standing here gets, whether or not it may stop there."""
        if cell in self.starts:
            return self.reaches(pace, gait)[self.starts.index(cell)]
        budget = self.budget(pace, gait)
        if self.flies:
            return self._scene.field.bits.disc(cell, budget)
        return self._search(gait, cell).within(budget)

    def farthest(self) -> list[int]:
        """How far each model of the unit gets at its best, whichever way, in squad order."""
        if self._farthest is None:
            found: list[int] = [0] * len(self.starts)
            for gait in self.gaits(FAST) if self.starts else ():
                reaches = self.reaches(FAST, gait)
                found = [one | other for one, other in zip(found, reaches, strict=True)]
            self._farthest = found
        return self._farthest

    def way(self, cell: Cell, goal: Cell, pace: Pace, gait: Gait) -> tuple[Cell, ...] | None:
        """A cheapest way for a model standing here."""
        budget = self.budget(pace, gait)
        if cell in self.starts:
            return self._search(gait).way(goal, budget, self.starts.index(cell))
        return self._search(gait, cell).way(goal, budget)

    def detour(
        self, cell: Cell, goal: Cell, pace: Pace, gait: Gait, safe: int
    ) -> tuple[Cell, ...] | None:
        """A cheapest way over nothing but safe ground."""
        ground, budget = self.crossable(gait) & safe, self.budget(pace, gait)
        return self._searched(ground, [cell], budget, gait).way(goal, budget)

    def haven(self, cell: Cell, pace: Pace, gait: Gait, safe: int) -> int:
        """How far a model standing here gets over nothing but safe ground."""
        ground, budget = self.crossable(gait) & safe, self.budget(pace, gait)
        return self._searched(ground, [cell], budget, gait).within(budget)

    def _search(self, gait: Gait, cell: Cell | None = None) -> AnySearch:
        """A search that starts here, or one for all models of the unit from where they stand."""
        key = gait if cell is None else (cell, gait)
        known = self._searches.get(key)
        if known is None:
            starts = self.starts if cell is None else [cell]
            budget = max(self._allowed(gait))
            known = self._searched(self.crossable(gait), starts, budget, gait)
            self._searches[key] = known
        return known

    def _searched(self, ground: int, starts: list[Cell], budget: int, gait: Gait) -> AnySearch:
        relief = self.relief
        if relief is None:
            return search(ground, starts, budget, self._scene.field.bits.stride)
        hills = Hills(relief, ground, starts, budget)
        return Leaps(hills) if gait is LEAP or gait is ROUGH_LEAP else hills

    def contact(self, target: EntityId) -> int:
        """The cells from which a model touches a unit."""
        bits, mask = self._scene.field.bits, self._scene.mask(target)
        touching = self._level_with(mask) if self._scene.field.reliefs else bits.around(mask)
        if self.footprint == 1:
            return touching
        touching |= touching >> 1
        return touching | touching >> bits.stride

    def _level_with(self, mask: int) -> int:
        """The cells beside some others from which these can be struck, up or down."""
        field, found = self._scene.field, 0
        for cell in cells_of(mask):
            found |= field.level_with(cell, field.bits.around(1 << cell))
        return found & ~mask


def paths_of(scene: Scene, unit: EntityId) -> Paths:
    """A unit's ways with its own allowances, kept while nothing moves."""
    return scene.keep(unit, Paths, scene, unit, leaping=True)


def charging_paths(scene: Scene, paths: Paths) -> Paths:
    """The ways of a charge, which a feat may carry over any ground."""
    unit = paths.unit
    sure = scene.kit(unit).any(Rule.charges_anywhere)
    if not sure:
        return paths
    return Paths(scene, unit, paths.allowances, sure_footed=True, leaping=paths.leaps)
