"""The chances of steadied dice: six cases each time, a face of the one die each."""

from functools import lru_cache

from starquest.engine.steadied import SIX, reaching

CASES = range(1, SIX + 1)


@lru_cache(maxsize=1024)
def steadied_throws(dice: int, need: int) -> tuple[tuple[float, int, int], ...]:
    """Each number of sixes and of other hits with its chance."""
    found: dict[tuple[int, int], float] = {}
    for die in CASES:
        sixes = reaching(dice, SIX, die)
        key = sixes, reaching(dice, need, die) - sixes
        found[key] = found.get(key, 0.0) + 1 / SIX
    return tuple([(chance, *key) for key, chance in found.items()])


@lru_cache(maxsize=4096)
def steadied_through(hits: int, need: int, *, rerolls: bool) -> tuple[float, ...]:
    """How many hits are not blocked; blocks of six may have to be rolled again."""
    spread = [0.0] * (hits + 1)
    for die in CASES:
        blocked, sixes = reaching(hits, need, die), reaching(hits, SIX, die)
        for again in CASES:
            saved = blocked - sixes + reaching(sixes, need, again) if rerolls else blocked
            spread[hits - saved] += 1 / SIX**2
    return tuple(spread)


@lru_cache(maxsize=4096)
def steadied_kept(wounds: int, ignore: int) -> tuple[float, ...]:
    """How many wounds are left of those that may be ignored."""
    spread = [0.0] * (wounds + 1)
    for die in CASES:
        spread[wounds - reaching(wounds, ignore, die)] += 1 / SIX
    return tuple(spread)


@lru_cache(maxsize=4096)
def steadied_wounds(
    sixes: int, plain: int, need: int, six_need: int, *, rerolls: bool, ignore: int
) -> tuple[float, ...]:
    """The wounds of hits of either kind that are neither blocked nor ignored."""
    spread = [0.0] * (sixes + plain + 1)
    for pierced, p in enumerate(steadied_through(sixes, six_need, rerolls=rerolls)):
        for others, q in enumerate(steadied_through(plain, need, rerolls=rerolls)):
            wounds = pierced + others
            left = steadied_kept(wounds, ignore) if ignore else (0.0,) * wounds + (1.0,)
            for number, share in enumerate(left):
                spread[number] += p * q * share
    return tuple(spread)
