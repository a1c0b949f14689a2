"""What a few cells would see past a screen that is not there yet.

A screen stands in one or two of the quarters a cell looks into; what is seen in the others is known
from before.
"""

import attrs

from starquest.engine.board.bits import cells_of
from starquest.engine.board.sight import Quarter, Sight
from starquest.model.frozen import frozen
from starquest.model.grid import Grid
from starquest.model.ids import Cell


@frozen
class Box:
    """The smallest rectangle round some cells."""

    left: int
    right: int
    top: int
    bottom: int

    def lies(self, x: int, y: int, quarter: Quarter) -> bool:
        """Whether any of it may be in a quarter one looks into from a cell."""
        wide, tall = (self.left - x, self.right - x), (self.top - y, self.bottom - y)
        low, high = tall if quarter in (Quarter.WEST, Quarter.EAST) else wide
        ahead = (-tall[0], tall[1], -wide[0], wide[1])[quarter]
        return ahead > 0 and low <= ahead and high >= -ahead


def _box(grid: Grid, cells: int) -> Box:
    places = [grid.xy(cell) for cell in cells_of(cells)]
    columns, lines = [x for x, _ in places], [y for _, y in places]
    return Box(min(columns), max(columns), min(lines), max(lines))


@frozen
class Watchers:
    """Some cells and what each of them sees, quarter by quarter, walls too."""

    cells: list[Cell]
    sight: Sight = attrs.field(repr=False)
    looks: dict[Cell, list[int]] = attrs.field(repr=False)

    @property
    def seen(self) -> int:
        """How many cells they see, those that several see counted for each."""
        floor, looks = self.sight.floor, self.looks
        boards = [(1 << cell, *looks[cell]) for cell in self.cells]
        return sum([((e | a | b | c | d) & floor).bit_count() for e, a, b, c, d in boards])

    def behind(self, screen: int) -> "Watchers":
        """The same cells once there is a screen; they look again only where it may stand."""
        sight, box = self.sight.walled(screen), _box(self.sight.grid, screen)
        looks = {}
        for cell, known in self.looks.items():
            x, y = sight.grid.xy(cell)
            looks[cell] = [
                sight.look(cell, quarter) if box.lies(x, y, quarter) else seen
                for quarter, seen in zip(Quarter, known, strict=True)
            ]
        return Watchers(self.cells, sight, looks)

    def over(self, walls: int) -> "Watchers":
        """The same cells over the walls there really are: a screen may have made a gap in one."""
        grid, known = self.sight.grid, self.sight.opaque
        return self if walls == known else watching(grid, walls, self.cells)


def watching(grid: Grid, walls: int, cells: list[Cell]) -> Watchers:
    """Some cells that look everywhere."""
    sight = Sight(grid, walls)
    looks = {cell: [sight.look(cell, quarter) for quarter in Quarter] for cell in cells}
    return Watchers(cells, sight, looks)
