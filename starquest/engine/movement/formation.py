"""How the models of a unit follow their lead.

The lead stops on the cell that was asked for and every other model beside it, in coherency.
"""

from typing import TypeVar

from starquest.engine.board.bits import GridBits, cells_of
from starquest.engine.coherency import span_of
from starquest.engine.movement.following import Following, following, has_shapes
from starquest.engine.movement.paths import Gait, Pace, Paths, paths_of
from starquest.engine.movement.rank import Rank
from starquest.engine.movement.ranks.ranks import SHAPES
from starquest.engine.scene import Scene
from starquest.model.command import Shape
from starquest.model.grid import DIAGONAL
from starquest.model.ids import Cell, EntityId

T = TypeVar("T")
NEAR = 4
"""Half-inches within which a model looks for its place first."""


class March:
    """Every way a unit can make one move."""

    __slots__ = (
        "_bits", "_feasible", "_followed", "_gaps", "_reaches", "_scene", "_span", "_starts",
        "gaits", "models", "pace", "paths",
    )  # fmt: skip

    def __init__(
        self, scene: Scene, paths: Paths, pace: Pace, stops: int, lead: EntityId | None = None
    ) -> None:
        self._scene = scene
        self._bits: GridBits = scene.field.bits
        self.paths, self.pace = paths, pace
        self.gaits = paths.gaits(pace)
        self.models = scene.world.squads[paths.unit].members
        self._span = span_of(scene, len(self.models))
        self._starts = paths.starts
        self._reaches: dict[Gait, list[int]] = {}
        for gait in self.gaits:
            self._reaches[gait] = [reach & stops for reach in paths.reaches(pace, gait)]
        plain = lead is None and stops is paths.stops()
        self._feasible: dict[tuple[int, Gait], int] = paths.fits if plain else {}
        self._followed: dict[tuple[int, Gait], Following] = paths.followed if plain else {}
        self._gaps: dict[int, int] = {}
        """The cells so near to the target of a charge, in half-inches."""
        if lead is not None and lead != self.models[0]:
            self._put_first(self.models.index(lead))

    def _put_first(self, index: int) -> None:
        """Have another model lead."""
        self.models = _to_front(self.models, index)
        self._starts = list(_to_front(tuple(self._starts), index))
        for gait, reaches in self._reaches.items():
            self._reaches[gait] = list(_to_front(tuple(reaches), index))

    def goals(self) -> int:
        """The cells the lead may be sent to."""
        found = 0
        for gait in self.gaits:
            found |= self.feasible(gait)
        return found

    def feasible(self, gait: Gait) -> int:
        """The cells the lead may be sent to while everybody goes one way."""
        key = (self.paths.budget(self.pace, gait), gait)
        known = self._feasible.get(key)
        if known is None:
            known = self._feasible[key] = self._following(gait).goals()
        return known

    def _following(self, gait: Gait) -> Following:
        """How the others follow while everybody goes one way."""
        key = (self.paths.budget(self.pace, gait), gait)
        known = self._followed.get(key)
        if known is None:
            reaches, footprint = self._reaches[gait], self.paths.footprint
            known = following(self._scene, self._starts, reaches, footprint)
            self._followed[key] = known
        return known

    def board(self, shape: Shape) -> int:
        """The cells the lead may be sent to in a shape."""
        found = 0
        for gait in self.gaits:
            found |= self._following(gait).board(shape)
        return found

    def arrange(
        self, goal: Cell, shape: Shape = Shape.ANY, gaits: tuple[Gait, ...] | None = None
    ) -> tuple[Gait, list[Cell]] | None:
        """How the unit goes and where each model ends; None if it cannot."""
        for gait in self.gaits if gaits is None else gaits:
            plain = shape is Shape.ANY
            board = self.feasible(gait) if plain else self._following(gait).board(shape)
            if board >> goal & 1:
                return gait, self._following(gait).cells(goal, shape)
        return None

    def swarm(self, goal: Cell, target: int) -> tuple[Gait, list[Cell]] | None:
        """As `arrange` for a charge: everybody goes as near the target's cells as it gets."""
        sure = self.paths.sure_gaits(self.pace)
        for gaits in dict.fromkeys((sure, self.gaits)):
            for gait in gaits:
                if self._reaches[gait][0] >> goal & 1:
                    ends = self._crowd(goal, self._reaches[gait], target)
                    if ends is not None:
                        return gait, ends
            found = self.arrange(goal, gaits=gaits)
            if found is not None:
                return found
        return None

    def contacts(self, contact: int, target: int, gaits: tuple[Gait, ...] | None = None) -> int:
        """The cells of a board from which the lead may charge and leave nobody behind."""
        found = 0
        for gait in self.gaits if gaits is None else gaits:
            reaches = self._reaches[gait]
            leads = reaches[0] & contact & ~found
            if leads:
                found |= leads & self.feasible(gait)
                unsure = cells_of(leads & ~found)
                found |= sum([1 << cell for cell in unsure if self._crowd(cell, reaches, target)])
        return found

    def loosely(self, goal: Cell) -> tuple[Gait, list[Cell]] | None:
        """As `arrange`, but everybody ends as near to its own place as it may."""
        for gait, reaches in self._reaches.items():
            if all(reaches) and reaches[0] >> goal & 1:
                ends = self._crowd(goal, reaches, 0)
                if ends is not None:
                    return gait, ends
        return None

    def withdraw(self) -> tuple[Gait, list[Cell]] | None:
        """The least everybody can move to where it may stop."""
        distances = self._bits.grid.distances
        for _, cell in sorted(distances(self._starts[0], cells_of(self.leads()))):
            found = self.loosely(cell)
            if found is not None:
                return found
        return None

    def leads(self) -> int:
        """Where the lead gets to, whether or not the others can follow."""
        found = 0
        for reaches in self._reaches.values():
            found |= reaches[0]
        return found

    def _crowd(self, goal: Cell, reaches: list[int], target: int) -> list[Cell] | None:
        """Each model beside one that is placed, who gets into contact first; None if one cannot."""
        bits, far, starts = self._bits, self._span, self._starts
        contact, distance = bits.around(target), bits.grid.distance
        taken, span = 1 << goal, bits.disc(goal, far)
        if not all([reach & span for reach in reaches]):  # noqa: C419  # a generator would cost more
            return None
        left = sorted(range(1, len(reaches)), key=lambda i: (distance(starts[i], goal), i))
        ends = [goal] * len(reaches)
        while left:
            beside = bits.around(taken) & span
            index = _first(left, reaches, beside & contact) or _first(left, reaches, beside)
            if not index:
                return None
            cell = ends[index] = self._foremost(reaches[index] & beside, starts[index], target)
            left.remove(index)
            taken, span = taken | 1 << cell, span & bits.disc(cell, far)
        return ends

    def _foremost(self, board: int, start: Cell, target: int) -> Cell:
        """Of some cells one in contact, or the nearest to the target; then the shortest way."""
        bits, length = self._bits, DIAGONAL
        if target:
            near = board & bits.around(target)
            while not near:
                length += 1
                near = board & self._gap(target, length)
            board = near
        board = board & bits.disc(start, NEAR) or board
        return min(bits.grid.distances(start, cells_of(board)))[1]

    def _gap(self, target: int, length: int) -> int:
        """The cells so near to the target."""
        known = self._gaps.get(length)
        if known is None:
            known = self._gaps[length] = self._bits.spread(target, length)
        return known


def _first(models: list[int], reaches: list[int], board: int) -> int:
    """The first of some followers that gets to a board; 0, which is the lead, if none does."""
    if board:
        for index in models:
            if reaches[index] & board:
                return index
    return 0


def goals_of(scene: Scene, unit: EntityId, pace: Pace) -> int:
    """The cells the lead may be sent to with a plain move, without the march itself."""
    paths = paths_of(scene, unit)
    return _goals(scene, paths, pace, paths.sure_gaits(pace))


def leaps_of(scene: Scene, unit: EntityId, pace: Pace) -> int:
    """The cells it may be sent to only if somebody jumps."""
    paths = paths_of(scene, unit)
    if not paths.leaps:
        return 0
    return _goals(scene, paths, pace, paths.gaits(pace)) & ~goals_of(scene, unit, pace)


def _goals(scene: Scene, paths: Paths, pace: Pace, gaits: tuple[Gait, ...]) -> int:
    found = 0
    if has_shapes(scene, len(paths.starts), paths.footprint):
        march = march_of(scene, paths.unit, pace)
        for gait in gaits:
            found |= march.feasible(gait)
        return found
    for gait in gaits:
        key = (paths.budget(pace, gait), gait)
        known = paths.fits.get(key)
        if known is None:
            stops = paths.stops()
            reaches = [reach & stops for reach in paths.reaches(pace, gait)]
            known = paths.fits[key] = Rank(scene).goals(reaches)
        found |= known
    return found


def shapes_of(scene: Scene, unit: EntityId, pace: Pace) -> list[tuple[Shape, int]]:
    """The shapes a squad may be told to take, each with the cells for its lead."""
    paths = paths_of(scene, unit)
    if not has_shapes(scene, len(paths.starts), paths.footprint):
        return []
    march = march_of(scene, unit, pace)
    return [(shape, march.board(shape)) for shape in SHAPES]


def march_of(scene: Scene, unit: EntityId, pace: Pace) -> March:
    """A unit's plain move, kept while nothing moves."""
    return scene.keep((unit, pace), _plain, scene, unit, pace)


def _plain(scene: Scene, unit: EntityId, pace: Pace) -> March:
    paths = paths_of(scene, unit)
    return March(scene, paths, pace, paths.stops())


def _to_front(row: tuple[T, ...], index: int) -> tuple[T, ...]:
    return (row[index], *row[:index], *row[index + 1 :])
