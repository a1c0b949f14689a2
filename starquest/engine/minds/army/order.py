"""Whom an army activates next: who takes a marker, who destroys, who is nearest, Shaken last."""

from starquest.engine.hooks import Rule
from starquest.engine.minds.army.ground import Ground
from starquest.engine.minds.army.worth import destroys
from starquest.engine.minds.decision_list import Decision
from starquest.engine.minds.knowledge import gap
from starquest.engine.movement.paths import Pace, allowance
from starquest.engine.scene import Scene
from starquest.engine.turns.rounds import ready
from starquest.model.command import Activate
from starquest.model.decision import Line, Why
from starquest.model.ids import EntityId, Side

LOOKED_AT = 3
"""So many enemies are looked at whether they could be destroyed, the nearest."""


def next_unit(scene: Scene, side: Side, ground: Ground) -> tuple[EntityId, Decision]:
    """The unit that goes next, and why."""
    able = ready(scene, side)
    steady = [unit for unit in able if not scene.world.statuses[unit].shaken]
    if not steady:
        return able[0], Decision(Activate(able[0]), Line.ARMY_RECOVER, Why.SHAKEN, able[0])
    unit, why = _pick(scene, steady, ground)
    return unit, Decision(Activate(unit), Line.ORDER, why, unit)


def _pick(scene: Scene, units: list[EntityId], ground: Ground) -> tuple[EntityId, Why]:
    near = sorted(units, key=lambda unit: _order(scene, unit))
    if ground.last_round(scene):
        taker = next((unit for unit in near if _takes(scene, unit, ground)), None)
        if taker is not None:
            return taker, Why.SEIZES
    killer = next((unit for unit in near if _kills(scene, unit)), None)
    return (near[0], Why.FOREMOST) if killer is None else (killer, Why.KILLS)


def _order(scene: Scene, unit: EntityId) -> tuple[bool, int, EntityId]:
    foes = scene.side_mask(scene.side(unit).other)
    far = gap(scene, scene.mask(unit), foes) if foes else 0
    return scene.kit(unit).any(Rule.acts_last), far, unit


def _takes(scene: Scene, unit: EntityId, ground: Ground) -> bool:
    """Whether a marker that is not its side's is within a Rush."""
    side, here = scene.side(unit), scene.mask(unit)
    length = allowance(scene, unit, Pace.RUSH)
    prizes = [prize for prize in ground.prizes(scene) if prize.owner != side]
    return any(gap(scene, here, 1 << prize.cell) <= length for prize in prizes)


def _kills(scene: Scene, unit: EntityId) -> bool:
    """Whether it is likely to destroy somebody who has not acted."""
    here, statuses = scene.mask(unit), scene.world.statuses
    fresh = [enemy for enemy in scene.enemies(unit) if not statuses[enemy].activated]
    near = sorted(fresh, key=lambda enemy: (gap(scene, here, scene.mask(enemy)), enemy))
    return any(destroys(scene, unit, enemy) for enemy in near[:LOOKED_AT])
