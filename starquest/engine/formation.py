"""How the models of a unit follow their lead.

The lead stops on the cell that was asked for and every other model beside it, in coherency. The
cells where that works are found for the whole board at once: for one or two followers by Hall's
condition on the eight neighbours, for more by counting the cells all of them get to.
"""

from starquest.engine.bits import GridBits, cells_of
from starquest.engine.movement import Gait, Pace, Paths, paths_of
from starquest.engine.scene import Scene
from starquest.model.grid import DIAGONAL, Grid
from starquest.model.ids import Cell, EntityId

FEW = 2
SPAN = 6
"""No two models of a unit end farther apart, in inches."""


class Rank:
    """Fitting several models round one cell, whatever brings them there."""

    __slots__ = ("_bits", "_deep")

    def __init__(self, scene: Scene) -> None:
        self._bits: GridBits = scene.field.bits
        self._deep = not scene.table.halved

    def goals(self, reaches: list[int]) -> int:
        """The cells the first model may take so that each other finds a cell of its own."""
        lead, *others = reaches
        if not others:
            return lead
        if len(others) <= FEW:
            return lead & _few_fit(self._bits, others)
        return lead & _many_fit(self._bits, _common(others), len(others), deep=self._deep)

    def cells(self, goal: Cell, starts: list[Cell], reaches: list[int]) -> list[Cell]:
        """Where everybody ends when the first model takes a cell that `goals` offers."""
        others = reaches[1:]
        if not others:
            return [goal]
        if len(others) <= FEW:
            around = self._bits.around(1 << goal)
            choices = [cells_of(reach & around) for reach in others]
            return [goal, *_best_fit(self._bits, starts[1:], choices)]
        spots = _spots(self._bits, goal, _common(others) & ~(1 << goal), deep=self._deep)
        return [goal, *spots[: len(others)]]


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
        self._span = scene.table.length(SPAN) + 1
        self.paths, self.pace = paths, pace
        self.gaits = paths.gaits(pace)
        members = scene.world.squads[paths.unit].members
        self.models = members if lead is None else (lead, *[m for m in members if m != lead])
        self._starts = [scene.world.places[model].cell for model in self.models]
        reach, starts = paths.reach, self._starts
        self._reaches: dict[Gait, list[int]] = {}
        for gait in self.gaits:
            self._reaches[gait] = [reach(cell, pace, gait) & stops for cell in starts]
        plain = lead is None and stops is paths.stops()
        self._feasible: dict[tuple[int, Gait], int] = paths.fits if plain else {}

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
        start, distance = self._starts[0], self._bits.grid.distance
        for cell in sorted(cells_of(self.leads()), key=lambda c: (distance(start, c), c)):
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
            return min(touching or cells_of(board), key=lambda c: (distance(start, c), c))
        gaps = {cell: min([distance(cell, end) for end in ends]) for cell in cells_of(board)}
        return min(gaps, key=lambda c: (gaps[c], distance(start, c), c))


def march_of(scene: Scene, unit: EntityId, pace: Pace) -> March:
    """A unit's plain move, kept while nothing moves."""

    def make() -> March:
        paths = paths_of(scene, unit)
        return March(scene, paths, pace, paths.stops())

    return scene.keep((unit, pace), make)


def strays(scene: Scene, cells: list[Cell]) -> int:
    """How many models of a unit on these cells would have lost the others."""
    far = scene.table.length(SPAN) + 1
    return sum([_astray(scene.field.grid, cell, cells, far) for cell in cells])


def _astray(grid: Grid, cell: Cell, cells: list[Cell], far: int) -> bool:
    gaps = [grid.distance(cell, other) for other in cells if other != cell]
    return bool(gaps) and (min(gaps) > DIAGONAL or max(gaps) > far)


def _common(reaches: list[int]) -> int:
    common = reaches[0]
    for reach in reaches[1:]:
        common &= reach
    return common


def _neighbours(bits: GridBits, board: int) -> list[int]:
    """For each of the eight directions, the cells whose neighbour that way is on the board."""
    stride = bits.stride
    return [
        board << 1, board >> 1, board << stride, board >> stride,
        board << stride + 1, board >> stride + 1, board << stride - 1, board >> stride - 1,
    ]  # fmt: skip


def _touching(bits: GridBits, board: int) -> int:
    """The cells with at least one neighbour on the board."""
    wide = board << 1 | board >> 1
    tall = wide | board
    return (wide | tall << bits.stride | tall >> bits.stride) & bits.full


def _few_fit(bits: GridBits, reaches: list[int]) -> int:
    """The cells with a neighbour for one follower, or different ones for two."""
    fit = _touching(bits, reaches[0])
    if len(reaches) == 1:
        return fit
    one = two = 0
    for shifted in _neighbours(bits, reaches[0] | reaches[1]):
        two |= one & shifted
        one |= shifted
    return two & fit & _touching(bits, reaches[1])


def _many_fit(bits: GridBits, common: int, wanted: int, *, deep: bool) -> int:
    """The cells with enough common cells beside them, or two straight steps away behind those."""
    counts = [0] * (wanted + 1)
    boards = _neighbours(bits, common)
    if deep:
        boards += _two_steps(bits, common)
    for shifted in boards:
        for count in range(wanted, 1, -1):
            counts[count] |= counts[count - 1] & shifted
        counts[1] |= shifted
    return counts[wanted] & bits.full


def _two_steps(bits: GridBits, board: int) -> list[int]:
    """For each straight direction, the cells that can fill the cell two steps away as well."""
    stride = bits.stride
    tall = board | board << stride | board >> stride
    wide = board | board << 1 | board >> 1
    return [
        board << 2 & tall << 1,
        board >> 2 & tall >> 1,
        board << 2 * stride & wide << stride,
        board >> 2 * stride & wide >> stride,
    ]


def _spots(bits: GridBits, goal: Cell, common: int, *, deep: bool) -> list[Cell]:
    """The cells `_many_fit` counted, those beside the goal first."""
    beside = bits.around(1 << goal) & common
    spots = cells_of(beside)
    if deep:
        spots += cells_of(bits.around(beside) & bits.disc(goal, 4) & common & ~beside)
    return spots


def _best_fit(bits: GridBits, starts: list[Cell], choices: list[list[Cell]]) -> list[Cell]:
    """Different cells for one or two followers: the least way in all, then the lowest cells."""
    distance = bits.grid.distance
    if len(starts) == 1:
        return [min(choices[0], key=lambda cell: (distance(starts[0], cell), cell))]
    ways = [{cell: distance(start, cell) for cell in cells}
            for start, cells in zip(starts, choices, strict=True)]  # fmt: skip
    nearest = [min(way, key=lambda cell: (way[cell], cell)) for way in ways]
    if nearest[0] != nearest[1]:
        return nearest
    pairs = [(ways[0][a] + ways[1][b], a, b) for a in ways[0] for b in ways[1] if a != b]
    return list(min(pairs)[1:])
