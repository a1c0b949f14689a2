"""What is worth going to: objectives in danger or to be seized, comrades, tokens, treasure."""

from collections.abc import Iterator

import attrs

from starquest.engine.bits import cells_of
from starquest.engine.heroes.trials import trial_need
from starquest.engine.horde.knowledge import approach
from starquest.engine.mission.rounds import SEIZING
from starquest.engine.movement import Pace, allowance
from starquest.engine.volley import SIX
from starquest.model.component import Objective
from starquest.model.ids import Cell, EntityId
from starquest.play.bots.greedy_outlook import Outlook
from starquest.play.bots.greedy_threat import Layer

STEP = 4
"""How fine distance counts, in half-inches."""
FAR = 160
ROUND_ENDS = (1.0, 0.55, 0.3, 0.2, 0.15, 0.1)
"""How much seizing counts so many rounds before the wave ends."""


def objective_worth(out: Outlook, hero: EntityId, row: Objective) -> float:
    """What a hero standing at an objective is worth."""
    value = _danger(out, row) * _marker(out, row) + _seizing(out, row)
    return value * _wanted(out, hero, row)


def _wanted(out: Outlook, hero: EntityId, row: Objective) -> float:
    """Less where another hero is, or is nearer and still to act."""
    zone, statuses = out.zone(row.cell), out.scene.world.statuses
    distance = out.scene.field.grid.distance
    mine = distance(out.cell(hero), row.cell)
    nearer = False
    for other in out.others(hero):
        if out.steady(other) and out.scene.mask(other) & zone:
            return out.weights.crowd
        theirs = distance(out.cell(other), row.cell)
        nearer = nearer or (theirs < mine and not statuses[other].activated)
    return out.weights.nearer if nearer else 1.0


def _marker(out: Outlook, row: Objective) -> float:
    markers = out.weights.marker
    few = 5 / len(out.scene.world.objectives)
    return markers[min(row.damage, len(markers) - 1)] * few**out.weights.scarce


def _danger(out: Outlook, row: Objective) -> float:
    """How likely an enemy is there when the round ends."""
    zone, weights = out.zone(row.cell), out.weights
    chance = weights.unknown if out.view.hidden and zone & ~out.lit else weights.quiet
    for foe in out.foes.values():
        gap = out.gap(foe.mask, 1 << row.cell)
        if foe.mask & zone and not foe.shaken:
            return 1.0
        within = out.scene.table.length(SEIZING) + 1
        if not foe.activated and not foe.shaken and gap <= within + foe.rush:
            chance = max(chance, weights.coming)
        elif gap <= within + 2 * foe.rush:
            chance = max(chance, weights.later)
    return chance


def _seizing(out: Outlook, row: Objective) -> float:
    """What it brings to hold it when the wave ends."""
    quest, zone = out.quest, out.zone(row.cell)
    each = 2 + 2 * (row.number == quest.priority)
    soon = ROUND_ENDS[min(out.rounds_left, len(ROUND_ENDS)) - 1]
    taken = any(foe.mask & zone and not foe.shaken for foe in out.foes.values())
    return each * quest.wave * out.xp_worth * soon * (0.3 if taken else 1.0)


@attrs.frozen
class Goal:
    """A place, what it is worth to be there, and where one is there."""

    cell: Cell
    worth: float
    zone: int


def goals_of(out: Outlook, hero: EntityId) -> list[Goal]:
    """Everything a hero might go for."""
    world, token = out.scene.world, out.weights.token
    found = [
        Goal(row.cell, objective_worth(out, hero, row), out.zone(row.cell))
        for row in world.objectives.values()
    ]
    finds = [(out.cell(fallen), out.weights.revive * out.weights.rescue) for fallen in _fallen(out)]
    finds += [(row.cell, token) for row in world.caches.values()]
    finds += [(row.cell, token + row.credits / 2) for row in world.treasures.values()]
    return found + [Goal(cell, worth, out.zone(cell, 1)) for cell, worth in finds]


def _fallen(out: Outlook) -> list[EntityId]:
    world = out.scene.world
    return [h for h in world.heroes if world.statuses[h].down and not world.plights[h].out]


def goal_worth(out: Outlook, hero: EntityId, board: int) -> dict[Cell, float]:
    """For each cell of a board the best goal from there, the less the longer the way."""
    found = dict.fromkeys(cells_of(board), 0.0)
    pace = max(STEP, allowance(out.scene, hero, Pace.RUSH))
    for goal in goals_of(out, hero):
        for worth, ring in _rings(out, goal, board, pace):
            for cell in cells_of(ring):
                if worth > found[cell]:
                    found[cell] = worth
    return found


def _rings(out: Outlook, goal: Goal, board: int, pace: int) -> Iterator[Layer]:
    """What is left of a goal's worth, ring by ring."""
    search, decay = approach(out.scene, goal.cell), out.weights.decay
    yield goal.worth, goal.zone & board
    left = board & ~goal.zone
    for distance in range(STEP, FAR, STEP):
        ring = search.within(distance) & left
        if ring:
            yield goal.worth * decay ** (1 + distance / pace), ring
            left &= ~ring
        if not left:
            return


def passes(out: Outlook, hero: EntityId, stat: str) -> float:
    """The chance that a hero passes a stat test."""
    need, _, _ = trial_need(out.scene, hero, stat)
    return (SIX + 1 - need) / SIX
