"""Gather: everybody to cells that all of them get to, as near to the lead as they lie.

Round a centre the cells are filled ring by ring, each beside one that lies nearer to the centre.
So all of them hang together, and no two are farther apart than twice the radius. How many there
are is counted for every centre of the board at once, with a binary counter of boards. The lead
stands in the centre or, where that does not do, on any other of those cells.
"""

from functools import lru_cache

from starquest.engine.board.bits import GridBits
from starquest.engine.board.counting import at_least, count_in
from starquest.engine.movement.ranks.plans import Spot, columns, length
from starquest.model.ids import Cell

CENTRE: Spot = (0, 0)


@lru_cache(maxsize=64)
def _rings(radius: int) -> tuple[tuple[Spot, tuple[Spot, ...]], ...]:
    """The spots round a centre, nearest first, each with its neighbours nearer to the centre."""
    far = range(-radius, radius + 1)
    spots = [(x, y) for y in far for x in far if 0 < length(x, y) <= radius]
    spots.sort(key=lambda spot: (length(*spot), spot[1], spot[0]))
    return tuple((spot, _nearer(spot)) for spot in spots)


def _nearer(spot: Spot) -> tuple[Spot, ...]:
    """The spots beside one that are nearer to the centre, the nearest first."""
    x, y = spot
    near = [(x + across, y + down) for down in (-1, 0, 1) for across in (-1, 0, 1)]
    near.sort(key=lambda other: (length(*other), other[1], other[0]))
    return tuple(other for other in near if length(*other) < length(x, y))


def _moved(board: int, step: int) -> int:
    """A board so many cells farther on."""
    return board << step if step > 0 else board >> -step


class Gather:
    """The cells round every centre of a board that hang together with it."""

    __slots__ = ("_aside", "_bits", "_centres", "_common", "_held", "_needed", "_radius", "_rather")

    def __init__(self, bits: GridBits, common: int, followers: int, span: int) -> None:
        self._bits, self._common, self._needed = bits, common, followers
        self._radius = span // 2
        self._held: dict[Spot, int] = {CENTRE: bits.full}
        """For each spot the centres that hold it."""
        counter = self._count() if common.bit_count() >= followers - 1 else []
        self._centres = at_least(counter, followers) & bits.full
        # a follower in the centre is one more; the lead may have taken one of the others
        self._rather = self._centres & common, at_least(counter, followers - 1) & common
        self._aside: list[tuple[Spot, int]] | None = None

    def _count(self) -> list[int]:
        """How many spots each centre holds, as boards of binary digits."""
        held, stride, counter = self._held, self._bits.stride, list[int]()
        beside = self._shifted_columns()
        for (x, y), nearer in _rings(self._radius):
            board = _moved(beside[x], -y * stride)
            if CENTRE not in nearer:
                roots = 0
                for spot in nearer:
                    roots |= held[spot]
                board &= roots
            held[x, y] = board
            count_in(counter, board)
        return counter

    def _shifted_columns(self) -> dict[int, int]:
        """The common cells as seen from so many columns away."""
        bits, common, far = self._bits, self._common, self._radius // 2
        sides = range(-far, far + 1)
        return {x: _moved(common, -x) & columns(bits, min(x, 0), max(x, 0)) for x in sides}

    def goals(self) -> int:
        """Where the lead may stand, if it gets there itself."""
        found = self._centres
        for (x, y), centres in self._beside_centres():
            found |= _moved(centres, y * self._bits.stride + x)
        return found & self._bits.full

    def _beside_centres(self) -> list[tuple[Spot, int]]:
        """For each spot the centres whose lead may stand there while a follower is in the centre.

        The way from there to the centre is filled first, so there have to be enough for it.
        """
        if self._aside is None:
            rings = _rings(self._radius) if self._needed >= self._radius - 1 else ()
            self._aside = [(spot, self._led_from(spot, nearer)) for spot, nearer in rings]
        return self._aside

    def _led_from(self, spot: Spot, nearer: tuple[Spot, ...]) -> int:
        enough, nearly = self._rather
        if not nearly:
            return 0
        held, roots = self._held.get(spot, 0), 0
        for other in nearer:
            roots |= self._held.get(other, 0)
        alone = nearly & ~held & roots
        if alone:
            alone &= columns(self._bits, min(spot[0], 0), max(spot[0], 0))
        return enough & held | alone

    def cells(self, goal: Cell) -> list[Cell]:
        """The cells of the followers when the lead takes one that `goals` offers."""
        if self._centres >> goal & 1:
            return self._filled(goal, [], goal)[: self._needed]
        stride = self._bits.stride
        for (x, y), centres in self._beside_centres():
            centre = goal - y * stride - x
            if centre >= 0 and centres >> centre & 1:
                way = self._way(Cell(centre), (x, y))
                return self._filled(Cell(centre), way, goal)[: self._needed]
        raise LookupError(goal)

    def _way(self, centre: Cell, spot: Spot) -> list[Cell]:
        """The cells from the lead's spot to the centre, each held by the one after it."""
        nearer, held, way = dict(_rings(self._radius)), self._held, list[Cell]()
        while spot != CENTRE:
            spot = next(other for other in nearer[spot] if held[other] >> centre & 1)
            way.append(self._cell(centre, spot))
        return way

    def _filled(self, centre: Cell, first: list[Cell], lead: Cell) -> list[Cell]:
        """Some cells, then the others that hang together with the centre; not the lead's own."""
        rings, held = _rings(self._radius), self._held
        found = [self._cell(centre, spot) for spot, _ in rings if held[spot] >> centre & 1]
        return [cell for cell in dict.fromkeys([*first, *found]) if cell != lead]

    def _cell(self, centre: Cell, spot: Spot) -> Cell:
        return Cell(centre + spot[1] * self._bits.stride + spot[0])
