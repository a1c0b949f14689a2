"""What places are worth to an army: the markers won and kept there, those ahead, the danger."""

from starquest.engine.minds.army.ground import Ground, Prize, at_prize
from starquest.engine.minds.decision_list import Situation
from starquest.engine.minds.knowledge import gap
from starquest.engine.movement.paths import Pace, allowance
from starquest.engine.scene import Scene
from starquest.engine.turns.rounds import rounds_to_come
from starquest.model.ids import NOBODY, EntityId, Side

EARLY, LATE, LAST = 40.0, 15.0, 140.0
"""What a marker is worth in points: so much and more with each round, and in the last round."""
DELAY = 0.6
"""What is left of a marker's worth for each round it takes to get there."""
INCH = 0.006
"""What an inch less to go is worth besides, as a share of the marker."""
LED = 0.35
"""What is left of it where a friend is nearer."""
SHARED, QUIET = 0.08, 0.05
"""What it is worth to stand where a friend does, or at an own marker nobody threatens."""
EXPOSED, SHELTERED = 0.3, 0.15
"""What it costs to be seen by an enemy that shoots, in the open and in cover."""
AROUND = 6
"""How near a marker one has to be to hold it, in half-inches."""


def stakes(
    at: Situation, there: Scene, ground: Ground, gone: EntityId = NOBODY, chance: float = 0.0
) -> float:
    """What the markers are worth with the unit standing there; `gone` may be destroyed."""
    last = ground.last_round(at.scene)
    worth = LAST if last else EARLY + LATE * at.scene.round
    total, ahead = 0.0, 0.0
    for prize in ground.prizes(at.scene):
        if at_prize(there, at.unit, prize):
            total += _share(at, prize, gone, chance)
        elif not last:
            ahead = max(ahead, _ahead(at, there, prize, ahead))
    return worth * (total + ahead)


def _share(at: Situation, prize: Prize, gone: EntityId, chance: float) -> float:
    """What it changes that a unit stands at a marker: one from nobody's, two from the enemy's."""
    scene, side = at.scene, at.scene.side(at.unit)
    others = [u for u in scene.units(side) if u != at.unit and _counts(scene, u, prize)]
    foes = [e for e in scene.units(side.other) if _counts(scene, e, prize)]
    if others:
        return SHARED + (chance if foes == [gone] else 0.0)
    if foes and foes != [gone]:
        return 1.0
    alone = chance if foes else 1.0
    if prize.held == side:
        won = 1.0 if foes or _threatened(scene, prize, side.other) else QUIET
    else:
        won = 2.0 if prize.held == side.other else 1.0
    return alone * won + (1.0 - alone)


def _counts(scene: Scene, unit: EntityId, prize: Prize) -> bool:
    return not scene.world.statuses[unit].shaken and at_prize(scene, unit, prize)


def _threatened(scene: Scene, prize: Prize, by: Side) -> bool:
    """Whether somebody still to act this round could come to a marker."""
    return any(
        not scene.world.statuses[enemy].activated and comes(scene, enemy, prize)
        for enemy in scene.units(by)
    )


def comes(scene: Scene, unit: EntityId, prize: Prize) -> bool:
    """Whether a unit could be at a marker after one Rush."""
    if scene.world.statuses[unit].shaken:
        return False
    far = gap(scene, scene.mask(unit), 1 << prize.cell)
    return far <= allowance(scene, unit, Pace.RUSH) + AROUND


def _ahead(at: Situation, there: Scene, prize: Prize, least: float) -> float:
    """What a marker is worth that a unit could still get to from there, the sooner the more."""
    side = at.scene.side(at.unit)
    if prize.owner == side:
        return 0.0
    far = at.approach(prize.cell).cost(there.mask(at.unit))
    if far is None:
        return 0.0
    rounds = -(-max(far - AROUND, 1) // max(allowance(at.scene, at.unit, Pace.RUSH), 1))
    if rounds > (rounds_to_come(at.scene) or 0):
        return 0.0
    share = DELAY**rounds - INCH * far / 2
    # who is nearer is only looked for where it may change which marker is best
    return share * LED if share > least and _led(at, prize) else share


def _led(at: Situation, prize: Prize) -> bool:
    """Whether a friend is nearer to a marker."""
    scene, spot = at.scene, 1 << prize.cell
    near = gap(scene, at.here, spot)
    friends = [u for u in scene.units(scene.side(at.unit)) if u != at.unit]
    return any(gap(scene, scene.mask(u), spot) < near for u in friends)


def danger(there: Scene, unit: EntityId) -> float:
    """A little for each enemy that could shoot a unit where it stands, less if it has cover.

    Enemies have other targets, and turns to wait for: exact odds of all their shots would cost a
    third of what a captain thinks and change next to nothing.
    """
    here = there.mask(unit)
    seen = sum([_looks(there, enemy, here) for enemy in there.enemies(unit)])
    covered = there.field.in_cover(there.cells(unit)[0])
    return (SHELTERED if covered else EXPOSED) * seen


def _looks(there: Scene, enemy: EntityId, here: int) -> bool:
    """Whether the first model of an enemy that is able to shoot sees somebody there."""
    armed = any(not weapon.melee for weapon in there.world.builds[enemy].profiles[0].weapons)
    if not armed or there.world.statuses[enemy].shaken:
        return False
    return bool(there.seen(there.cells(enemy)[0], here))
