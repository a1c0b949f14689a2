"""What is worth going to: objectives in danger or to be seized, comrades, tokens, treasure."""

from collections.abc import Iterator
from heapq import merge
from operator import itemgetter

import attrs

from starquest.engine.minds.approach import approach
from starquest.engine.movement.paths import Pace, allowance
from starquest.model.component import Objective
from starquest.model.ids import Cell, EntityId
from starquest.play.bots.greedy.layers import Layer, Steps, highest
from starquest.play.bots.greedy.outlook import Outlook

STEP = 4
"""How fine distance counts, in half-inches."""
FAR = 160
OBJECTIVES = 5
NEARING = (1.0, 0.55, 0.3, 0.2, 0.15, 0.1)
"""How much seizing counts in the wave's last round, in the one before, and so on."""
CONTESTED = 0.3
"""What is left of that while an enemy is there."""
BESIDE = 1


@attrs.frozen
class Goal:
    """A place, what it is worth to be there, and where one is there."""

    cell: Cell
    worth: float
    zone: int


def goals_of(out: Outlook, hero: EntityId) -> list[Goal]:
    """Everything a hero might go for."""
    world, weights = out.world, out.weights
    found = [
        Goal(row.cell, objective_worth(out, hero, row), out.zone(row.cell))
        for row in world.objectives.values()
    ]
    finds = [(out.cell(fallen), weights.revive * weights.rescue) for fallen in out.fallen]
    finds += [(row.cell, weights.token) for row in world.search_tokens.values()]
    finds += [(row.cell, weights.token + row.credits / 2) for row in world.treasures.values()]
    return found + [Goal(cell, worth, out.zone(cell, BESIDE)) for cell, worth in finds]


def objective_worth(out: Outlook, hero: EntityId, row: Objective) -> float:
    """What a hero standing at an objective is worth."""
    return out.keep(("row", row.number), _holding, out, row) * _wanted(out, hero, row)


def _holding(out: Outlook, row: Objective) -> float:
    """What it is worth that somebody stands at an objective."""
    return danger(out, row) * marker_worth(out, row.damage) + seizing(out, row)


def marker_worth(out: Outlook, damage: int) -> float:
    """What the next damage marker of an objective costs the party."""
    markers, weights = out.weights.marker, out.weights
    few: float = (OBJECTIVES / len(out.world.objectives)) ** weights.scarce
    return markers[min(damage, len(markers) - 1)] * few


def _wanted(out: Outlook, hero: EntityId, row: Objective) -> float:
    """How much a hero is needed there: less with another one there, or nearer and still to act."""
    zone, statuses = out.zone(row.cell), out.world.statuses
    distance, nearer = out.scene.field.grid.distance, False
    mine = distance(out.cell(hero), row.cell)
    for other in out.others(hero):
        if not statuses[other].shaken and out.scene.mask(other) & zone:
            return out.weights.crowd
        theirs = distance(out.cell(other), row.cell)
        nearer = nearer or (theirs < mine and not statuses[other].activated)
    return out.weights.nearer if nearer else 1.0


def danger(out: Outlook, row: Objective) -> float:
    """How likely an enemy is at an objective when the round ends."""
    zone, weights = out.zone(row.cell), out.weights
    hidden = out.view.hidden and zone & ~out.lit
    chance = weights.unknown if hidden else weights.quiet
    reach = out.scene.table.length(out.scene.catalog.quest.objectives.holding) + 1
    disc = out.scene.field.bits.disc
    for foe in out.foes.values():
        if foe.mask & zone and not foe.shaken:
            return 1.0
        if not foe.activated and not foe.shaken and foe.mask & disc(row.cell, reach + foe.rush):
            chance = max(chance, weights.coming)
        elif foe.mask & disc(row.cell, reach + 2 * foe.rush):
            chance = max(chance, weights.later)
    return chance


def seizing(out: Outlook, row: Objective) -> float:
    """What it brings to hold an objective when the wave ends."""
    quest, zone = out.quest, out.zone(row.cell)
    each = 2 + 2 * (row.number == quest.priority)
    soon = NEARING[min(out.rounds_left, len(NEARING)) - 1]
    taken = any(foe.mask & zone and not foe.shaken for foe in out.foes.values())
    return each * quest.wave * out.xp_worth * soon * (CONTESTED if taken else 1.0)


def goal_worth(out: Outlook, hero: EntityId, board: int) -> Steps:
    """For each cell of a board the best goal from there, the less the longer the way."""
    pace = max(STEP, allowance(out.scene, hero, Pace.RUSH))
    rings = [_rings(out, goal, board, pace) for goal in goals_of(out, hero)]
    return highest(merge(*rings, key=itemgetter(0), reverse=True), board)


def _rings(out: Outlook, goal: Goal, board: int, pace: int) -> Iterator[Layer]:
    """What is left of a goal's worth, ring by ring: only as far as anybody wants to know."""
    yield goal.worth, goal.zone & board
    search, decay, left = approach(out.scene, goal.cell), out.weights.decay, board & ~goal.zone
    nearest = search.cost(left)
    if nearest is None:
        return
    for distance in range(max(STEP, -(-nearest // STEP) * STEP), FAR, STEP):
        ring = search.within(distance) & left
        if ring:
            yield goal.worth * decay ** (1 + distance / pace), ring
            left &= ~ring
        if not left:
            return
