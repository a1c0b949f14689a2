"""Pushing: who is shaken by a wound may be moved by the attacker, over an edge too."""

from starquest.engine.attack.wounds import standing
from starquest.engine.board.relief import EDGE, Relief
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.movement.falling import fall_down
from starquest.engine.movement.paths import Paths
from starquest.engine.scene import Scene
from starquest.model.event import Asked, Moved, Pushed
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.step import Ask, AskKind, Push
from starquest.model.steps.ask_facts import PushFacts

PUSHES = 4
"""The die from which a push moves somebody."""
FAR = 2
"""How far a push moves somebody, in inches."""


def offer_push(draft: Draft, step: Push) -> None:
    """Ask the attacker where a shaken model goes, if there is anywhere for it to go."""
    if not standing(draft, step.unit) or not standing(draft, step.by):
        return
    cells = pushes(draft, step.unit, step.by)
    if cells:
        side = draft.side(step.by)
        draft.emit(Asked(side, step.by, AskKind.PUSH))
        options = (OFF_TABLE, *cells)
        draft.push(Ask(AskKind.PUSH, side, step.by, options, PushFacts(step.unit)))


def pushes(scene: Scene, unit: EntityId, by: EntityId) -> dict[Cell, int]:
    """The cells a lone model may be pushed to, and how far it falls there, in inches."""
    if scene.kit(unit).any(Rule.stands_fast) or len(scene.cells(unit)) != 1:
        return {}
    fights = scene.within(scene.mask(unit), scene.mask(by), 1)
    stops = Paths(scene, unit).stops(by if fights else None)
    found = _Shove(scene, unit).found
    return {cell: found[cell] for cell in sorted(found) if stops >> cell & 1}


class _Shove:
    """How far a model slides: level or a little down, walls and others stop it, edges end it."""

    def __init__(self, scene: Scene, unit: EntityId) -> None:
        field, footprint = scene.field, scene.kit(unit).footprint
        others = [scene.mask(other) for other in scene.world.units if other != unit]
        self._ground = field.bits.erode(field.free & ~sum(others), footprint)
        self._grid = field.grid
        reliefs = () if scene.kit(unit).flies else field.reliefs
        self._relief: Relief | None = reliefs[footprint - 1] if reliefs else None
        self.found: dict[Cell, int] = {}
        start = scene.cells(unit)[0]
        self._slide(start, scene.table.length(FAR))
        self.found.pop(start, None)

    def _slide(self, start: Cell, left: int) -> None:
        edge = {start: left}
        while edge:
            cell = max(edge, key=lambda c: (edge[c], -c))
            left = edge.pop(cell)
            self.found.setdefault(cell, 0)
            for end, cost in self._steps(cell):
                drop = self._drop(cell, end)
                if cost > left or drop < 0 or end in self.found:
                    continue
                if drop >= EDGE:
                    self.found[end] = drop
                else:
                    edge[end] = max(edge.get(end, 0), left - cost)

    def _steps(self, cell: Cell) -> list[tuple[Cell, int]]:
        """The cells beside one that are free, and how far they are."""
        x, y = self._grid.xy(cell)
        found = []
        for across, down in _AROUND:
            if self._free(x + across, y + down):
                if not across or not down:
                    found.append((self._grid.cell(x + across, y + down), STRAIGHT))
                elif self._free(x + across, y) or self._free(x, y + down):
                    found.append((self._grid.cell(x + across, y + down), DIAGONAL))
        return found

    def _free(self, x: int, y: int) -> bool:
        return self._grid.has(x, y) and bool(self._ground >> self._grid.cell(x, y) & 1)

    def _drop(self, start: Cell, end: Cell) -> int:
        heights = self._relief.heights if self._relief else None
        return heights[start] - heights[end] if heights else 0


_AROUND = ((0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1))


def push(draft: Draft, ask: Ask, cell: Cell) -> None:
    """Try to push a model to a cell; off the table means the attacker lets it be."""
    if cell == OFF_TABLE:
        return
    unit = ask.about(PushFacts).target
    inches = pushes(draft, unit, ask.unit)[cell]
    model, die = draft.world.squads[unit].members[0], draft.roller.dice(1, need=PUSHES)[0]
    start, passed = draft.world.places[model].cell, die >= PUSHES
    draft.emit(Pushed(model, unit, ask.unit, start, cell, die, PUSHES, passed))
    if not passed:
        return
    relief = draft.field.reliefs[draft.kit(unit).footprint - 1] if inches else None
    if relief is not None:
        fall_down(draft, relief, model, cell, inches, ask.unit)
    else:
        draft.put(model, cell)
        draft.emit(Moved(model, (cell,), 0))
