"""What attacks are worth, in points of the units that may fall, by exact odds."""

from starquest.engine.actions.melee import fear_of
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import (
    impact_salvo,
    melee_salvos,
    ranged_salvos,
    targets_of,
)
from starquest.engine.attack.wounds import wounds_left
from starquest.engine.odds import Odds, closed_up, odds_of, standing_there
from starquest.engine.scene import Scene
from starquest.model.command import Shot
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId

HURT = 0.3
"""What wounds that fell nobody count of those they may still bear."""
LIKELY = 0.5


@frozen
class Exchange:
    """What a charge costs both, in points, and how often it ends one of them."""

    dealt: float
    suffered: float
    destroyed: float

    @property
    def gain(self) -> float:
        """What it brings on the whole."""
        return self.dealt - self.suffered


def price(scene: Scene, unit: EntityId) -> float:
    """What a model of a unit is worth."""
    row = scene.world.units[unit]
    return row.points / row.size


def loss(scene: Scene, unit: EntityId, chances: Odds) -> float:
    """The points an attack costs a unit on average."""
    fallen = sum([count * chance for count, chance in enumerate(chances.killed)])
    left = wounds_left(scene, unit)
    models = len(scene.world.squads[unit].members)
    hurt = min(chances.expected_wounds / max(left, 1), 1.0) * models
    return price(scene, unit) * (fallen + HURT * max(hurt - fallen, 0.0))


def shots_of(scene: Scene, unit: EntityId, *, moved: bool) -> tuple[float, tuple[Shot, ...]]:
    """The best shots a unit has from where it stands: all at one target, or each at its own."""
    best, found = 0.0, tuple[Shot, ...]()
    weapons = weapons_of(scene, unit)
    aims = {weapon.id: targets_of(scene, unit, weapon) for weapon in weapons}
    for target in dict.fromkeys(t for targets in aims.values() for t in targets):
        able = [weapon for weapon in weapons if target in aims[weapon.id]]
        salvos = [s for w in able for s in ranged_salvos(scene, unit, w, target, moved=moved)]
        value = loss(scene, target, odds_of(scene, salvos, target))
        if value > best:
            best, found = value, tuple([Shot(weapon.id, target) for weapon in able])
    return best, found


def exchange(scene: Scene, unit: EntityId, target: EntityId, cell: Cell) -> Exchange:
    """What a charge is worth, both ways; who is destroyed does not strike back."""
    there = closed_up(standing_there(scene, unit, target, cell, melee=True), unit, target)
    weight = impact_salvo(there, unit, target)
    salvos = melee_salvos(there, unit, target, charging=True)
    blows = odds_of(there, [weight, *salvos] if weight else salvos, target, fear_of(there, unit))
    back = melee_salvos(there, target, unit, charging=False)
    answer = odds_of(there, back, unit, fear_of(there, target))
    suffered = loss(scene, unit, answer) * _strikers_left(scene, target, blows)
    return Exchange(loss(scene, target, blows), suffered, blows.destroyed)


def _strikers_left(scene: Scene, unit: EntityId, blows: Odds) -> float:
    """The share of a unit that is left to strike back."""
    models = len(scene.world.squads[unit].members)
    fallen = sum([count * chance for count, chance in enumerate(blows.killed)])
    return 1.0 - fallen / models


def destroys(scene: Scene, unit: EntityId, target: EntityId) -> bool:
    """Whether a unit's shots from where it stands will more likely than not destroy a target."""
    weapons = [w for w in weapons_of(scene, unit) if target in targets_of(scene, unit, w)]
    salvos = [s for w in weapons for s in ranged_salvos(scene, unit, w, target, moved=False)]
    return bool(salvos) and odds_of(scene, salvos, target).destroyed >= LIKELY
