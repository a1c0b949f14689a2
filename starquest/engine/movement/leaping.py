"""Jumping: each model that has to jump on its way rolls for itself, and falls if it fails."""

from starquest.engine.board.relief import Leap, Relief
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.movement.falling import fall_down
from starquest.engine.movement.paths import Paths
from starquest.engine.scene import Scene
from starquest.model.event import JumpTried, Moved
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId

JUMPS = 3
"""What each die of a jump has to reach."""
Ways = dict[EntityId, tuple[Cell, ...]]


@frozen
class Jump:
    """The jump on a model's way."""

    run: tuple[Cell, ...]
    """The way up to the edge."""
    start: Cell
    end: Cell
    leap: Leap


def jump_need(scene: Scene, unit: EntityId) -> int:
    """What each die of a unit's jumps has to reach."""
    return JUMPS - scene.kit(unit).best(Rule.easier_jumps)


def jump_on(relief: Relief, start: Cell, way: tuple[Cell, ...]) -> Jump | None:
    """The jump on a way; there is never more than one."""
    for index, end in enumerate(way):
        leap = relief.leap(start, end)
        if leap is not None:
            return Jump(way[:index], start, end, leap)
        start = end
    return None


def leap_all(draft: Draft, paths: Paths, ways: Ways) -> Ways:
    """Let everybody jump whose way asks for it; the ways of those who get where they wanted."""
    relief, places = paths.relief, draft.world.places
    assert relief is not None, "nobody jumps on a flat table"
    jumps = {model: jump_on(relief, places[model].cell, way) for model, way in ways.items()}
    failed = {
        m: jump for m, jump in jumps.items() if jump and not _jumps(draft, paths.unit, m, jump)
    }
    for model, jump in failed.items():
        if jump.run:
            cost = relief.walked(places[model].cell, jump.run)
            draft.emit(Moved(model, jump.run, cost))
        foot = relief.edge(jump.start, jump.end)
        inches = relief.heights[jump.start] - relief.heights[foot]
        fall_down(draft, relief, model, foot, inches)
    return {model: way for model, way in ways.items() if model not in failed}


def _jumps(draft: Draft, unit: EntityId, model: EntityId, jump: Jump) -> bool:
    need, leap = jump_need(draft, unit), jump.leap
    # one by one: a jump is no crowd of dice that could be steadied
    dice = tuple([draft.roller.dice(1, need=need)[0] for _ in range(leap.dice)])
    passed = all(face >= need for face in dice)
    told = JumpTried(model, unit, jump.start, jump.end, leap.gap, leap.drop, dice, need, passed)
    draft.emit(told)
    return passed
