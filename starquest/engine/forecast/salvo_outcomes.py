"""Every way one salvo can come out, with its chance: the wounds for each unit it reaches."""

from collections.abc import Callable
from functools import lru_cache

import attrs

from starquest.engine.attack.chances import binomial, throws, unblocked
from starquest.engine.attack.salvo import Guard, Salvo
from starquest.engine.attack.steady_chances import steadied_through
from starquest.engine.attack.volley import joined, portion, suffer_of
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId
from starquest.model.step import Suffer

Taken = tuple[int, int] | None
"""Wounds that were not blocked and what blocking the easiest took; None for not hit at all."""
Spread = dict[tuple[Taken, ...], float]


@frozen
class Unrolled(Suffer):
    """Wounds whose dice are thought of only when they are taken: until then nobody asks."""

    spread: tuple[tuple[float, int, int], ...] = ()
    """Each number of wounds with its chance, and what blocking the easiest took."""

    def rolled(self, wounds: int, need: int) -> Suffer:
        """The same once it is known how many there are."""
        return Suffer(
            self.unit, wounds, self.source, self.by, self.deadly, self.ignore,
            self.ignore_source, self.melee, need, self.one_model,
        )  # fmt: skip


def unrolled(salvo: Salvo, focus: EntityId | None) -> Unrolled:
    """The wounds of a salvo at one unit, left open."""
    found = salvo_outcomes(salvo, focus)
    spread: dict[tuple[int, int], float] = {}
    for chance, suffers in found:
        key = (suffers[0].wounds, suffers[0].need) if suffers else (0, salvo.guards[0].need)
        spread[key] = spread.get(key, 0.0) + chance
    open_ = suffer_of(salvo, salvo.guards[0], 0, salvo.guards[0].need)
    told = tuple([(chance, *key) for key, chance in spread.items()])
    return Unrolled(**attrs.asdict(open_, recurse=False), spread=told)


def salvo_outcomes(salvo: Salvo, focus: EntityId | None = None) -> list[tuple[float, list[Suffer]]]:
    """The wounds a salvo may lead to; with a focus only that unit's are told apart."""
    thrown: dict[tuple[int, int], float] = {}
    for chance, sixes, plain in throws(salvo):
        if chance:
            key = sixes * salvo.multiplier, plain * salvo.multiplier
            thrown[key] = thrown.get(key, 0.0) + chance
    spread: Spread = {}
    for (sixes, plain), chance in thrown.items():
        for taken, share in _guarded(salvo, sixes, plain, focus).items():
            spread[taken] = spread.get(taken, 0.0) + chance * share
    return [(chance, _suffers(salvo, taken)) for taken, chance in spread.items()]


def _suffers(salvo: Salvo, taken: tuple[Taken, ...]) -> list[Suffer]:
    pairs = zip(salvo.guards, taken, strict=True)
    return [suffer_of(salvo, guard, *wounds) for guard, wounds in pairs if wounds is not None]


def _guarded(salvo: Salvo, sixes: int, plain: int, focus: EntityId | None) -> Spread:
    """What each unit makes of its part of the hits."""
    units = len(salvo.guards)
    spread: Spread = {(): 1.0}
    for index, guard in enumerate(salvo.guards):
        share = portion(sixes, plain, units, index) if units > 1 else (sixes, plain)
        each = _blocks(guard, *share, steadied=salvo.steadied)
        if focus not in (None, guard.unit):
            each = _typical(guard, each)
        spread = {(*k, n): p * q for k, p in spread.items() for n, q in each}
    return spread


def _typical(guard: Guard, each: tuple[tuple[Taken, float], ...]) -> tuple[tuple[Taken, float]]:
    """One outcome in the place of all: about as many wounds as may be expected."""
    wounds = sum([taken[0] * chance for taken, chance in each if taken is not None])
    hit = any(taken is not None for taken, _ in each)
    return (((round(wounds), guard.need) if hit else None, 1.0),)


def _blocks(
    guard: Guard, sixes: int, plain: int, *, steadied: bool
) -> tuple[tuple[Taken, float], ...]:
    """The wounds that a unit takes of so many hits of either kind."""
    if joined(guard):
        sixes, plain = 0, sixes + plain
    return _blocked(
        sixes, plain, guard.need, guard.six_need, rerolls=guard.rerolls, steadied=steadied
    )


@lru_cache(maxsize=4096)
def _blocked(
    sixes: int, plain: int, need: int, six_need: int, *, rerolls: bool, steadied: bool
) -> tuple[tuple[Taken, float], ...]:
    """The wounds that so many hits of either kind come to."""
    if not sixes + plain:
        return ((None, 1.0),)
    through: Callable[[int, int], tuple[float, ...]] = lambda hits, n: (  # noqa: E731
        steadied_through(hits, n, rerolls=rerolls)
        if steadied
        else binomial(hits, unblocked(n, rerolls=rerolls))
    )
    if not sixes:
        spread = through(plain, need)
        return tuple([((wounds, need), chance) for wounds, chance in enumerate(spread)])
    found: dict[tuple[int, int], float] = {}
    for pierced, p in enumerate(through(sixes, six_need)):
        for wounds, q in enumerate(through(plain, need)):
            key = pierced + wounds, need if wounds else six_need
            found[key] = found.get(key, 0.0) + p * q
    return tuple(found.items())
