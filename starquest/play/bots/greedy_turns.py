"""Whose turn it is, and where everybody starts."""

from starquest.engine.bits import cells_of
from starquest.engine.mission.layout import deployment_area
from starquest.engine.options import Cells, Options
from starquest.model.command import Activate, Command, Deploy
from starquest.model.ids import EntityId
from starquest.play.bots.greedy_outlook import Outlook


def activate(out: Outlook, options: Options) -> Command:
    """The hero that has most to win or lose by acting now."""
    units = [c.unit for c in options if isinstance(c, Activate)]
    return Activate(min(units, key=lambda unit: (_order(out, unit), unit)))


def _order(out: Outlook, unit: EntityId) -> float:
    scene = out.scene
    if scene.world.statuses[unit].shaken:
        return 1000.0
    mask = scene.mask(unit)
    gaps = [out.gap(foe.mask, mask) for foe in out.foes.values()]
    return min(gaps, default=500)


def deploy(out: Outlook, options: Options) -> Command:
    """Each hero toward a quarter of its own, in cover if there is some."""
    group = options.groups[0]
    assert isinstance(group, Cells)
    sample = group.sample
    assert isinstance(sample, Deploy)
    heroes = list(out.scene.world.heroes)
    rows = list(out.scene.world.objectives.values())
    goal = rows[heroes.index(sample.unit) % max(1, len(rows) - 1)].cell
    grid, field = out.scene.field.grid, out.scene.field
    cell = min(
        cells_of(group.board),
        key=lambda c: (grid.distance(c, goal) - 2 * field.in_cover(c), c),
    )
    return group.at(cell)
