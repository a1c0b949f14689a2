"""What attacks and frights are worth, in points."""

from starquest.engine.attack.chances import Chances, kept, unblocked
from starquest.engine.attack.morale import lent_quality, morale_mods
from starquest.engine.attack.salvo import Guard, Salvo, clamp
from starquest.engine.attack.volley import SIX
from starquest.engine.hooks import Rule
from starquest.engine.odds import harm_of
from starquest.model.ids import EntityId
from starquest.model.step import MoraleCheck
from starquest.play.bots.greedy.outlook import Foe, Outlook


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


def fails_morale(out: Outlook, unit: EntityId, modifier: int = 0) -> float:
    """The chance that an enemy fails a morale test now."""
    return out.keep(("morale", unit, modifier), _fails_morale, out, unit, modifier)


def _fails_morale(out: Outlook, unit: EntityId, modifier: int) -> float:
    scene = out.scene
    if scene.kit(unit).any(Rule.passes_morale):
        return 0.0
    quality, _ = lent_quality(scene, unit)
    mods = morale_mods(scene, unit, MoraleCheck(unit, "", modifier))
    need = clamp(quality - sum([mod.value for mod in mods]))
    chance = 1.0 if out.world.statuses[unit].shaken else (need - 1) / SIX
    saves = scene.kit(unit).best(Rule.saves_morale)
    return chance * (saves - 1) / SIX if saves else chance


def fright(out: Outlook, foe: Foe, left: float | None = None) -> float:
    """What a morale test of an enemy is worth; a Shaken one that fails is gone."""
    points = foe.per_wound * (foe.left if left is None else left)
    if foe.shaken:
        return fails_morale(out, foe.unit) * (points + out.weights.kill)
    return fails_morale(out, foe.unit) * out.weights.fright * points


def forced_fright(out: Outlook, foe: Foe, modifier: int) -> float:
    """What it is worth to force a morale test on an enemy: it may be Shaken by it, never gone."""
    if foe.shaken:
        return 0.0
    return fails_morale(out, foe.unit, modifier) * out.weights.fright * foe.per_wound * foe.left


def assault(out: Outlook, salvos: list[Salvo], foe: Foe) -> float:
    """What an attack on an enemy is worth: its wounds, its end, its fright, others in a blast."""
    if not salvos:
        return 0.0
    (wounds, killed), weights = harm_of(out.scene, salvos, foe.unit), out.weights
    expected = sum([count * chance for count, chance in enumerate(wounds)])
    value = weights.partial * foe.per_wound * expected
    value += killed[-1] * ((1 - weights.partial) * foe.worth + weights.kill)
    halved = _halved(wounds, foe)
    value += fright(out, foe, halved) if halved else 0.0
    return value + sum([_splash(out, salvo) for salvo in salvos if len(salvo.guards) > 1])


def _halved(wounds: Chances, foe: Foe) -> float:
    """What may be expected to be left of an enemy that has to test morale."""
    return sum(
        [
            chance * (foe.left - count)
            for count, chance in enumerate(wounds)
            if 0 < count < foe.left and 2 * (foe.left - count) <= foe.most
        ]
    )


def _splash(out: Outlook, salvo: Salvo) -> float:
    """What the others a blast reaches suffer."""
    value, share = 0.0, salvo.multiplier / len(salvo.guards)
    for guard in salvo.guards[1:]:
        other = out.foes.get(guard.unit)
        if other is not None:
            wounds = mean_wounds(salvo, guard, other.left) * share
            value += other.per_wound * min(wounds, other.left)
    return value
