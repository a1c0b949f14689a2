"""What gear is worth to a hero, in points over the waves to come."""

import attrs

from starquest.content.build import weapon_of
from starquest.engine.chances import unblocked
from starquest.engine.kit import kit_of_rules
from starquest.engine.salvo import clamp
from starquest.engine.volley import SIX
from starquest.model.ids import EntityId
from starquest.model.profile import RuleRef, Weapon
from starquest.play.bots.greedy_outlook import Outlook

HORIZON = 4
"""How many waves ahead gear is thought to serve."""
LAST_WAVE = 10
SHOTS = 4.0
"""How often a hero shoots in a wave."""
STRIKES = 2.0
"""How often it strikes in melee."""
HURT = 8.0
"""How many unblocked wounds a hero in the open is dealt in a wave."""


@attrs.frozen
class Mark:
    """A typical enemy: its Defense, its Tough, its models, its points for a wound."""

    defense: int
    tough: int
    models: int
    points: float


MARKS = (Mark(5, 1, 3, 10.0), Mark(4, 3, 1, 16.0), Mark(4, 9, 1, 16.0))


def waves_ahead(out: Outlook) -> int:
    """How many waves gear bought now will serve."""
    return max(0, min(HORIZON, LAST_WAVE - out.quest.wave))


def blow(weapon: Weapon, quality: int) -> float:
    """What one attack with a weapon is worth against typical enemies, in points."""
    return sum([_against(weapon, quality, mark) for mark in MARKS]) / len(MARKS)


def _against(weapon: Weapon, quality: int, mark: Mark) -> float:
    rules = kit_of_rules(weapon.rules)
    need = 2 if _has(weapon.rules, "reliable") else quality
    hits = weapon.attacks * (SIX + 1 - need) / SIX
    hits += weapon.attacks / SIX * _has(weapon.rules, "surge")
    piercing = sum(rule.value for rule in weapon.rules if rule.name == "ap")
    through = unblocked(clamp(mark.defense + piercing), rerolls=_has(weapon.rules, "bane"))
    if _has(weapon.rules, "rending"):
        through += (unblocked(6, rerolls=False) - through) / 3
    wounds = min(rules.best("deadly", 1), mark.tough) * min(rules.best("blast", 1), mark.models)
    return hits * through * wounds * mark.points


def _has(rules: tuple[RuleRef, ...], name: str) -> bool:
    return any(rule.name == name for rule in rules)


def arm(out: Outlook, hero: EntityId, name: str) -> float:
    """What a weapon is worth to a hero in one wave."""
    if not name:
        return 0.0
    weapon = weapon_of(out.scene.lore.weapons[name])
    worth = blow(weapon, out.scene.world.heroes[hero].base.quality)
    if weapon.melee:
        return STRIKES * worth
    return SHOTS * worth * min(1.0, 0.4 + weapon.range / 40)


def wear(out: Outlook, hero: EntityId, name: str) -> float:
    """What armour, a shield or an upgrade is worth to a hero in one wave."""
    gear = out.scene.lore.gear[name]
    defense = out.scene.kit(hero).defense
    better = gear.defense + _has(gear.rules, "shielded")
    now, then = clamp(defense), clamp(max(2, defense - better))
    saved = HURT * (unblocked(now, rerolls=False) - unblocked(then, rerolls=False))
    if _has(gear.rules, "regeneration"):
        saved += HURT * unblocked(now, rerolls=False) / 3
    if _has(gear.rules, "stealth"):
        saved += 0.5
    value = saved * out.weights.wound
    value += 4.0 * gear.power + 3.0 * gear.search + 8.0 * gear.caster
    value += 4.0 * _has(gear.rules, "fast") + 3.0 * _has(gear.rules, "flying")
    value -= 4.0 * _has(gear.rules, "encumbered")
    if gear.scope:
        value += 0.1 * arm(out, hero, out.scene.world.packs[hero].ranged)
    return value
