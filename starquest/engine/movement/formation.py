"""How the models of a unit follow their lead.

The lead stops on the cell that was asked for and every other model beside it, in coherency.
"""

from typing import TypeVar

from starquest.engine.board.bits import GridBits, cells_of
from starquest.engine.movement.paths import Gait, Pace, Paths, paths_of
from starquest.engine.movement.rank import Rank
from starquest.engine.scene import Scene
from starquest.model.grid import DIAGONAL, Grid
from starquest.model.ids import Cell, EntityId

T = TypeVar("T")


def _span(scene: Scene) -> int:
    """How far apart two models of a unit may end, in half-inches."""
    return scene.table.length(scene.settings.span) + 1


class March:
    """Every way a unit can make one move."""

    __slots__ = (
        "_bits", "_feasible", "_rank", "_reaches", "_span", "_starts",
        "gaits", "models", "pace", "paths",
    )  # fmt: skip

    def __init__(
        self, scene: Scene, paths: Paths, pace: Pace, stops: int, lead: EntityId | None = None
    ) -> None:
        self._bits: GridBits = scene.field.bits
        self._rank = Rank(scene)
        self._span = _span(scene)
        self.paths, self.pace = paths, pace
        self.gaits = paths.gaits(pace)
        self.models = scene.world.squads[paths.unit].members
        self._starts = paths.starts
        self._reaches: dict[Gait, list[int]] = {}
        for gait in self.gaits:
            self._reaches[gait] = [reach & stops for reach in paths.reaches(pace, gait)]
        plain = lead is None and stops is paths.stops()
        self._feasible: dict[tuple[int, Gait], int] = paths.fits if plain else {}
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
            known = self._feasible[key] = self._rank.goals(self._reaches[gait])
        return known

    def arrange(self, goal: Cell) -> tuple[Gait, list[Cell]] | None:
        """How the unit goes and where each model ends; None if it cannot."""
        for gait in self.gaits:
            if self.feasible(gait) >> goal & 1:
                return gait, self._rank.cells(goal, self._starts, self._reaches[gait])
        return None

    def swarm(self, goal: Cell, target: int) -> tuple[Gait, list[Cell]] | None:
        """As `arrange` for a charge: everybody goes as near the target's cells as it gets."""
        for gait in self.gaits:
            if self._reaches[gait][0] >> goal & 1:
                ends = self._crowd(goal, self._reaches[gait], target)
                if ends is not None:
                    return gait, ends
        return self.arrange(goal)

    def contacts(self, contact: int, target: int) -> int:
        """The cells of a board from which the lead may charge and leave nobody behind."""
        found = 0
        for gait, reaches in self._reaches.items():
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
        bits, contact = self._bits, self._bits.around(target)
        distance = bits.grid.distance
        ends, taken, span = {0: goal}, 1 << goal, bits.disc(goal, self._span)
        while len(ends) < len(reaches):
            beside = bits.around(taken) & span
            left = [(reach & beside, i) for i, reach in enumerate(reaches) if i not in ends]
            left = [x for x in left if x[0] & contact] or [x for x in left if x[0]]
            if not left:
                return None
            board, index = min(left, key=lambda x: (distance(self._starts[x[1]], goal), x[1]))
            ends[index] = cell = self._foremost(board, self._starts[index], target)
            taken, span = taken | 1 << cell, span & bits.disc(cell, self._span)
        return [ends[index] for index in range(len(reaches))]

    def _foremost(self, board: int, start: Cell, target: int) -> Cell:
        """Of some cells one in contact, or the nearest to the target; then the shortest way."""
        distance, ends = self._bits.grid.distance, cells_of(target)
        touching = cells_of(board & self._bits.around(target))
        if touching or not ends:
            return min(self._bits.grid.distances(start, touching or cells_of(board)))[1]
        gaps = {cell: min([distance(cell, end) for end in ends]) for cell in cells_of(board)}
        return min(gaps, key=lambda c: (gaps[c], distance(start, c), c))


def goals_of(scene: Scene, unit: EntityId, pace: Pace) -> int:
    """The cells the lead may be sent to with a plain move, without the march itself."""
    paths, found = paths_of(scene, unit), 0
    for gait in paths.gaits(pace):
        key = (paths.budget(pace, gait), gait)
        known = paths.fits.get(key)
        if known is None:
            stops = paths.stops()
            reaches = [reach & stops for reach in paths.reaches(pace, gait)]
            known = paths.fits[key] = Rank(scene).goals(reaches)
        found |= known
    return found


def march_of(scene: Scene, unit: EntityId, pace: Pace) -> March:
    """A unit's plain move, kept while nothing moves."""
    return scene.keep((unit, pace), _plain, scene, unit, pace)


def _plain(scene: Scene, unit: EntityId, pace: Pace) -> March:
    paths = paths_of(scene, unit)
    return March(scene, paths, pace, paths.stops())


def _to_front(row: tuple[T, ...], index: int) -> tuple[T, ...]:
    return (row[index], *row[:index], *row[index + 1 :])


def strays(scene: Scene, cells: list[Cell]) -> int:
    """How many models of a unit on these cells would have lost the others."""
    far = _span(scene)
    return sum([_astray(scene.field.grid, cell, cells, far) for cell in cells])


def _astray(grid: Grid, cell: Cell, cells: list[Cell], far: int) -> bool:
    gaps = [grid.distance(cell, other) for other in cells if other != cell]
    return bool(gaps) and (min(gaps) > DIAGONAL or max(gaps) > far)
