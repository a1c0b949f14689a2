"""Whom to attack: from where an enemy can be shot, what a shot or a charge is worth."""

from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import FAR, ranged_salvos, reach_of
from starquest.engine.attack.salvo import cover_of
from starquest.engine.board.bits import cells_of
from starquest.engine.circumstances import Cover
from starquest.engine.minds.kinds import Kind
from starquest.engine.options import Options
from starquest.model.command import Command, Shoot
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy.attack_values import assault, fright, mean_wounds
from starquest.play.bots.greedy.attacks import guns, shots, strikes, suffered
from starquest.play.bots.greedy.outlook import Foe, Outlook

Rated = tuple[float, Command]
"""A command and what it is worth."""

UNARMED = -10.0
BEATEN = 4.0
"""What it costs to come off worse in a melee."""
RISKED = 0.4
WATCHED = 0.7
"""How likely an enemy that comes nearer ends its move in range and in sight."""
TIRED = 0.6
"""How much less an enemy's charge does once it has struck back."""


def shooting_board(out: Outlook, hero: EntityId, foe: Foe, board: int) -> int:
    """Of some cells those from which a hero could shoot an enemy."""
    scene, found, length = out.scene, 0, out.keep(("guns", hero), _gun_reach, out, hero)
    if length >= 0:
        for cell in cells_of(foe.mask):
            if near := scene.field.bits.disc(cell, length) & board:
                found |= near & scene.visible(cell)
    return found


def _gun_reach(out: Outlook, hero: EntityId) -> int:
    """How far a hero shoots; below nothing without a gun."""
    return max([reach_of(out.scene, hero, weapon) for weapon in guns(out, hero)], default=-1)


def rough_shot(out: Outlook, hero: EntityId, foe: Foe) -> float:
    """What shooting an enemy in the open is worth."""
    return _shot(out, hero, foe, moved=True, far=False, cover=Cover.NONE)


def _shot(out: Outlook, hero: EntityId, foe: Foe, *, moved: bool, far: bool, cover: Cover) -> float:
    key = ("shot", hero, foe.unit, moved, far, cover)
    return out.keep(key, _fired_at, out, hero, foe, moved=moved, far=far, cover=cover)


def _fired_at(
    out: Outlook, hero: EntityId, foe: Foe, *, moved: bool, far: bool, cover: Cover
) -> float:
    return assault(out, shots(out, hero, foe, moved=moved, far=far, cover=cover), foe)


def exact_shot(out: Outlook, hero: EntityId, foe: Foe, cell: Cell, *, moved: bool) -> float:
    """What shooting an enemy from a cell is worth."""
    far = not out.scene.within(1 << cell, foe.mask, FAR)
    cover = cover_of(out.scene, cell, foe.unit)
    return _shot(out, hero, foe, moved=moved, far=far, cover=cover)


def standing_shot(out: Outlook, act: Act) -> float:
    """What the best shot from where a hero stands is worth."""
    cell = out.cell(act.unit)
    near = [foe for foe in out.foes.values() if shooting_board(out, act.unit, foe, 1 << cell)]
    return max([exact_shot(out, act.unit, f, cell, moved=act.moved) for f in near], default=0.0)


def watched_shot(out: Outlook, hero: EntityId) -> float:
    """What shooting the first enemy is worth that ends a move in range."""
    length, mask = out.keep(("guns", hero), _gun_reach, out, hero), out.scene.mask(hero)
    coming = [
        _shot(out, hero, foe, moved=False, far=False, cover=Cover.NONE)
        for foe in out.foes.values()
        if not foe.activated and not foe.shaken and out.gap(foe.mask, mask) <= length + foe.rush
    ]
    return WATCHED * min(coming, default=0.0)


def best_shot(out: Outlook, act: Act, options: Options) -> Rated | None:
    """The most promising way to fire."""
    commands = [c for group in options.groups for c in group if isinstance(group[0], Shoot)]
    rated = [(_fired(out, act, c), c) for c in commands if isinstance(c, Shoot)]
    return max(rated, key=lambda pair: pair[0], default=None)


def _fired(out: Outlook, act: Act, command: Shoot) -> float:
    weapons, value = {weapon.id: weapon for weapon in weapons_of(out.scene, act.unit)}, 0.0
    for shot in command.shots:
        foe = out.foes.get(shot.target)
        if foe is not None:
            weapon = weapons[shot.weapon]
            salvos = ranged_salvos(out.scene, act.unit, weapon, shot.target, moved=act.moved)
            value += assault(out, salvos, foe)
    return value


def charge_worth(out: Outlook, hero: EntityId, foe: Foe) -> float:
    """What charging an enemy is worth: the blow, less what comes back."""
    salvos, weights = strikes(out, hero, foe), out.weights
    if not salvos:
        return UNARMED
    dealt = min(foe.left, sum([mean_wounds(s, s.guards[0], foe.left) for s in salvos]))
    back = suffered(out, foe, hero, melee=True, charging=False) * (1 - dealt / foe.left)
    value = assault(out, salvos, foe) - weights.wound * back
    value -= weights.down * max(0.0, back / max(1, out.left(hero)) - RISKED)
    value += 0.5 * fright(out, foe, foe.left - dealt) if dealt > back else -BEATEN
    return value + weights.wound * _spared(out, hero, foe)


def _spared(out: Outlook, hero: EntityId, foe: Foe) -> float:
    """The wounds an enemy no longer deals: who has struck back charges tired."""
    if foe.kind is Kind.SHOOTING or foe.activated or foe.shaken:
        return 0.0
    return TIRED * suffered(out, foe, hero, melee=True, charging=True)
