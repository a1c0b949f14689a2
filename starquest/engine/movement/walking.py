"""Carrying out a move: each model along its path, dangerous ground on the way."""

from collections.abc import Iterable

from starquest.engine.attack.wounds import inflict, tough_of
from starquest.engine.board.reach import walk_cost
from starquest.engine.draft import Draft
from starquest.engine.movement.formation import March
from starquest.engine.movement.leaping import leap_all
from starquest.engine.movement.paths import LEAP, ROUGH_LEAP, Gait, Pace, Paths
from starquest.model.event import DangerRolled, Moved, TrapSprung
from starquest.model.ids import Cell, EntityId
from starquest.model.modifier import Until
from starquest.model.step import Effect, Settle

HARMLESS = 2
"""The face from which a die for dangerous ground hurts nobody."""


def move_unit(draft: Draft, march: March, gait: Gait, ends: list[Cell]) -> None:
    """Move every model of a unit to its end."""
    goals = dict(zip(march.models, ends, strict=True))
    move_models(draft, march.paths, march.pace, gait, goals)


def march_out(draft: Draft, march: March, gait: Gait, ends: list[Cell]) -> None:
    """Move every model of a unit by an action of its own, which is what its next move means."""
    move_unit(draft, march, gait, ends)
    if march.paths.unit in draft.world.units:
        draft.expire(march.paths.unit, Until.MOVE)


def move_models(
    draft: Draft, paths: Paths, pace: Pace, gait: Gait, ends: dict[EntityId, Cell]
) -> None:
    """Move models to their ends, then test for the dangerous ground they crossed."""
    risky = _is_risky(draft, paths, pace, gait, ends)
    find = _careful_way if risky else _way
    ways = {}
    for model, end in ends.items():
        ways[model] = find(draft, paths, pace, gait, model, end)
    if gait is LEAP or gait is ROUGH_LEAP:
        ways = leap_all(draft, paths, ways)
    _walk(draft, paths, ways)
    if risky:
        feel_ground(draft, paths, ways)
    else:
        _spring_traps(draft, paths, ways)
    if paths.unit in draft.world.units and draft.world.effects[paths.unit].modifiers:
        draft.expire(paths.unit, Until.AIM)


def _is_risky(
    draft: Draft, paths: Paths, pace: Pace, gait: Gait, models: Iterable[EntityId]
) -> bool:
    """Whether dangerous ground is so near that models could come to cross it."""
    danger, places = draft.field.dangerous, draft.world.places
    if paths.unhurt or not danger:
        return False
    if paths.footprint > 1:
        return True
    for model in models:  # noqa: SIM110  # a generator would cost more than the search
        if paths.reach(places[model].cell, pace, gait) & danger:
            return True
    return False


def feel_ground(draft: Draft, paths: Paths, ways: dict[EntityId, tuple[Cell, ...]]) -> None:
    """Test for the dangerous ground models have crossed, and set off the traps they entered."""
    if not paths.unhurt and draft.field.dangerous:
        crossed = [model for model, way in ways.items() if _crosses(draft, paths.footprint, way)]
        endure(draft, paths.unit, crossed)
    _spring_traps(draft, paths, ways)


def _spring_traps(draft: Draft, paths: Paths, ways: dict[EntityId, tuple[Cell, ...]]) -> None:
    """The first enemy to enter a trapped cell sets the trap off; who flies must land there."""
    if not draft.world.traps or paths.unit not in draft.world.units:
        return
    steps = [cell for way in ways.values() for cell in (way[-1:] if paths.flies else way)]
    entered = 0
    for cell in steps:
        entered |= draft.field.bits.footprint(cell, paths.footprint)
    side = draft.side(paths.unit)
    for trap, row in list(draft.world.traps.items()):
        if entered >> row.cell & 1 and draft.side(row.owner) is not side:
            del draft.world.traps[trap]
            draft.emit(TrapSprung(paths.unit, row.cell, row.source))
            draft.push(Effect("trap", row.source, row.owner, (paths.unit,), cell=row.cell))


def _walk(draft: Draft, paths: Paths, ways: dict[EntityId, tuple[Cell, ...]]) -> None:
    places, stride, ends = draft.world.places, draft.field.bits.stride, {}
    for model, way in ways.items():
        if way:
            ends[model], start = way[-1], places[model].cell
            hills = paths.relief
            cost = hills.walked(start, way) if hills else walk_cost(start, way, stride)
            draft.emit(Moved(model, way, cost))
    if ends:
        draft.put_all(paths.unit, ends)


def _way(
    draft: Draft, paths: Paths, pace: Pace, gait: Gait, model: EntityId, end: Cell
) -> tuple[Cell, ...]:
    """The cheapest way."""
    start = draft.world.places[model].cell
    if start == end:
        return ()
    found = paths.way(start, end, pace, gait)
    assert found is not None, "the end was offered, so there is a way"
    return found


def _careful_way(
    draft: Draft, paths: Paths, pace: Pace, gait: Gait, model: EntityId, end: Cell
) -> tuple[Cell, ...]:
    """The cheapest way, round dangerous ground if the allowance pays for that."""
    found = _way(draft, paths, pace, gait, model, end)
    if not _crosses(draft, paths.footprint, found):
        return found
    start, field = draft.world.places[model].cell, draft.field
    safe = field.bits.erode(field.free & ~field.dangerous, paths.footprint)
    return paths.detour(start, end, pace, gait, safe) or found


def _crosses(draft: Draft, footprint: int, way: tuple[Cell, ...]) -> bool:
    bits, danger = draft.field.bits, draft.field.dangerous
    if not danger or not way:
        return False
    first, last = min(way), max(way) + (footprint - 1) * (bits.stride + 1)
    danger = danger >> first & (1 << last - first + 1) - 1
    cells = [Cell(cell - first) for cell in way] if danger else []
    return any(bits.footprint(cell, footprint) & danger for cell in cells)


def endure(draft: Draft, unit: EntityId, models: list[EntityId]) -> None:
    """Roll for dangerous ground: as many dice as a model is Tough, each 1 a wound on the unit."""
    total = 0
    for model in models:
        dice = draft.roller.dice(tough_of(draft, model), need=HARMLESS)
        wounds = dice.count(1)
        draft.emit(DangerRolled(model, dice, wounds, draft.roller.one))
        total += wounds
    if total:
        inflict(draft, unit, total, "dangerous")
        draft.push(Settle(unit, "dangerous", attack=False))
