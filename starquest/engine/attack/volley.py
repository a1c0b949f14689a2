"""Rolling a salvo: to hit, sharing out a blast, to block. The wounds follow as steps."""

from starquest.engine.attack.salvo import Guard, Salvo
from starquest.engine.draft import Draft
from starquest.engine.mode import mode_of
from starquest.model.event import BlocksRolled, HitsRolled, HitsSplit, Mod
from starquest.model.ids import NOBODY, EntityId
from starquest.model.step import Settle, Suffer

SIX = 6


def roll_salvos(draft: Draft, salvos: list[Salvo]) -> list[Suffer]:
    """Roll everything before anybody falls; deadly wounds come first."""
    wounds = [suffer for salvo in salvos for suffer in roll_salvo(draft, salvo)]
    return sorted(wounds, key=lambda suffer: suffer.deadly <= 1)


def settle_all(
    draft: Draft,
    targets: list[EntityId],
    wounds: list[Suffer],
    source: str,
    *,
    melee: bool,
    fear: int,
    attack: bool = True,
) -> None:
    """Put the wounds and what follows from them on the agenda."""
    units = dict.fromkeys([*targets, *[suffer.unit for suffer in wounds]])
    by = wounds[0].by if wounds else NOBODY
    settles = [Settle(unit, source, melee, fear, attack, by) for unit in units]
    draft.push(*mode_of(draft).moments.before_wounds(draft, wounds), *settles)


def roll_salvo(draft: Draft, salvo: Salvo) -> list[Suffer]:
    """The wounds one weapon's attack leads to, for everybody it hits."""
    foreseen = draft.roller.foreseen(draft, salvo)
    if foreseen is not None:
        return foreseen
    sixes, hits = _roll_hits(draft, salvo)
    shares = _share(draft, salvo, sixes * salvo.multiplier, hits * salvo.multiplier)
    found = []
    for guard, (six_hits, plain_hits) in zip(salvo.guards, shares, strict=True):
        pierced, plain = _roll_blocks(draft, salvo, guard, six_hits, plain_hits)
        if six_hits or plain_hits:
            need = guard.need if plain else guard.six_need
            found.append(suffer_of(salvo, guard, pierced + plain, need))
    return found


def suffer_of(salvo: Salvo, guard: Guard, wounds: int, need: int) -> Suffer:
    """The wounds of a salvo that a unit failed to block."""
    attack = salvo.attack
    return Suffer(
        guard.unit,
        wounds,
        attack.weapon.id,
        attack.attacker,
        salvo.deadly,
        guard.ignore,
        guard.ignore_source,
        attack.melee,
        need,
    )


def _roll_hits(draft: Draft, salvo: Salvo) -> tuple[int, int]:
    """Hits by unmodified sixes, and the other hits."""
    attack = salvo.attack
    if salvo.auto:
        return 0, salvo.auto
    dice = draft.roller.dice(salvo.dice)
    sixes = dice.count(SIX)
    hits = sum([face >= salvo.need for face in dice])
    extra = tuple([Mod(mod.source, mod.value * sixes) for mod in salvo.extra]) if sixes else ()
    draft.emit(
        HitsRolled(
            attack.attacker,
            attack.target,
            attack.weapon.id,
            dice,
            salvo.need,
            salvo.base,
            salvo.mods,
            hits,
            sixes,
            extra,
            salvo.multiplier,
            draft.roller.one,
        )
    )
    return sixes, hits - sixes + sum([mod.value for mod in extra])


def _share(draft: Draft, salvo: Salvo, sixes: int, plain: int) -> list[tuple[int, int]]:
    """The hits dealt round the units in turn, those of sixes first."""
    units = len(salvo.guards)
    if units == 1 or not sixes + plain:
        return [(sixes, plain)] + [(0, 0)] * (units - 1)
    shares = [portion(sixes, plain, units, index) for index in range(units)]
    told: list[tuple[EntityId, int]] = [
        (guard.unit, sum(share)) for guard, share in zip(salvo.guards, shares, strict=True)
    ]
    draft.emit(HitsSplit(salvo.attack.weapon.id, tuple(told)))
    return shares


def portion(sixes: int, plain: int, units: int, index: int) -> tuple[int, int]:
    """What the unit at this place of the round gets of the hits."""
    of_sixes = (sixes - index + units - 1) // units if sixes > index else 0
    of_all = (sixes + plain - index + units - 1) // units if sixes + plain > index else 0
    return of_sixes, of_all - of_sixes


def joined(guard: Guard) -> bool:
    """Whether hits of sixes are blocked together with the others."""
    return guard.need == guard.six_need and guard.mods == guard.six_mods


def _roll_blocks(
    draft: Draft, salvo: Salvo, guard: Guard, sixes: int, plain: int
) -> tuple[int, int]:
    """The wounds by unmodified sixes that pierce better, and the other wounds."""
    if joined(guard):
        return 0, _block(draft, salvo, guard, sixes + plain, six=False)
    wounds = _block(draft, salvo, guard, sixes, six=True)
    return wounds, _block(draft, salvo, guard, plain, six=False)


def _block(draft: Draft, salvo: Salvo, guard: Guard, hits: int, *, six: bool) -> int:
    if not hits:
        return 0
    need = guard.six_need if six else guard.need
    dice = draft.roller.dice(hits)
    one = draft.roller.one
    again = draft.roller.dice(dice.count(SIX)) if guard.rerolls else ()
    kept = [face for face in dice if face != SIX or not guard.rerolls]
    wounds = sum([face < need for face in (*kept, *again)])
    mods = guard.six_mods if six else guard.mods
    draft.emit(
        BlocksRolled(
            guard.unit,
            salvo.attack.weapon.id,
            dice,
            need,
            guard.base,
            mods,
            again,
            wounds,
            guard.rerolls,
            one,
            draft.roller.one if again else 0,
        )
    )
    return wounds
