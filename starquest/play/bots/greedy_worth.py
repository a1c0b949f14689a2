"""What blows are worth: expected wounds, kills and frights, in points."""

from starquest.engine.attack import Attack, Cover
from starquest.engine.chances import kept, unblocked
from starquest.engine.kit import kit_of_rules
from starquest.engine.morale import lent_quality, morale_mods
from starquest.engine.odds import odds_of
from starquest.engine.salvo import Guard, Salvo, clamp, make_salvo
from starquest.engine.volley import SIX
from starquest.model.ids import EntityId
from starquest.model.modifier import Stat
from starquest.model.profile import Weapon
from starquest.model.step import MoraleCheck
from starquest.play.bots.greedy_outlook import Foe, Outlook

BLASTING = 1.5
"""How many heroes a blast usually catches."""


def mean_wounds(salvo: Salvo, guard: Guard, tough: int) -> float:
    """The wounds one unit may expect of a salvo, if all of it comes its way."""
    plain = unblocked(guard.need, rerolls=guard.rerolls)
    six = unblocked(guard.six_need, rerolls=guard.rerolls)
    each = kept(guard) * min(salvo.deadly, max(tough, 1))
    if salvo.auto:
        return salvo.auto * plain * each
    extra = sum([mod.value for mod in salvo.extra])
    hit = (SIX - salvo.need) / SIX * plain + (six + extra * plain) / SIX
    return salvo.dice * hit * each


def foe_wounds(out: Outlook, foe: Foe, hero: EntityId, *, melee: bool, charging: bool) -> float:
    """The wounds an enemy deals a hero in the open: by its next attack, or striking back now."""
    tired = foe.fatigued and not foe.activated if charging else foe.fatigued or foe.shaken
    total, tough = 0.0, out.left(hero)
    for weapon in foe.profile.weapons:
        if weapon.melee == melee:
            attack = Attack(
                foe.unit, hero, foe.profile, weapon, melee=melee, charging=charging,
                moved=not melee, fatigued=tired,
            )  # fmt: skip
            salvo = make_salvo(out.scene, attack, weapon.attacks * foe.models)
            blast = BLASTING if kit_of_rules(weapon.rules).best("blast", 1) > 1 else 1.0
            total += mean_wounds(salvo, salvo.guards[0], tough) * blast
    return total


def fails_morale(out: Outlook, unit: EntityId, modifier: int = 0) -> float:
    """The chance that an enemy fails a morale test now."""
    scene = out.scene
    if scene.granted(unit, Stat.COURAGE):
        return 0.0
    quality, _ = lent_quality(scene, unit)
    mods = morale_mods(scene, unit, MoraleCheck(unit, "", modifier))
    need = clamp(quality - sum([mod.value for mod in mods]))
    chance = 1.0 if scene.world.statuses[unit].shaken else (need - 1) / SIX
    saves = scene.kit(unit).best("saves_morale")
    return chance * (saves - 1) / SIX if saves else chance


def fright(out: Outlook, foe: Foe, left: float | None = None, modifier: int = 0) -> float:
    """What a morale test of an enemy is worth; a Shaken one that fails is gone."""
    points = foe.per_wound * (foe.left if left is None else left)
    chance = fails_morale(out, foe.unit, modifier)
    if foe.shaken:
        return chance * (points + out.weights.kill)
    return chance * out.weights.fright * points


def assault(out: Outlook, salvos: list[Salvo], foe: Foe) -> float:
    """What an attack on an enemy is worth: its wounds, its end, its fright; others in a blast."""
    if not salvos:
        return 0.0
    found, weights = odds_of(out.scene, salvos, foe.unit), out.weights
    value = weights.partial * foe.per_wound * found.expected_wounds
    value += found.destroyed * ((1 - weights.partial) * foe.worth + weights.kill)
    halved = 0.0
    for count, chance in enumerate(found.wounds):
        if 0 < count < foe.left and 2 * (foe.left - count) <= foe.most:
            halved += chance * (foe.left - count)
    if halved:
        value += fright(out, foe, halved)
    for salvo in salvos:
        value += _splash(out, salvo)
    return value


def _splash(out: Outlook, salvo: Salvo) -> float:
    """What the others a blast reaches suffer."""
    value = 0.0
    for guard in salvo.guards[1:]:
        other = out.foes.get(guard.unit)
        if other is not None:
            share = mean_wounds(salvo, guard, 1) * salvo.multiplier / len(salvo.guards)
            value += other.per_wound * min(share, other.left)
    return value


def shot_salvos(
    out: Outlook, hero: EntityId, foe: Foe, *, moved: bool, far: bool, cover: Cover
) -> list[Salvo]:
    """A hero's shooting at an enemy under given circumstances."""
    profile = out.scene.world.builds[hero].profiles[0]
    return [
        make_salvo(
            out.scene,
            Attack(hero, foe.unit, profile, weapon, False, False, moved, False, far, cover),
            weapon.attacks,
        )
        for weapon in profile.weapons
        if not weapon.melee
    ]


def melee_strikes(out: Outlook, hero: EntityId, foe: Foe, *, charging: bool = True) -> list[Salvo]:
    """A hero's melee against an enemy, once it gets there."""
    scene = out.scene
    profile, status = scene.world.builds[hero].profiles[0], scene.world.statuses[hero]
    tired = status.shaken or (status.fatigued and not scene.granted(hero, Stat.TIRELESS))
    more = scene.total(hero, Stat.ATTACKS_MELEE)
    return [
        make_salvo(
            scene,
            Attack(hero, foe.unit, profile, weapon, melee=True, charging=charging, fatigued=tired),
            weapon.attacks + more,
        )
        for weapon in profile.weapons
        if weapon.melee
    ]
