"""Power: spent, lost and restored; what is not there is paid in wounds."""

import attrs

from starquest.engine.draft import Draft
from starquest.engine.heroes.deeds import done_this_round, mark_round
from starquest.engine.scene import Scene
from starquest.engine.wounds import inflict, wounds_left
from starquest.model.event import PowerChanged
from starquest.model.ids import EntityId
from starquest.model.step import Settle

EXTRA_ACTION = 2
PASS_TEST = 3
PASS_SKILL = 1
PER_SPELL_VALUE = 2
REROLL_BLOCK = 1
AFFLICTED = "afflicted"
SPENT = "power"


def price(scene: Scene, unit: EntityId, amount: int) -> int:
    """What spending so much comes to: the first power of a round costs the Afflicted one more."""
    if not amount:
        return 0
    afflicted = AFFLICTED in scene.world.plights[unit].conditions
    return amount + (afflicted and not done_this_round(scene, unit, SPENT))


def affordable(scene: Scene, unit: EntityId, amount: int) -> bool:
    """Whether a hero can pay and stay on its feet; missing points are paid in wounds."""
    missing = price(scene, unit, amount) - scene.world.vigor[unit].power
    return missing < wounds_left(scene, unit)


def spend_power(draft: Draft, unit: EntityId, amount: int, source: str) -> None:
    """Pay power."""
    cost = price(draft, unit, amount)
    if cost:
        mark_round(draft, unit, SPENT)
        lose_power(draft, unit, cost, source)


def lose_power(draft: Draft, unit: EntityId, amount: int, source: str) -> None:
    """Lose power; each point that is missing is a wound that cannot be blocked."""
    vigor = draft.world.vigor[unit]
    paid = min(max(vigor.power, 0), amount)
    if paid:
        _set(draft, unit, vigor.power - paid, source)
    if amount > paid:
        inflict(draft, unit, amount - paid, source)
        draft.push(Settle(unit, source, attack=False))


def gain_power(draft: Draft, unit: EntityId, amount: int, source: str, over: int = 0) -> None:
    """Restore power up to the maximum, or a little over it."""
    vigor = draft.world.vigor[unit]
    total = max(vigor.power, min(vigor.power + amount, vigor.most + over))
    if total != vigor.power:
        _set(draft, unit, total, source)


def _set(draft: Draft, unit: EntityId, total: int, source: str) -> None:
    vigor = draft.world.vigor[unit]
    draft.world.vigor[unit] = attrs.evolve(vigor, power=total)
    draft.emit(PowerChanged(unit, total - vigor.power, total, source))
