"""Before the first round: who starts, who is kept back, who stands where."""

import attrs

from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.mode import mode_of
from starquest.engine.movement.placing import area_round, put_down, spots
from starquest.engine.scene import Scene
from starquest.model.dice import Stream
from starquest.model.event import Asked, KeptBack, RolledOff
from starquest.model.ids import EntityId, Side
from starquest.model.step import Ask, AskKind, Muster, Reserves, StartRound
from starquest.model.steps.ask_facts import RuleFacts

ZONE = 12
"""How deep a side's deployment zone is, in inches."""
SCOUTING = 12
AMBUSHING = 9


def roll_off(draft: Draft) -> None:
    """Who wins starts; then everybody who may stay back is asked."""
    draft.first = roll_off_winner(draft)
    asks = questions_who_waits(draft)
    draft.push(*asks, Muster(), Reserves(draft.first, scouts=True), StartRound())


def roll_off_winner(draft: Draft) -> Side:
    """Roll until the dice differ."""
    pairs = [_pair(draft)]
    while pairs[-1][0] == pairs[-1][1]:
        pairs.append(_pair(draft))
    winner = Side.ONE if pairs[-1][0] > pairs[-1][1] else Side.TWO
    draft.emit(RolledOff(tuple(pairs), winner))
    return winner


def questions_who_waits(draft: Draft) -> list[Ask]:
    """A question for each unit that may stay back."""
    return [_keep_back(draft, unit) for unit in draft.world.units if may_wait(draft, unit)]


def _pair(draft: Draft) -> tuple[int, int]:
    one = draft.roller.die()
    two = draft.roller.die()
    return one, two


def may_wait(scene: Scene, unit: EntityId) -> bool:
    """Whether a unit has a rule that lets it stay back."""
    kit = scene.kit(unit)
    return kit.any(Rule.ambushes) or kit.any(Rule.scouts)


def _keep_back(draft: Draft, unit: EntityId) -> Ask:
    side = draft.side(unit)
    draft.emit(Asked(side, unit, AskKind.KEEP_BACK))
    return Ask(AskKind.KEEP_BACK, side, unit, (0, 1), RuleFacts(_waiting_rule(draft, unit)))


def _waiting_rule(scene: Scene, unit: EntityId) -> str:
    kit = scene.kit(unit)
    return kit.source(Rule.ambushes) or kit.source(Rule.scouts)


def keep_back(draft: Draft, unit: EntityId, value: int) -> None:
    """A side has said whether a unit waits."""
    if value:
        draft.emit(KeptBack(unit, _waiting_rule(draft, unit)))
    else:
        enter(draft, unit)


def enter(draft: Draft, unit: EntityId) -> None:
    """Keep a unit in reserve no longer."""
    status = draft.world.statuses[unit]
    draft.set_status(unit, attrs.evolve(status, reserve=False))


def muster(draft: Draft) -> None:
    """Put every unit that does not wait somewhere in its zone."""
    for unit in draft.world.units:
        if not draft.world.statuses[unit].reserve or not may_wait(draft, unit):
            enter(draft, unit)
            _take_place(draft, unit)


def zone_of(scene: Scene, side: Side) -> int:
    """A side's deployment zone: the mode's, or a strip along its edge, the first side's south."""
    own = mode_of(scene).zone
    if own is not None:
        return own(scene, side)
    grid, full = scene.field.grid, scene.field.bits.full
    rows = min(scene.table.length(ZONE) // 2, grid.height // 4)
    north = (1 << rows * grid.stride) - 1
    return full & (north << (grid.height - rows) * grid.stride if side is Side.ONE else north)


def _take_place(draft: Draft, unit: EntityId) -> None:
    for area in (zone_of(draft, draft.side(unit)), draft.field.bits.full):
        board = cells_of(spots(draft, unit, area))
        if board:
            cell = board[draft.roller.die(Stream.ARRIVALS, len(board)) - 1]
            put_down(draft, unit, cell, area, "deployment")
            return
    raise LookupError(f"no room on the table for unit {unit}")


def waiting(scene: Scene, side: Side, *, scouts: bool) -> list[EntityId]:
    """The units of a side that could come from reserve now."""
    return [
        unit
        for unit, row in scene.world.units.items()
        if row.side == side and _could_come(scene, unit, scouts=scouts)
    ]


def _could_come(scene: Scene, unit: EntityId, *, scouts: bool) -> bool:
    """Whether a rule of its own brings a unit, or it is due as if from Ambush."""
    status = scene.world.statuses[unit]
    if not status.reserve:
        return False
    due = not scouts and 0 < status.arrives <= scene.round
    return due or scene.kit(unit).any(Rule.scouts if scouts else Rule.ambushes)


def arrival_area(scene: Scene, unit: EntityId, *, scouts: bool) -> int:
    """Where a unit may come from reserve."""
    side, full = scene.side(unit), scene.field.bits.full
    if scouts:
        return area_round(scene, zone_of(scene, side), SCOUTING)
    return full & ~area_round(scene, scene.side_mask(side.other), AMBUSHING)


def arrivals(scene: Scene, unit: EntityId, *, scouts: bool) -> int:
    """The cells where a unit's lead may arrive."""
    return spots(scene, unit, arrival_area(scene, unit, scouts=scouts))


def arrive(draft: Draft, unit: EntityId, cell: int, *, scouts: bool) -> None:
    """Bring a unit from reserve."""
    area = arrival_area(draft, unit, scouts=scouts)
    cells = spots(draft, unit, area)
    enter(draft, unit)
    if not scouts:
        status = draft.world.statuses[unit]
        draft.set_status(unit, attrs.evolve(status, arrived=draft.round, arrives=0))
    put_down(draft, unit, next(c for c in cells_of(cells) if c == cell), area,
             draft.kit(unit).source(Rule.scouts if scouts else Rule.ambushes))  # fmt: skip
