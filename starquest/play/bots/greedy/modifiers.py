"""What temporary modifiers are worth to the plans of the party."""

import attrs

from starquest.content import ops
from starquest.engine.attack.volley import SIX
from starquest.engine.attack.wounds import tough_of_unit
from starquest.engine.hooks import Rule
from starquest.engine.kit import Kit, kit_of_rules
from starquest.model.ids import EntityId
from starquest.model.modifier import Stat, Until
from starquest.play.bots.greedy.fighting import watched_shot
from starquest.play.bots.greedy.hindering import slowed
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.threat import threat_to

GUNNERY = (Stat.HIT_SHOOTING, Stat.AP_SHOOTING)
BRAWLING = (Stat.HIT_MELEE, Stat.ATTACKS_MELEE)
GUARDING = (Stat.BLOCK, Stat.BE_HIT)
BOTH = (Stat.HIT, Stat.AP)
GAIN = 0.28
"""How much better an attack gets by one point."""
SAVED = 0.2
"""The share of the wounds to expect that one point spares."""
ENGAGED = 36
"""How near an enemy makes a comrade busy, in half-inches."""
FRIENDLY, LITTLE = 3.0, 0.6
SHAKEN = 16.0
"""A hero that need not spend its next activation idle."""
SPELL = 5.0
"""What a spell does for each token it takes."""
FIRST_BLOW = 0.6
"""The share of the wounds to expect that the next attack deals."""
SOON = 12
"""How far from where it can be looked under a token is that is soon reached, in inches."""
FOUND = 0.5
"""How much better the better of two dice for a search token is."""


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
    gain: float = 0.0
    """What the planned main action brings over staying idle."""


def boon(op: ops.Modify, use: Use, target: EntityId) -> float:
    """What a modifier is worth on a target."""
    if target in use.out.foes:
        return _hinders(op, use, target)
    return _helps_me(op, use) if target == use.hero else _helps(op, use, target)


def _hinders(op: ops.Modify, use: Use, target: EntityId) -> float:
    if op.stat is not Stat.RUSH:
        return 0.0
    return slowed(use.out, use.out.foes[target], use.out.scene.table.length(-op.value))


def _helps_me(op: ops.Modify, use: Use) -> float:
    """What a modifier does for one's own plans."""
    charges = max(0.0, use.charges)
    if op.stat in GUNNERY:
        return GAIN * op.value * use.shoots if use.holds or op.until is not Until.AIM else 0.0
    if op.stat in BRAWLING:
        return GAIN * charges
    if op.stat in BOTH:
        return GAIN * op.value * max(use.shoots, charges)
    if op.stat in GUARDING:
        return _guarded(use, use.hero)
    if op.stat is Stat.CAST:
        return SPELL * use.out.world.spell_tokens[use.hero].tokens / SIX
    return _steadies(op, use, use.hero) if op.stat is Stat.MORALE else 0.0


def lent(op: ops.Grant, use: Use, target: EntityId) -> float:
    """What a rule for a time is worth on a target: by the hooks it uses."""
    rule, foe = kit_of_rules((op.rule,)), use.out.foes.get(target)
    if foe is not None:
        idle = foe.activated or foe.shaken or not rule.any(Rule.acts_last)
        return 0.0 if idle else 0.04 * foe.worth
    if rule.any(Rule.passes_morale):
        return SHAKEN * _tests(use, target) * _fails(use, target)
    if target == use.hero:
        return _lent_to_me(rule, use)
    return _stood_before(use, target) if rule.on(Rule.bodyguard) else 0.0


def _lent_to_me(rule: Kit, use: Use) -> float:
    charges = max(0.0, use.charges)
    if rule.on(Rule.ignores_cover):
        return GAIN * use.shoots
    if rule.on(Rule.extra_hits) or rule.on(Rule.piercing):
        return GAIN * charges
    if rule.on(Rule.on_enemy_moved):
        return 0.0 if _is_lent(use) else watched_shot(use.out, use.hero) - max(0.0, use.gain)
    if rule.best(Rule.hides) and not use.shoots and not charges:
        return 0.5 * use.out.weights.wound * use.danger
    return _searched(use) if rule.any(Rule.searches_twice) else 0.0


def _searched(use: Use) -> float:
    """What the better of two dice is worth, once, with a token to be looked under soon."""
    out, discover = use.out, use.out.scene.catalog.quest.hero.discover
    near = out.zone(out.cell(use.hero), discover + SOON)
    if out.scene.kit(use.hero).any(Rule.searches_twice) or _is_lent(use):
        return 0.0
    tokens = out.world.search_tokens.values()
    return FOUND * out.weights.token if any(near >> t.cell & 1 for t in tokens) else 0.0


def _is_lent(use: Use) -> bool:
    borne = use.out.world.effects[use.hero].modifiers
    return any(modifier.source == use.source for modifier in borne)


def danger_of(use: Use, friend: EntityId) -> float:
    """The wounds to expect where a friend is."""
    if friend == use.hero:
        return use.danger
    return use.out.keep(("danger", friend), _danger, use.out, friend)


def _danger(out: Outlook, friend: EntityId) -> float:
    mask = out.scene.mask(friend)
    (wounds,) = threat_to(out, friend).wounds(mask)
    return wounds


def _stood_before(use: Use, friend: EntityId) -> float:
    """What it is worth to take the wounds of the next attack on a friend."""
    out, mine, theirs = use.out, threat_to(use.out, use.hero), threat_to(use.out, friend)
    danger = danger_of(use, friend)
    blow = FIRST_BLOW * danger
    spared = theirs.cost(danger) - theirs.cost(danger - blow)
    return spared - mine.cost(use.danger + blow) + mine.cost(use.danger) if out.foes else 0.0


def _guarded(use: Use, hero: EntityId) -> float:
    """What it is worth that fewer of the wounds to expect get through."""
    threat, danger = threat_to(use.out, hero), danger_of(use, hero)
    return threat.cost(danger) - threat.cost((1 - SAVED) * danger)


def _tests(use: Use, hero: EntityId) -> float:
    """How likely a hero has to test morale."""
    out, danger = use.out, danger_of(use, hero) if use.out.foes else 0.0
    left = out.left(hero)
    spare = left - tough_of_unit(out.scene, hero) / 2
    return min(1.0, danger / max(1.0, spare))


def _fails(use: Use, hero: EntityId) -> float:
    return (use.out.world.builds[hero].profiles[0].quality - 1) / SIX


def _steadies(op: ops.Modify, use: Use, hero: EntityId) -> float:
    """What a better morale is worth."""
    return SHAKEN * op.value / SIX * _tests(use, hero)


def _helps(op: ops.Modify, use: Use, friend: EntityId) -> float:
    """What a modifier does for a comrade."""
    out, waiting = use.out, not use.out.world.statuses[friend].activated
    mask = out.scene.mask(friend)
    engaged = any(out.gap(foe.mask, mask) <= ENGAGED for foe in out.foes.values())
    if op.stat in BOTH:
        return FRIENDLY * op.value if waiting and engaged else 0.0
    if op.stat in GUARDING:
        return _guarded(use, friend) if engaged else 0.0
    if op.stat is Stat.MORALE:
        return _steadies(op, use, friend) if engaged else 0.0
    return LITTLE if op.stat is Stat.TEST and waiting else 0.0
