"""What places are worth to an army: the markers held there, and the danger there."""

from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import ranged_salvos, targets_of
from starquest.engine.minds.army.ground import Ground, Prize, at_prize
from starquest.engine.minds.army.worth import loss
from starquest.engine.minds.decision_list import Situation
from starquest.engine.minds.kinds import Kind, kind_of
from starquest.engine.odds import odds_of
from starquest.engine.scene import Scene
from starquest.model.ids import NOBODY, EntityId

EARLY, LATE, LAST = 24.0, 12.0, 120.0
"""What a marker is worth: so much and more with each round, and in the last round."""
NEARER = 0.012
"""What an inch nearer to a marker is worth, as a share of it."""
KEPT, SHARED = 0.35, 0.08
"""What staying at a marker is worth that is one's own already, or that a friend keeps."""
SHOT_AT, CHARGED = 0.3, 0.2
"""How much counts of what an enemy could do: it has other targets, and turns to wait for."""
REACH = 12


def stakes(
    at: Situation, there: Scene, ground: Ground, gone: EntityId = NOBODY, chance: float = 0.0
) -> float:
    """What the markers are worth with the unit standing there; `gone` may be destroyed."""
    last = ground.last_round(at.scene)
    worth = LAST if last else EARLY + LATE * at.scene.round
    total, nearest = 0.0, None
    for prize in ground.prizes(at.scene):
        if at_prize(there, at.unit, prize):
            total += worth * _share(at, prize, gone, chance)
        elif prize.owner != at.scene.side(at.unit):
            far = at.approach(prize.cell).cost(there.mask(at.unit))
            if far is not None and (nearest is None or far < nearest):
                nearest = far
    return total - (worth * NEARER * nearest / 2 if nearest is not None and not total else 0.0)


def _share(at: Situation, prize: Prize, gone: EntityId, chance: float) -> float:
    """How much of a marker a unit is worth that stands there."""
    scene, side = at.scene, at.scene.side(at.unit)
    others = [u for u in scene.units(side) if u != at.unit and _counts(scene, u, prize)]
    if others:
        return SHARED
    foes = [e for e in scene.units(side.other) if _counts(scene, e, prize)]
    if foes and foes != [gone]:
        return 0.5 if prize.held != side else 0.6
    alone = chance if foes else 1.0
    won = KEPT if prize.held == side else 1.0 + 0.5 * (prize.held == side.other)
    return alone * won + (1.0 - alone) * 0.5


def _counts(scene: Scene, unit: EntityId, prize: Prize) -> bool:
    return not scene.world.statuses[unit].shaken and at_prize(scene, unit, prize)


def danger(there: Scene, unit: EntityId) -> float:
    """A part of what enemies could do to a unit where it stands."""
    total = 0.0
    for enemy in there.enemies(unit):
        if there.world.statuses[enemy].shaken:
            continue
        total += SHOT_AT * _shot(there, enemy, unit) + _charge(there, enemy, unit)
    return total


def _shot(there: Scene, enemy: EntityId, unit: EntityId) -> float:
    weapons = [w for w in weapons_of(there, enemy) if unit in targets_of(there, enemy, w)]
    salvos = [s for w in weapons for s in ranged_salvos(there, enemy, w, unit, moved=False)]
    return loss(there, unit, odds_of(there, salvos, unit)) if salvos else 0.0


def _charge(there: Scene, enemy: EntityId, unit: EntityId) -> float:
    """Who strikes and is near is a threat by what it is worth, no more than the unit itself."""
    profile = there.world.builds[enemy].profiles[0]
    if kind_of(there.catalog, profile) is Kind.SHOOTING:
        return 0.0
    if not there.within(there.mask(enemy), there.mask(unit), REACH):
        return 0.0
    units = there.world.units
    return CHARGED * min(units[enemy].points * 0.5, units[unit].points)
