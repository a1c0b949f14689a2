"""What temporary modifiers are worth to the plans of the party."""

import attrs

from starquest.content import ops
from starquest.engine.hooks import Rule
from starquest.engine.kit import Kit, kit_of_rules
from starquest.model.ids import EntityId
from starquest.model.modifier import Stat, Until
from starquest.play.bots.greedy.outlook import Outlook

GUNNERY = (Stat.HIT_SHOOTING, Stat.AP_SHOOTING)
BRAWLING = (Stat.HIT_MELEE, Stat.ATTACKS_MELEE)
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
    if target in use.out.foes:
        return _hinders(op)
    return _helps_me(op, use) if target == use.hero else _helps(op, use, target)


def _hinders(op: ops.Modify) -> float:
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
    return 0.0


def lent(op: ops.Grant, use: Use, target: EntityId) -> float:
    """What a rule for a time is worth on a target: by the hooks it uses."""
    rule, foe = kit_of_rules((op.rule,)), use.out.foes.get(target)
    if foe is not None:
        idle = foe.activated or foe.shaken or not rule.any(Rule.acts_last)
        return 0.0 if idle else 0.04 * foe.worth
    return _lent_to_me(rule, use) if target == use.hero else 0.0


def _lent_to_me(rule: Kit, use: Use) -> float:
    charges = max(0.0, use.charges)
    if rule.on(Rule.ignores_cover):
        return GAIN * use.shoots
    if rule.on(Rule.extra_hits) or rule.on(Rule.piercing):
        return GAIN * charges
    if rule.best(Rule.hides) and not use.shoots and not charges:
        return 0.5 * use.out.weights.wound * use.danger
    return 1.0 if rule.any(Rule.searches_twice) and use.out.world.search_tokens else 0.0


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
