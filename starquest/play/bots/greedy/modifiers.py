"""What temporary modifiers are worth to the plans of the party."""

import attrs

from starquest.content import ops
from starquest.model.ids import EntityId
from starquest.model.modifier import Stat, Until
from starquest.play.bots.greedy.outlook import Foe, Outlook

GUNNERY = (Stat.HIT_SHOOTING, Stat.AP_SHOOTING, Stat.PIERCING_EYE)
BRAWLING = (Stat.HIT_MELEE, Stat.ATTACKS_MELEE, Stat.BACKSTAB, Stat.FURIOUS)
GUARDING = (Stat.BLOCK, Stat.BE_HIT)
BOTH = (Stat.HIT, Stat.AP)
GAIN = 0.28
"""How much better an attack gets by one point."""
SAVED = 0.2
"""How many wounds one point spares."""
ENGAGED = 36
"""How near an enemy makes a comrade busy, in half-inches."""
FRIENDLY, SHIELDED, LITTLE = 3.0, 3.0, 0.6


@attrs.frozen
class Use:
    """Something about to be used: by whom, what it is called, and what is planned besides."""

    out: Outlook
    hero: EntityId
    source: str
    shoots: float = 0.0
    """What the planned shooting is worth."""
    charges: float = 0.0
    """What the planned charge is worth."""
    holds: bool = False
    """Whether the hero means to stay where it is."""
    danger: float = 0.0
    """The wounds to expect where the hero is."""
    early: bool = False
    """Whether the hero has its main action still to come."""


def boon(op: ops.Modify, use: Use, target: EntityId) -> float:
    """What a modifier is worth on a target."""
    foe = use.out.foes.get(target)
    if foe is not None:
        return _hinders(op, foe)
    return _helps_me(op, use) if target == use.hero else _helps(op, use, target)


def _hinders(op: ops.Modify, foe: Foe) -> float:
    if op.stat is Stat.LAST:
        return 0.0 if foe.activated or foe.shaken else 0.04 * foe.worth
    return LITTLE if op.stat is Stat.RUSH else 0.0


def _helps_me(op: ops.Modify, use: Use) -> float:
    """What a modifier does for one's own plans."""
    charges, wound = max(0.0, use.charges), use.out.weights.wound
    if op.stat in GUNNERY:
        return GAIN * op.value * use.shoots if use.holds or op.until is not Until.AIM else 0.0
    if op.stat in BRAWLING:
        return GAIN * charges
    if op.stat in BOTH:
        return GAIN * op.value * max(use.shoots, charges)
    if op.stat in GUARDING:
        return SAVED * wound * use.danger
    if op.stat is Stat.HIDDEN and not use.shoots and not charges:
        return 0.5 * wound * use.danger
    return 1.0 if op.stat is Stat.SCAVENGE and use.out.world.search_tokens else 0.0


def _helps(op: ops.Modify, use: Use, friend: EntityId) -> float:
    """What a modifier does for a comrade."""
    out, waiting = use.out, not use.out.world.statuses[friend].activated
    mask = out.scene.mask(friend)
    engaged = any(out.gap(foe.mask, mask) <= ENGAGED for foe in out.foes.values())
    if op.stat in BOTH:
        return FRIENDLY * op.value if waiting and engaged else 0.0
    if op.stat in GUARDING:
        return SHIELDED if engaged else 0.0
    return LITTLE if op.stat is Stat.TEST and waiting else 0.0
