"""Distributions as lists: index n holds the chance of n. Small, exact, and free of dice."""

from collections.abc import Callable
from functools import lru_cache
from math import comb

from starquest.engine.attack.salvo import Guard, Salvo
from starquest.engine.attack.steady_chances import (
    steadied_kept,
    steadied_throws,
    steadied_wounds,
)
from starquest.engine.attack.volley import SIX, joined, portion

Chances = list[float]


def convolve(a: Chances, b: Chances) -> Chances:
    """The distribution of a sum."""
    if len(a) == 1:
        return [a[0] * chance for chance in b]
    total = [0.0] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        if x:
            for j, y in enumerate(b, i):
                total[j] += x * y
    return total


def power(base: Chances, count: int) -> Chances:
    """The distribution of the sum of several of the same, by squaring."""
    total: Chances = [1.0]
    while count:
        if count & 1:
            total = convolve(total, base)
        count >>= 1
        if count:
            base = convolve(base, base)
    return total


@lru_cache(maxsize=4096)
def binomial(count: int, chance: float) -> tuple[float, ...]:
    """How many of so many succeed."""
    miss = 1.0 - chance
    return tuple([comb(count, k) * chance**k * miss ** (count - k) for k in range(count + 1)])


def unblocked(need: int, *, rerolls: bool) -> float:
    """The chance that a hit is not blocked."""
    blocked = SIX + 1 - need
    if rerolls:
        return 1.0 - (SIX * (blocked - 1) + blocked) / SIX**2
    return 1.0 - blocked / SIX


def kept(guard: Guard) -> float:
    """The chance that a wound is not ignored."""
    return (guard.ignore - 1) / SIX if guard.ignore else 1.0


def _mixed(parts: list[tuple[float, Chances]]) -> Chances:
    """One of several distributions, each with its chance."""
    total = [0.0] * max(len(chances) for _, chances in parts)
    for weight, chances in parts:
        for index, chance in enumerate(chances):
            total[index] += weight * chance
    return total


def hit_chances(salvo: Salvo) -> Chances:
    """How many hits the target takes, after extra hits and blasts."""
    if len(salvo.guards) > 1 or salvo.steadied:
        return _shared(salvo, lambda sixes, plain: _exactly(sixes + plain))
    if salvo.auto:
        return _exactly(salvo.auto * salvo.multiplier)
    one, six = salvo.multiplier, salvo.multiplier * (1 + _extra(salvo))
    return power(_die(salvo.need, _exactly(one), _exactly(six)), salvo.dice)


def wound_chances(salvo: Salvo, *, ignoring: bool) -> Chances:
    """How many wounds of a salvo get through to the target."""
    guard = salvo.guards[0]
    if salvo.steadied:
        return _shared(salvo, lambda six, hit: _steadied(guard, six, hit, ignoring=ignoring))
    held = kept(guard) if ignoring else 1.0
    plain = unblocked(guard.need, rerolls=guard.rerolls) * held
    sixes = unblocked(guard.six_need, rerolls=guard.rerolls) * held
    if len(salvo.guards) > 1:
        return _shared(salvo, lambda six, hit: _through(six, sixes, hit, plain))
    times = salvo.multiplier
    if salvo.auto:
        return list(binomial(salvo.auto * times, plain))
    return list(_dealt(salvo.dice, salvo.need, times, times * _extra(salvo), plain, sixes))


@lru_cache(maxsize=4096)
def _dealt(
    dice: int, need: int, times: int, extra: int, plain: float, sixes: float
) -> tuple[float, ...]:
    """The wounds of so many dice: times each hit, with the chances of plain hits and of sixes."""
    six = _through(times, sixes, extra, plain)
    return tuple(power(_die(need, list(binomial(times, plain)), six), dice))


def _through(sixes: int, six_chance: float, plain: int, chance: float) -> Chances:
    if six_chance == chance:
        return list(binomial(sixes + plain, chance))
    return convolve(list(binomial(sixes, six_chance)), list(binomial(plain, chance)))


def _steadied(guard: Guard, sixes: int, plain: int, *, ignoring: bool) -> Chances:
    """The wounds of so many hits where one die stands for all that are rolled at once."""
    needs = guard.need, guard.six_need
    ignore = guard.ignore if ignoring else 0
    if joined(guard):
        sixes, plain = 0, sixes + plain
    return list(steadied_wounds(sixes, plain, *needs, rerolls=guard.rerolls, ignore=ignore))


def blow_chances(salvo: Salvo) -> Chances:
    """How many wounds of a deadly one are not ignored."""
    guard = salvo.guards[0]
    if salvo.steadied and guard.ignore:
        return list(steadied_kept(salvo.deadly, guard.ignore))
    return list(binomial(salvo.deadly, kept(guard)))


def _exactly(count: int) -> Chances:
    return [0.0] * count + [1.0]


def _extra(salvo: Salvo) -> int:
    return sum([mod.value for mod in salvo.extra])


def _die(need: int, hit: Chances, six: Chances) -> Chances:
    """What one die comes to: a miss, a hit, or an unmodified six."""
    hits = SIX - need
    return _mixed([((SIX - 1 - hits) / SIX, [1.0]), (hits / SIX, hit), (1 / SIX, six)])


def _shared(salvo: Salvo, outcome: Callable[[int, int], Chances]) -> Chances:
    """The target's part of a blast that is dealt round several units."""
    parts = []
    for weight, sixes, plain in throws(salvo):
        six, hit = portion(sixes * salvo.multiplier, plain * salvo.multiplier, len(salvo.guards), 0)
        parts.append((weight, outcome(six, hit)))
    return _mixed(parts)


def throws(salvo: Salvo) -> list[tuple[float, int, int]]:
    """Each number of sixes and of other hits with its chance; extra hits count as others."""
    if salvo.auto:
        return [(1.0, 0, salvo.auto)]
    dice, extra = salvo.dice, _extra(salvo)
    if salvo.steadied:
        found = steadied_throws(dice, salvo.need)
        return [(chance, sixes, hits + extra * sixes) for chance, sixes, hits in found]
    hit, miss = (SIX - salvo.need) / SIX, (salvo.need - 1) / SIX
    return [
        (
            comb(dice, sixes) * comb(dice - sixes, hits)
            * (1 / SIX) ** sixes * hit**hits * miss ** (dice - sixes - hits),
            sixes,
            hits + extra * sixes,
        )
        for sixes in range(dice + 1)
        for hits in range(dice - sixes + 1)
    ]  # fmt: skip
