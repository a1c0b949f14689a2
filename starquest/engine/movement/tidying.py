"""Placing the models of a squad by hand after its move, each within what the move allowed it.

A model may be put on any cell it gets to from where it began, by the way the squad went and without
touching anything dangerous, as long as the squad keeps together. No die is rolled.
"""

from collections.abc import Callable

from starquest.engine.board.bits import GridBits
from starquest.engine.board.reach import walk_cost
from starquest.engine.coherency import in_ranks, span_of, torn
from starquest.engine.draft import Draft
from starquest.engine.movement.following import has_shapes
from starquest.engine.movement.paths import LEAP, ROUGH_LEAP, Gait, Pace, Paths, paths_of
from starquest.engine.options import Cells, Group, Listed
from starquest.engine.scene import Scene
from starquest.model.change import changed
from starquest.model.command import Command, Done, Nudge
from starquest.model.event import Moved
from starquest.model.grid import DIAGONAL
from starquest.model.ids import Cell, EntityId
from starquest.model.step import React, Tidying

EACH = 3
"""How often models may be moved, for each there is: two may change places."""


def may_tidy(scene: Scene, unit: EntityId) -> bool:
    """Whether a unit has models to be placed by hand: those that could stand in shapes."""
    kit, count = scene.kit(unit), len(scene.world.squads[unit].members)
    shaped = in_ranks(scene) and has_shapes(scene, count, kit.footprint)
    return shaped and not kit.hold_only and not torn(scene, unit)


def begin(
    draft: Draft, unit: EntityId, pace: Pace, gait: Gait, starts: dict[EntityId, Cell]
) -> None:
    """Wait for the models to be placed, unless the move has rolled dice or more is to follow."""
    waits = isinstance(draft.agenda[-1], React)
    if not waits or unit not in draft.world.units or gait in (LEAP, ROUGH_LEAP):
        return
    count = EACH * len(starts)
    rows = tuple(starts.items())
    draft.push(Tidying(unit, draft.side(unit), bool(pace), gait.value, rows, count))


def still_tidying(draft: Draft, step: Tidying) -> bool:
    """Models are placed as long as there are some and their player has not had enough."""
    if step.left > 0 and step.unit in draft.world.units:
        return True
    draft.agenda.pop()
    return False


def nudges(scene: Scene, step: Tidying) -> list[Group]:
    """Every cell for every model, and the end of it."""
    members = scene.world.squads[step.unit].members
    groups: list[Group] = [
        Cells(board_of(scene, step, model), _nudge(model))
        for model, _ in step.starts
        if model in members
    ]
    return [*groups, Listed([Done()])]


def _nudge(model: EntityId) -> Callable[[Cell], Command]:
    return lambda cell: Nudge(model, cell)


def board_of(scene: Scene, step: Tidying, model: EntityId) -> int:
    """The cells a model may be put on."""
    paths, places = paths_of(scene, step.unit), scene.world.places
    others = [places[m].cell for m in scene.world.squads[step.unit].members if m != model]
    taken = sum([1 << cell for cell in others])
    free = paths.stops() & ~taken & ~(1 << places[model].cell)
    start = dict(step.starts)[model]
    kept = together(scene.field.bits, others, span_of(scene, len(others) + 1))
    return free & kept & _reach(scene, paths, step, start)


def _reach(scene: Scene, paths: Paths, step: Tidying, start: Cell) -> int:
    pace, gait, danger = Pace(step.rush), Gait(step.gait), scene.field.dangerous
    if paths.unhurt or not danger:
        return paths.reach(start, pace, gait)
    return paths.haven(start, pace, gait, ~danger)


def together(bits: GridBits, others: list[Cell], span: int) -> int:
    """The cells on which one more model keeps a squad together, itself and everybody else."""
    mask = sum([1 << cell for cell in others])
    board, near = bits.full, 0
    for cell in others:
        wide, beside = bits.disc(cell, span), bits.disc(cell, DIAGONAL)
        if mask & ~wide:
            return 0
        board, near = board & wide, near | beside
        if beside & mask == 1 << cell:
            board &= beside
    return board & near


def nudge(draft: Draft, step: Tidying, command: Nudge) -> None:
    """Put a model on a cell; its way is told from where it began."""
    paths, start = paths_of(draft, step.unit), dict(step.starts)[command.model]
    pace, gait, danger = Pace(step.rush), Gait(step.gait), draft.field.dangerous
    safe = paths.unhurt or not danger
    found = (
        paths.way(start, command.cell, pace, gait)
        if safe
        else paths.detour(start, command.cell, pace, gait, ~danger)
    )
    way = found or (command.cell,)
    hills, stride = paths.relief, draft.field.bits.stride
    cost = hills.walked(start, way) if hills else walk_cost(start, way, stride)
    draft.emit(Moved(command.model, way, cost if found else 0))
    draft.put_all(step.unit, {command.model: command.cell})
    draft.agenda[-1] = changed(step, left=step.left - 1)
