"""What gear is worth to a hero, in points over the waves to come."""

from functools import lru_cache

import attrs

from starquest.content.build import weapon_of
from starquest.content.items import GearDef
from starquest.engine.attack.chances import unblocked
from starquest.engine.attack.salvo import BEST, WORST, clamp
from starquest.engine.attack.volley import SIX
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_rules
from starquest.model.ids import EntityId
from starquest.model.profile import RuleRef, Weapon
from starquest.play.bots.greedy.outlook import Outlook

HORIZON = 4
"""How many waves ahead gear is thought to serve."""
SHOTS, STRIKES = 4.0, 2.0
"""How often a hero shoots and strikes in a wave."""
HURT = 8.0
"""How many hits a hero takes in a wave."""
REGENERATED = 1 / 3
LAST_CREDIT = 0.02
"""What is left of a credit's worth in the last shop."""
PERKS = {
    "stealth": 3.0, "fast": 4.0, "flying": 3.0, "fearless": 2.0, "strider": 1.5, "encumbered": -4.0,
}  # fmt: skip
"""What some rules are worth in a wave, in points."""
POWER, SEARCH, MAGIC, AIM = 4.0, 3.0, 8.0, 0.1


@attrs.frozen
class Mark:
    """A typical enemy."""

    defense: int
    tough: int
    models: int
    points: float
    """For each wound."""


MARKS = (Mark(5, 1, 3, 10.0), Mark(4, 3, 1, 16.0), Mark(4, 9, 1, 16.0))


def waves_ahead(out: Outlook) -> int:
    """How many waves gear bought now will serve."""
    return max(0, min(HORIZON, out.scene.catalog.quest.waves.last - out.quest.wave))


def credit_worth(out: Outlook) -> float:
    """What a credit is worth that is kept: the less, the fewer shops are to come."""
    visits = out.scene.catalog.quest.waves.last - out.quest.wave - 1
    return out.weights.credit * max(LAST_CREDIT, min(1.0, visits / HORIZON))


@lru_cache(maxsize=1024)
def blow(weapon: Weapon, quality: int) -> float:
    """What one attack with a weapon is worth against typical enemies, in points."""
    return sum([_against(weapon, quality, mark) for mark in MARKS]) / len(MARKS)


def _against(weapon: Weapon, quality: int, mark: Mark) -> float:
    arms = kit_of_rules(weapon.rules)
    need = BEST if _has(weapon.rules, "reliable") else quality
    hits = weapon.attacks * (SIX + 1 - need + _has(weapon.rules, "surge")) / SIX
    piercing = sum(rule.value for rule in weapon.rules if rule.name == "ap")
    through = unblocked(clamp(mark.defense + piercing), rerolls=_has(weapon.rules, "bane"))
    if _has(weapon.rules, "rending"):
        through += (unblocked(WORST, rerolls=False) - through) / 3
    wounds = min(arms.best(Rule.deadly, 1), mark.tough) * min(arms.best(Rule.blast, 1), mark.models)
    return hits * through * wounds * mark.points


def _has(rules: tuple[RuleRef, ...], name: str) -> bool:
    return any(rule.name == name for rule in rules)


def arm(out: Outlook, hero: EntityId, name: str) -> float:
    """What a weapon is worth to a hero in one wave."""
    if not name:
        return 0.0
    weapon = weapon_of(out.scene.catalog.weapons[name])
    worth = blow(weapon, out.world.heroes[hero].base.quality)
    return STRIKES * worth if weapon.melee else SHOTS * worth * min(1.0, 0.4 + weapon.range / 40)


def wear(out: Outlook, hero: EntityId, name: str) -> float:
    """What armour, a shield or an upgrade is worth to a hero in one wave."""
    gear = out.scene.catalog.gear[name]
    value = out.weights.wound * HURT * _saved(out, hero, gear)
    value += (
        POWER * gear.power + SEARCH * gear.search + MAGIC * sum(rule.value for rule in gear.raises)
    )
    value += sum(PERKS.get(rule.name, 0.0) for rule in gear.rules)
    aim = AIM * arm(out, hero, out.world.packs[hero].ranged)
    return value + aim if gear.ranged_rules else value


def _saved(out: Outlook, hero: EntityId, gear: GearDef) -> float:
    """The share of hits that no longer hurt; armour takes the place of armour."""
    bare = out.world.heroes[hero].base.defense
    now = bare if gear.slot == "armour" else out.scene.kit(hero).defense
    then = max(BEST, now - gear.defense - _has(gear.rules, "shielded"))
    before, after = unblocked(clamp(now), rerolls=False), unblocked(clamp(then), rerolls=False)
    return before - after + REGENERATED * after * _has(gear.rules, "regeneration")
