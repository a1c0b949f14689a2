"""Attacks: what a charge comes to, and the best shot at hand."""

from starquest.engine.armoury import ranged_salvos
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.horde.kinds import Kind
from starquest.engine.options import Options
from starquest.model.command import Command, Shoot
from starquest.model.ids import EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy_outlook import Foe, Outlook
from starquest.play.bots.greedy_worth import (
    assault,
    foe_wounds,
    fright,
    mean_wounds,
    melee_strikes,
)


def charge_worth(out: Outlook, hero: EntityId, foe: Foe) -> float:
    """What charging an enemy is worth: the blow, less what comes back."""
    salvos = melee_strikes(out, hero, foe)
    if not salvos:
        return -10.0
    dealt = min(foe.left, sum([mean_wounds(s, s.guards[0], foe.left) for s in salvos]))
    alive = max(0.0, 1 - dealt / foe.left)
    back = foe_wounds(out, foe, hero, melee=True, charging=False) * alive
    left = max(1, out.left(hero))
    weights = out.weights
    value = assault(out, salvos, foe) - weights.wound * back
    value -= weights.down * max(0.0, back / left - 0.4)
    if dealt > back:
        value += 0.5 * fright(out, foe, foe.left - dealt)
    else:
        value -= 4.0
    # who has struck back is tired, and its own charge is worth little for the rest of the round
    if foe.kind is not Kind.SHOOTING and not foe.activated and not foe.shaken:
        charge = foe_wounds(out, foe, hero, melee=True, charging=True)
        value += weights.wound * 0.6 * charge
    return value


def best_shot(out: Outlook, act: Act, options: Options) -> tuple[float, Command] | None:
    """The most promising way to fire."""
    best: tuple[float, Command] | None = None
    weapons = {weapon.id: weapon for weapon in weapons_of(out.scene, act.unit)}
    for group in options.groups:
        if not isinstance(group[0], Shoot):
            continue
        for command in group:
            if not isinstance(command, Shoot):
                continue
            value = 0.0
            for shot in command.shots:
                foe = out.foes.get(shot.target)
                if foe is None:
                    continue
                salvos = ranged_salvos(
                    out.scene, act.unit, weapons[shot.weapon], shot.target, moved=act.moved
                )
                value += assault(out, salvos, foe)
            if best is None or value > best[0]:
                best = value, command
    return best
