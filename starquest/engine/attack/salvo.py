"""A salvo: everything that is settled about one weapon's attack before a die is rolled.

The special rules are asked here, once. Rolling (`volley`) and exact odds (`odds`) both start from
the salvo, so they can never disagree about a modifier.
"""

from collections.abc import Callable
from typing import NamedTuple

import attrs

from starquest.engine.board.bits import cells_of
from starquest.engine.circumstances import Attack, Cover
from starquest.engine.hooks import Rule
from starquest.engine.kit import NO_KIT, Kit, kit_of_attack, kit_of_rules
from starquest.engine.scene import Scene
from starquest.engine.steadied import is_steadied
from starquest.model.change import changed
from starquest.model.component import Effects
from starquest.model.event import Mod
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId
from starquest.model.modifier import Modifier, Stat, Until

BEST, WORST = 2, 6
BUSY = 3
"""How near another unit must be for an attack to be flanked, in inches."""
COVER = 1
"""What cover adds to block rolls."""
NONE = Effects()
"""What nobody bears who is not on the table."""


def clamp(need: int) -> int:
    """An unmodified 6 always succeeds, an unmodified 1 never."""
    return BEST if need < BEST else min(need, WORST)


@frozen
class Guard:
    """How one unit defends against a salvo."""

    unit: EntityId
    base: int
    need: int
    mods: tuple[Mod, ...]
    six_need: int
    six_mods: tuple[Mod, ...]
    """The same for the hits of unmodified sixes."""
    rerolls: bool
    ignore: int
    """The die from which a wound is ignored; 0 for never."""
    ignore_source: str


@frozen
class Salvo:
    """The dice of one weapon type at one unit, and what they will mean."""

    attack: Attack
    dice: int
    base: int
    need: int
    mods: tuple[Mod, ...]
    extra: tuple[Mod, ...]
    """Hits each unmodified six adds."""
    multiplier: int
    deadly: int
    guards: tuple[Guard, ...]
    """The target first, then whoever shares a blast."""
    auto: int = 0
    """Hits that need no roll."""
    steadied: bool = False
    """Whether one die stands for all that are rolled at once."""


_MOST = 4096
_MADE: dict[tuple[object, ...], tuple[Salvo, tuple[object, ...]]] = {}
"""Salvos by everything they are made from, and the rows they were made from."""
_ALIKE: dict[tuple[object, ...], tuple[Salvo, tuple[object, ...]]] = {}
"""The same whoever attacks whom: units of a kind attack alike."""


def make_salvo(scene: Scene, attack: Attack, dice: int, *, auto: int = 0) -> Salvo:
    """Ask every rule about an attack; the same salvo for the same attack on the same units."""
    effects, weather, target = scene.world.effects, scene.weather, attack.target
    mine, theirs = effects.get(attack.attacker, NONE).modifiers, effects[target].modifiers
    own, weapon, kit = attack.profile, attack.weapon, scene.kit(target)
    # rows are compared by identity: those in the entry live as long as it does
    alike = (
        dice, auto, id(own), id(weapon), id(mine), id(theirs), id(kit), id(weather),
        attack.melee, attack.charging, attack.moved, attack.fatigued, attack.far,
        attack.cover, attack.flanked, attack.automatic, is_steadied(scene.settings),
    )  # fmt: skip
    key = (attack.attacker, target, *alike)
    known = _MADE.get(key)
    if known is not None:
        return known[0]
    kits, rows = _kits(scene, attack), (own, weapon, mine, theirs, kit, weather)
    if _asks_where(kits, kit):
        return _made(scene, attack, dice, auto, kits)
    known = _ALIKE.get(alike)
    made = _made(scene, attack, dice, auto, kits) if known is None else _by(known[0], attack)
    for kept, place in ((_MADE, key), (_ALIKE, alike)):
        if len(kept) >= _MOST:
            kept.clear()
        kept[place] = made, rows
    return made


def _by(salvo: Salvo, attack: Attack) -> Salvo:
    """The same salvo by a unit of the same kind at one of the same kind."""
    guard = changed(salvo.guards[0], unit=attack.target)
    return changed(salvo, attack=attack, guards=(guard,))


def _asks_where(kits: "Kits", target: Kit) -> bool:
    """Whether it matters to an attack who else is about."""
    alone = not (kits.both.flanks or kits.lent.flanks or target.on(Rule.bodyguard))
    return not alone or kits.arms.best(Rule.blast, 1) > 1


def _made(scene: Scene, attack: Attack, dice: int, auto: int, kits: "Kits") -> Salvo:
    arms = kits.arms
    if kits.both.flanks or kits.lent.flanks:
        attack = attrs.evolve(attack, flanked=_flanked(scene, attack))
    base, need, mods = _to_hit(scene, attack, kits)
    blast = arms.best(Rule.blast, 1)
    sharers = _sharers(scene, attack) if blast > 1 else [attack.target]
    return Salvo(
        attack=attack,
        dice=dice,
        base=base,
        need=need,
        mods=mods,
        extra=_traces(kits, Rule.extra_hits, attack),
        multiplier=_multiplier(scene, attack, blast) if blast > 1 else 1,
        deadly=arms.best(Rule.deadly, 1),
        guards=tuple([_guard(scene, attack, unit, kits) for unit in sharers]),
        auto=auto,
        steadied=is_steadied(scene.settings),
    )


class Kits(NamedTuple):
    """The rules an attack is made with."""

    both: Kit
    """Those of the model, then those of its weapon."""
    arms: Kit
    """Those of the weapon alone."""
    lent: Kit
    """Those its unit has for a time."""


def _kits(scene: Scene, attack: Attack) -> Kits:
    own, weapon = attack.profile, attack.weapon
    lent = () if attack.automatic else scene.lent(attack.attacker)
    extra = kit_of_rules(tuple([ref for ref in lent if ref not in own.rules])) if lent else NO_KIT
    return Kits(kit_of_attack(own, weapon), kit_of_rules(weapon.rules), extra)


def _traces(kits: Kits, hook: Callable[[Rule, Attack], int], attack: Attack) -> tuple[Mod, ...]:
    """What the attacker's rules add through a hook."""
    found = kits.both.traces(hook, attack)
    return found if kits.lent is NO_KIT else found + kits.lent.traces(hook, attack)


def _as_mods(modifiers: list[Modifier]) -> tuple[Mod, ...]:
    return tuple([Mod(modifier.source, modifier.value) for modifier in modifiers])


def _to_hit(scene: Scene, attack: Attack, kits: Kits) -> tuple[int, int, tuple[Mod, ...]]:
    if attack.fatigued and attack.melee:
        return WORST, WORST, (Mod("fatigued", 0),)
    base = attack.profile.quality
    for _, quality in kits.both.on(Rule.quality) + kits.lent.on(Rule.quality):
        base = quality(attack, base)
    kind = Stat.HIT_MELEE if attack.melee else Stat.HIT_SHOOTING
    mods = (
        *_traces(kits, Rule.to_hit, attack),
        *scene.kit(attack.target).traces(Rule.to_be_hit, attack),
        *_as_mods(_borne(scene, attack, Stat.HIT, kind)),
        *_as_mods(scene.modifiers(attack.target, Stat.BE_HIT)),
    )
    if kits.arms.any(Rule.ignores_penalties):
        mods = tuple(mod for mod in mods if mod.value > 0)
    return base, clamp(base - sum([mod.value for mod in mods])), mods


def _borne(scene: Scene, attack: Attack, *stats: Stat) -> list[Modifier]:
    """What temporarily changes the attacker; who has moved has aimed for nothing."""
    found = scene.modifiers(attack.attacker, *stats)
    return [m for m in found if m.until is not Until.AIM] if attack.moved else found


def _sharers(scene: Scene, attack: Attack) -> list[EntityId]:
    """The units a blast reaches: the target, then others of its side near it."""
    target = scene.mask(attack.target)
    area = scene.field.bits.spread(target, scene.table.length(3) + 1)
    others = scene.units(scene.side(attack.target))
    return [attack.target] + [u for u in others if u != attack.target and scene.mask(u) & area]


def _multiplier(scene: Scene, attack: Attack, blast: int) -> int:
    """No more hits than there are models in the target unit and near it."""
    bits, near = scene.field.bits, 0
    area = bits.spread(scene.mask(attack.target), scene.table.length(3) + 1)
    for unit in scene.units(scene.side(attack.target)):
        footprint = scene.kit(unit).footprint
        near += sum([bits.footprint(cell, footprint) & area != 0 for cell in scene.cells(unit)])
    return max(1, min(blast, near))


def _guard(scene: Scene, attack: Attack, unit: EntityId, kits: Kits) -> Guard:
    kit, arms = scene.kit(unit), kits.arms
    piercing = _piercing(scene, attack, kits)
    mods = (*piercing, *_cover_mods(attack, kits), *kit.traces(Rule.to_block, attack))
    mods += _as_mods(scene.modifiers(unit, Stat.BLOCK))
    sixes = _taken(_traces(kits, Rule.piercing_sixes, attack))
    total = sum([mod.value for mod in mods])
    bearer = scene.kit(bearer_of(scene, unit))
    ignore, source = best_ignore(bearer, pierced=arms.any(Rule.pierces_regeneration))
    return Guard(
        unit=unit,
        base=kit.defense,
        need=clamp(kit.defense - total),
        mods=mods,
        six_need=clamp(kit.defense - total - sum([mod.value for mod in sixes])),
        six_mods=(*mods, *sixes) if sixes else mods,
        rerolls=arms.any(Rule.rerolls_blocks),
        ignore=ignore,
        ignore_source=source,
    )


def _piercing(scene: Scene, attack: Attack, kits: Kits) -> tuple[Mod, ...]:
    found = [*_taken(kits.both.traces(Rule.piercing, attack))]
    stubborn = kits.arms.any(Rule.ignores_penalties)
    stats = (Stat.AP,) if attack.melee else (Stat.AP, Stat.AP_SHOOTING)
    borne = [] if attack.automatic else _borne(scene, attack, *stats)
    found += [Mod(m.source, -m.value) for m in borne if m.value > 0 or not stubborn]
    return (*found, *_taken(kits.lent.traces(Rule.piercing, attack)))


def _taken(mods: tuple[Mod, ...]) -> tuple[Mod, ...]:
    """What is taken from rolls to block."""
    return tuple([Mod(mod.source, -mod.value) for mod in mods]) if mods else ()


def _flanked(scene: Scene, attack: Attack) -> bool:
    """Whether another unit of the attacker's side keeps the target busy; a machine does not."""
    target, machines = scene.mask(attack.target), scene.world.gadgets
    friends = scene.units(scene.side(attack.attacker))
    others = [unit for unit in friends if unit != attack.attacker and unit not in machines]
    return any(scene.within(target, scene.mask(unit), BUSY) for unit in others)


def _cover_mods(attack: Attack, kits: Kits) -> tuple[Mod, ...]:
    if attack.melee or attack.cover is Cover.NONE:
        return ()
    voices = kits.both.on(Rule.ignores_cover) + kits.lent.on(Rule.ignores_cover)
    if any(ignores(attack) for _, ignores in voices):
        return ()
    return (Mod("cover", COVER),)


def bearer_of(scene: Scene, unit: EntityId) -> EntityId:
    """Who takes the wounds of an attack on a unit: whoever shields it and still stands."""
    for _, bodyguard in scene.kit(unit).on(Rule.bodyguard):
        status = scene.world.statuses.get(bodyguard())
        if status is not None and not status.down:
            return bodyguard()
    return unit


def best_ignore(kit: Kit, *, pierced: bool) -> tuple[int, str]:
    """The best chance a unit has to ignore a wound."""
    chances = [(from_(pierced=pierced), source) for source, from_ in kit.on(Rule.ignores_wound)]
    return min([chance for chance in chances if chance[0]], default=(0, ""))


def cover_of(scene: Scene, shooter: Cell, target: EntityId) -> Cover:
    """How most of a unit is protected from a shooter."""
    field, cells = scene.field, cells_of(scene.mask(target))
    inside = sum([field.in_cover(cell) for cell in cells])
    if 2 * inside > len(cells):
        return Cover.INSIDE
    behind = sum([not field.in_cover(cell) and field.obstructed(shooter, cell) for cell in cells])
    return Cover.BEHIND if 2 * (inside + behind) > len(cells) else Cover.NONE
