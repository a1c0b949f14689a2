"""Attacks as they would be rolled: a hero's shots and strikes, and what an enemy deals."""

from starquest.engine.attack.armoury import is_tired
from starquest.engine.attack.salvo import Salvo, make_salvo
from starquest.engine.circumstances import Attack, Cover
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_rules
from starquest.model.ids import EntityId
from starquest.model.modifier import Stat
from starquest.model.profile import Weapon
from starquest.play.bots.greedy.attack_values import mean_wounds
from starquest.play.bots.greedy.outlook import Foe, Outlook

BLASTING = 1.5
"""How many heroes a blast usually catches."""


def guns(out: Outlook, hero: EntityId) -> list[Weapon]:
    """A hero's ranged weapons."""
    return [weapon for weapon in out.world.builds[hero].profiles[0].weapons if not weapon.melee]


def shots(
    out: Outlook, hero: EntityId, foe: Foe, *, moved: bool, far: bool, cover: Cover
) -> list[Salvo]:
    """A hero's shooting at an enemy under given circumstances."""
    profile, found = out.world.builds[hero].profiles[0], list[Salvo]()
    for weapon in guns(out, hero):
        attack = Attack(
            hero, foe.unit, profile, weapon, melee=False, moved=moved, far=far, cover=cover
        )
        found.append(make_salvo(out.scene, attack, weapon.attacks))
    return found


def strikes(out: Outlook, hero: EntityId, foe: Foe, *, charging: bool = True) -> list[Salvo]:
    """A hero's melee against an enemy, once it gets there."""
    scene, profile = out.scene, out.world.builds[hero].profiles[0]
    tired, more = is_tired(scene, hero), scene.total(hero, Stat.ATTACKS_MELEE)
    found = []
    for weapon in profile.weapons:
        if weapon.melee:
            attack = Attack(
                hero, foe.unit, profile, weapon, melee=True, charging=charging, fatigued=tired
            )
            found.append(make_salvo(scene, attack, weapon.attacks + more))
    return found


def suffered(out: Outlook, foe: Foe, hero: EntityId, *, melee: bool, charging: bool) -> float:
    """The wounds an enemy deals a hero in the open: by its next attack, or striking back now."""
    key = ("suffered", foe.unit, hero, melee, charging)
    return out.keep(key, _suffered, out, foe, hero, melee=melee, charging=charging)


def _suffered(out: Outlook, foe: Foe, hero: EntityId, *, melee: bool, charging: bool) -> float:
    tired = foe.fatigued and not foe.activated if charging else foe.fatigued or foe.shaken
    total = 0.0
    for weapon in foe.profile.weapons:
        if weapon.melee == melee:
            attack = Attack(
                foe.unit, hero, foe.profile, weapon, melee=melee, charging=charging,
                moved=not melee, fatigued=tired,
            )  # fmt: skip
            salvo = make_salvo(out.scene, attack, weapon.attacks * foe.models)
            blast = BLASTING if kit_of_rules(weapon.rules).best(Rule.blast, 1) > 1 else 1.0
            total += mean_wounds(salvo, salvo.guards[0], out.left(hero)) * blast
    return total
