"""Who acts next, and where everybody starts."""

from starquest.engine.board.bits import cells_of
from starquest.engine.options import Cells, Options
from starquest.model.command import Activate, Command, Deploy
from starquest.model.ids import Cell, EntityId
from starquest.play.bots.greedy.outlook import Outlook

IDLE = 1 << 20
SHELTERED = 2
"""How many half-inches cover is worth at the start."""


def activate(out: Outlook, options: Options) -> Command:
    """The hero nearest to an enemy; the Shaken last."""
    units = [command.unit for command in options if isinstance(command, Activate)]
    return Activate(min(units, key=lambda unit: (_haste(out, unit), unit)))


def _haste(out: Outlook, unit: EntityId) -> int:
    if out.world.statuses[unit].shaken:
        return IDLE
    mask = out.scene.mask(unit)
    return min([out.gap(foe.mask, mask) for foe in out.foes.values()], default=IDLE - 1)


def deploy(out: Outlook, options: Options) -> Command:
    """Each hero toward a quarter of its own, in cover if there is some."""
    for group in options.groups:
        if isinstance(group, Cells) and isinstance(group.sample, Deploy):
            return group.at(_opening(out, group.sample.unit, group.board))
    return options[0]


def _opening(out: Outlook, hero: EntityId, board: int) -> Cell:
    """The cell nearest to a hero's quarter."""
    goals, field = [row.cell for row in out.world.objectives.values()], out.scene.field
    goal = goals[list(out.world.heroes).index(hero) % len(goals)]

    def effort(cell: Cell) -> int:
        return field.grid.distance(cell, goal) - SHELTERED * field.in_cover(cell)

    return min(cells_of(board), key=lambda cell: (effort(cell), cell))
