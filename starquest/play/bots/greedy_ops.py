"""What the ops of skills, spells, items and feats are worth on one target."""

from functools import singledispatch

import attrs

from starquest.content import ops
from starquest.engine.attack import Attack
from starquest.engine.salvo import make_salvo
from starquest.engine.wounds import tough_of_unit
from starquest.model.ids import EntityId
from starquest.model.modifier import Stat
from starquest.model.profile import Weapon
from starquest.play.bots.greedy_outlook import Outlook
from starquest.play.bots.greedy_worth import assault, fright, melee_strikes

LARGE = 9
MED_KIT = "med_kit"


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
    """The wounds to expect where the hero will be."""


@singledispatch
def op_worth(op: object, use: Use, target: EntityId) -> float:
    """What an op is worth on a target; nothing for those this player does not understand."""
    return 0.0


@op_worth.register
def _(op: ops.Hits, use: Use, target: EntityId) -> float:
    out = use.out
    foe = out.foes.get(target)
    if foe is None:
        return 0.0
    weapon = Weapon(use.source, 1, 1, op.rules)
    profile = attrs.evolve(out.scene.world.builds[use.hero].profiles[0], rules=())
    attack = Attack(use.hero, target, profile, weapon, melee=False)
    return assault(out, [make_salvo(out.scene, attack, 0, auto=max(1, op.count))], foe)


@op_worth.register
def _(op: ops.TestMorale, use: Use, target: EntityId) -> float:
    foe = use.out.foes.get(target)
    if foe is None:
        return 0.0
    large = op.large is not None and tough_of_unit(use.out.scene, target) >= LARGE
    modifier = op.large if large and op.large is not None else op.modifier
    return fright(use.out, foe, modifier=modifier)


@op_worth.register
def _(op: ops.Restore, use: Use, target: EntityId) -> float:
    world = use.out.scene.world
    if target not in world.heroes:
        return 0.0
    if "diseased" in world.plights[target].conditions and use.source != MED_KIT:
        return 0.0
    weights = use.out.weights
    if world.statuses[target].down:
        return weights.revive + op.wounds * weights.wound if op.revive else 0.0
    taken = world.bodies[world.squads[target].members[0]].wounds
    left = use.out.left(target)
    return weights.wound * min(op.wounds, taken) * (1.4 if left <= taken else 1.0)


@op_worth.register
def _(op: ops.FirstAid, use: Use, target: EntityId) -> float:
    return use.out.weights.revive if use.out.scene.world.statuses[target].down else 0.0


@op_worth.register
def _(op: ops.Power, use: Use, target: EntityId) -> float:
    vigor = use.out.scene.world.vigor[target]
    return max(0, min(op.count, vigor.most + op.over - vigor.power)) * use.out.power_worth


@op_worth.register
def _(op: ops.Tokens, use: Use, target: EntityId) -> float:
    spare = 6 - use.out.scene.world.arcana[target].tokens
    return min(op.count, spare) * 5.0 if use.out.foes and op.count > 0 else 0.0


@op_worth.register
def _(op: ops.Cure, use: Use, target: EntityId) -> float:
    return 8.0 * len(use.out.scene.world.plights[target].conditions)


@op_worth.register
def _(op: ops.Steady, use: Use, target: EntityId) -> float:
    status = use.out.scene.world.statuses[target]
    return (16.0 if not status.activated else 8.0) if status.shaken else 0.0


@op_worth.register
def _(op: ops.Calm, use: Use, target: EntityId) -> float:
    world = use.out.scene.world
    if world.statuses[target].shaken:
        return 14.0
    return 7.0 if target in world.plights and world.plights[target].conditions else 0.0


@op_worth.register
def _(op: ops.Mend, use: Use, target: EntityId) -> float:
    row, markers = use.out.scene.world.objectives[target], use.out.weights.marker
    return markers[min(row.damage, len(markers)) - 1] if row.damage else 0.0


@op_worth.register
def _(op: ops.Strike, use: Use, target: EntityId) -> float:
    foe = use.out.foes.get(target)
    if foe is None:
        return 0.0
    return 0.7 * assault(use.out, melee_strikes(use.out, use.hero, foe, charging=False), foe)


@op_worth.register
def _(op: ops.Modify, use: Use, target: EntityId) -> float:
    foe = use.out.foes.get(target)
    if foe is not None:
        return _hinders(op, foe.activated or foe.shaken, foe.worth)
    if target == use.hero:
        return _helps_me(op, use)
    return _helps(op, use, target)


def _hinders(op: ops.Modify, late: bool, worth: float) -> float:
    if op.stat is Stat.LAST:
        return 0.0 if late else 0.04 * worth
    return 1.5 if op.stat is Stat.RUSH else 0.0


def _helps_me(op: ops.Modify, use: Use) -> float:
    """What a modifier does for one's own plans."""
    wound = use.out.weights.wound
    match op.stat:
        case Stat.HIT_SHOOTING | Stat.AP_SHOOTING | Stat.PIERCING_EYE:
            aimed = use.holds or op.until != "aim"
            return 0.25 * op.value * use.shoots if aimed else 0.0
        case Stat.HIT_MELEE | Stat.ATTACKS_MELEE | Stat.BACKSTAB | Stat.FURIOUS:
            return 0.3 * max(0.0, use.charges)
        case Stat.HIT | Stat.AP:
            return 0.3 * op.value * max(use.shoots, use.charges)
        case Stat.BLOCK:
            return 0.2 * wound * use.danger
        case Stat.BE_HIT:
            return 0.2 * wound * use.danger
        case Stat.HIDDEN:
            idle = not use.shoots and not use.charges
            return 0.5 * wound * use.danger if idle else 0.0
        case Stat.SCAVENGE:
            return 1.0 if use.out.scene.world.caches else 0.0
        case Stat.CAST:
            return 1.0 if use.out.foes else 0.0
        case _:
            return 0.0


def _helps(op: ops.Modify, use: Use, friend: EntityId) -> float:
    """What a modifier does for a comrade who may still act."""
    waiting = not use.out.scene.world.statuses[friend].activated
    engaged = any(
        use.out.gap(foe.mask, use.out.scene.mask(friend)) <= 36 for foe in use.out.foes.values()
    )
    match op.stat:
        case Stat.HIT | Stat.AP:
            return 3.0 * op.value if waiting and engaged else 0.0
        case Stat.BE_HIT | Stat.BLOCK:
            return 3.0 if engaged else 0.0
        case Stat.TEST:
            return 0.6 if waiting else 0.0
        case _:
            return 0.0
