"""What the ops of skills, spells, items and feats are worth on one target."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import attrs

from starquest.content import ops
from starquest.content.ops import Op
from starquest.engine.actions.spell_tokens import MOST
from starquest.engine.attack.salvo import make_salvo
from starquest.engine.attack.wounds import tough_of_unit
from starquest.engine.circumstances import Attack
from starquest.engine.memo import Memo
from starquest.engine.modes.quest.effects.heroes import heals
from starquest.model.ids import EntityId
from starquest.model.profile import Profile, RuleRef, Weapon
from starquest.play.bots.greedy.attack_values import assault, forced_fright
from starquest.play.bots.greedy.attacks import strikes
from starquest.play.bots.greedy.goals import marker_worth
from starquest.play.bots.greedy.hindering import drained, shoved, unspelled
from starquest.play.bots.greedy.modifiers import SHAKEN, Use, boon, lent

LARGE = 9
WEAKLY = 0.7
"""What a strike at -1 comes to."""
TOKEN = 5.0


def worth_of(listed: tuple[Op, ...], use: Use, target: EntityId) -> float:
    """What all ops of a use are worth on one target."""
    return sum([op_worth(op, use, target) for op in listed])


def op_worth(op: Op, use: Use, target: EntityId) -> float:
    """What an op is worth on a target; nothing if this player does not understand it."""
    rate = _WORTH.get(type(op))
    return rate(op, use, target) if rate else 0.0


def _hits(op: ops.Hits, use: Use, target: EntityId) -> float:
    out, foe = use.out, use.out.foes.get(target)
    if foe is None:
        return 0.0
    profile = _plain(out.world.builds[use.hero].profiles[0])
    weapon = _blow(use.source, op.rules)
    attack = Attack(use.hero, target, profile, weapon, melee=False, automatic=True)
    return assault(out, [make_salvo(out.scene, attack, 0, auto=max(1, op.count))], foe)


_plain: Memo[Profile, Profile] = Memo(lambda profile: attrs.evolve(profile, rules=()))
"""Somebody without special rules."""


@lru_cache(maxsize=256)
def _blow(source: str, rules: tuple[RuleRef, ...]) -> Weapon:
    """What deals the hits of a use."""
    return Weapon(source, 1, 1, rules)


def _morale(op: ops.TestMorale, use: Use, target: EntityId) -> float:
    foe, modifier = use.out.foes.get(target), op.modifier
    if foe is None:
        return 0.0
    if op.large is not None and tough_of_unit(use.out.scene, target) >= LARGE:
        modifier = op.large
    return forced_fright(use.out, foe, modifier)


def _restore(op: ops.Restore, use: Use, target: EntityId) -> float:
    world, weights = use.out.world, use.out.weights
    ailments = world.ailments.get(target)
    if ailments is None or not (op.thorough or heals(use.out.scene, target)):
        return 0.0
    if world.statuses[target].down:
        return weights.revive + op.wounds * weights.wound if op.revive else 0.0
    taken = world.bodies[world.squads[target].members[0]].wounds
    urgent = 1.4 if use.out.left(target) <= taken else 1.0
    return weights.wound * min(op.wounds, taken) * urgent


def _first_aid(_op: ops.StandUp, use: Use, target: EntityId) -> float:
    return use.out.weights.revive if use.out.world.statuses[target].down else 0.0


def _power(op: ops.ChangePower, use: Use, target: EntityId) -> float:
    pool = use.out.world.powers[target]
    return max(0, min(op.count, pool.most + op.over - pool.left)) * use.out.power_worth


def _tokens(op: ops.Tokens, use: Use, target: EntityId) -> float:
    if op.count < 0:
        return drained(use.out, target, -op.count)
    room = MOST - use.out.world.spell_tokens[target].tokens
    return max(0, min(op.count, room)) * TOKEN if use.out.foes else 0.0


def _cure(_op: ops.Cure, use: Use, target: EntityId) -> float:
    return use.out.weights.ailment * len(use.out.world.ailments[target].conditions)


def _steady(_op: ops.Steady, use: Use, target: EntityId) -> float:
    status = use.out.world.statuses[target]
    return (SHAKEN / 2 if status.activated else SHAKEN) if status.shaken else 0.0


def _calm(_op: ops.Calm, use: Use, target: EntityId) -> float:
    ailments = use.out.world.ailments.get(target)
    if use.out.world.statuses[target].shaken:
        return SHAKEN
    return use.out.weights.ailment if ailments is not None and ailments.conditions else 0.0


def _mend(_op: ops.Mend, use: Use, target: EntityId) -> float:
    damage = use.out.world.objectives[target].damage
    return marker_worth(use.out, damage - 1) if damage else 0.0


def _strike(_op: ops.ExtraStrike, use: Use, target: EntityId) -> float:
    foe = use.out.foes.get(target)
    if foe is None:
        return 0.0
    return WEAKLY * assault(use.out, strikes(use.out, use.hero, foe, charging=False), foe)


def _shift(op: ops.Shift, use: Use, target: EntityId) -> float:
    """What moving an enemy is worth; one's own are moved by `shifts`."""
    foe = use.out.foes.get(target)
    return shoved(use.out, foe, op.inches) if foe else 0.0


_WORTH: dict[type, Callable[[Any, Use, EntityId], float]] = {
    ops.Hits: _hits,
    ops.TestMorale: _morale,
    ops.Restore: _restore,
    ops.StandUp: _first_aid,
    ops.ChangePower: _power,
    ops.Tokens: _tokens,
    ops.Cure: _cure,
    ops.Steady: _steady,
    ops.Calm: _calm,
    ops.Mend: _mend,
    ops.ExtraStrike: _strike,
    ops.Dispel: lambda _, use, target: unspelled(use.out, target),
    ops.Shift: _shift,
    ops.Modify: boon,
    ops.Grant: lent,
}
