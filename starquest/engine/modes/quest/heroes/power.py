"""Power: spent, lost and restored; what is not there is paid in wounds."""

import attrs

from starquest.engine.attack.wounds import inflict, wounds_left
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.modes.quest.heroes.used_up import done_this_round, mark_round
from starquest.engine.scene import Scene
from starquest.model.event import PowerChanged
from starquest.model.ids import EntityId
from starquest.model.step import Settle

SPENT = "power"


def price(scene: Scene, unit: EntityId, amount: int) -> int:
    """What spending so much comes to: the first power of a round may cost more."""
    if not amount:
        return 0
    more = scene.kit(unit).best(Rule.surcharge)
    return amount + (0 if done_this_round(scene, unit, SPENT) else more)


def affordable(scene: Scene, unit: EntityId, amount: int) -> bool:
    """Whether a hero can pay and stay on its feet; missing points are paid in wounds."""
    missing = price(scene, unit, amount) - scene.world.powers[unit].left
    return missing < wounds_left(scene, unit)


def spend_power(draft: Draft, unit: EntityId, amount: int, source: str) -> None:
    """Pay power."""
    cost = price(draft, unit, amount)
    if cost:
        mark_round(draft, unit, SPENT)
        lose_power(draft, unit, cost, source)


def lose_power(draft: Draft, unit: EntityId, amount: int, source: str) -> None:
    """Lose power; each point that is missing is a wound that cannot be blocked."""
    pool = draft.world.powers[unit]
    paid = min(max(pool.left, 0), amount)
    if paid:
        _set(draft, unit, pool.left - paid, source)
    if amount > paid:
        inflict(draft, unit, amount - paid, source)
        draft.push(Settle(unit, source, attack=False))


def gain_power(draft: Draft, unit: EntityId, amount: int, source: str, over: int = 0) -> None:
    """Restore power up to the maximum, or a little over it."""
    pool = draft.world.powers[unit]
    total = max(pool.left, min(pool.left + amount, pool.most + over))
    if total != pool.left:
        _set(draft, unit, total, source)


def _set(draft: Draft, unit: EntityId, total: int, source: str) -> None:
    pool = draft.world.powers[unit]
    draft.world.powers[unit] = attrs.evolve(pool, left=total)
    draft.emit(PowerChanged(unit, total - pool.left, total, source))
