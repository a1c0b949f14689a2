"""Short moves round a melee: models go one by one, and none of them loses its unit."""

from collections.abc import Callable

from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.movement.formation import strays
from starquest.engine.movement.paths import Pace, Paths
from starquest.engine.movement.walking import move_models
from starquest.model.ids import Cell, EntityId


class Shuffle:
    """Where the models of a unit stand once those that want to have moved a little."""

    def __init__(self, draft: Draft, unit: EntityId, far: int) -> None:
        """Let a unit's models move so many half-inches each."""
        self._draft, places = draft, draft.world.places
        self.paths = Paths(draft, unit, (far, far))
        self._gait = self.paths.gaits(Pace.ADVANCE)[-1]
        self.ends = {model: places[model].cell for model in draft.world.squads[unit].members}
        self.starts = self.ends.copy()

    def waiting(self, board: int) -> list[EntityId]:
        """The models that have not moved and stand outside some cells."""
        ends, starts = self.ends, self.starts
        return [m for m in ends if ends[m] == starts[m] and not board >> ends[m] & 1]

    def move_in(self, board: int, worth: Callable[[Cell], int], goal: int) -> None:
        """Move models that stand outside the goal to the cells of a board that are worth most."""
        waiting, before = self.waiting(goal), None
        while waiting != before:
            for model in waiting:
                self._move(model, board, worth)
            waiting, before = self.waiting(goal), waiting

    def _move(self, model: EntityId, board: int, worth: Callable[[Cell], int]) -> None:
        start, distance = self.ends[model], self._draft.field.grid.distance
        taken = sum([1 << cell for cell in self.ends.values()])
        board &= self.paths.reach(start, Pace.ADVANCE, self._gait) & ~taken
        cells = [cell for cell in cells_of(board) if worth(cell) > worth(start)]
        cells.sort(key=lambda cell: (-worth(cell), distance(start, cell), cell))
        astray = strays(self._draft, list(self.ends.values()))
        for cell in cells:
            ends = self.ends | {model: cell}
            if strays(self._draft, list(ends.values())) <= astray:
                self.ends = ends
                return

    def carry_out(self) -> None:
        """Move those that are to end elsewhere."""
        ends = {model: end for model, end in self.ends.items() if end != self.starts[model]}
        if ends:
            move_models(self._draft, self.paths, Pace.ADVANCE, self._gait, ends)
