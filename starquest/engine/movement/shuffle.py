"""Short moves round a melee: models go one by one, and none of them loses its unit."""

from starquest.engine.board.bits import cells_of
from starquest.engine.board.counting import at_least, count_in
from starquest.engine.coherency import span_of, strays
from starquest.engine.draft import Draft
from starquest.engine.movement.paths import Pace, Paths
from starquest.engine.movement.walking import move_models
from starquest.model.grid import DIAGONAL
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
        self._span = span_of(draft, len(self.ends))

    def waiting(self, board: int) -> list[EntityId]:
        """The models that have not moved and stand outside some cells."""
        ends, starts = self.ends, self.starts
        return [m for m in ends if ends[m] == starts[m] and not board >> ends[m] & 1]

    def move_in(self, stops: int, boards: list[int], goal: int) -> None:
        """Move models that stand outside the goal to where it is better, if they may stop there.

        Each board holds the one before: cells that are as good and those a little worse.
        """
        waiting, before = self.waiting(goal), None
        while waiting != before:
            for model in waiting:
                self._move(model, stops, boards)
            waiting, before = self.waiting(goal), waiting

    def _move(self, model: EntityId, stops: int, boards: list[int]) -> None:
        start, taken = self.ends[model], 0
        for cell in self.ends.values():
            taken |= 1 << cell
        able = self.paths.reach(start, Pace.ADVANCE, self._gait) & stops & ~taken
        if not able:
            return
        able &= self._harmless(model)
        for board in boards if able else ():
            if board >> start & 1:
                return
            if board & able:
                self.ends[model] = self._nearest(start, board & able)
                return

    def _nearest(self, start: Cell, board: int) -> Cell:
        return min(self._draft.field.grid.distances(start, cells_of(board)))[1]

    def _harmless(self, model: EntityId) -> int:
        """The cells where a model leaves no more of its unit astray than there are now."""
        bits, span = self._draft.field.bits, self._span
        others = [cell for other, cell in self.ends.items() if other != model]
        if not others:
            return bits.full
        mask = sum([1 << cell for cell in others])
        counter, own = list[int](), bits.around(mask)
        for cell in others:
            wide, near = bits.disc(cell, span), bits.disc(cell, DIAGONAL)
            own &= wide
            lost, lonely = mask & ~wide, near & mask == 1 << cell
            kept = 0 if lost else near if lonely else wide
            count_in(counter, bits.full & ~kept)
        count_in(counter, bits.full & ~own)
        before = strays(bits, list(self.ends.values()), span)
        return bits.full & ~at_least(counter, before + 1)

    def carry_out(self) -> None:
        """Move those that are to end elsewhere."""
        ends = {model: end for model, end in self.ends.items() if end != self.starts[model]}
        if ends:
            move_models(self._draft, self.paths, Pace.ADVANCE, self._gait, ends)
