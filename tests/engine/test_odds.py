"""Exact odds against fractions worked out by hand, and against many thousand real attacks."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from starquest.engine.odds import Odds
from starquest.model.event import Event
from starquest.model.ids import EntityId
from tests import times
from tests.support.attacks import (
    MATCHUPS,
    armed,
    bladed,
    blows,
    foe,
    shots,
)
from tests.support.matchups import Matchup, Tally
from tests.support.sampling import disagreement

FEW = 2_000
"""Enough to find out odds that are wrong, as the last test here shows."""
SAMPLES = times(FEW, 200_000)
SIXTH = Fraction(1, 6)

Chances = tuple[Fraction | int, ...]


def disagreements(found: Odds, tally: Tally) -> list[str]:
    """What of some odds does not fit what was counted."""
    models = len(found.killed) - 1
    lost = Counter({1: tally.killed[models], 0: tally.killed.total() - tally.killed[models]})
    pairs = {
        "hits": (found.hits, tally.hits),
        "wounds": (found.wounds, tally.wounds),
        "killed": (found.killed, tally.killed),
        "destroyed": ((1 - found.destroyed, found.destroyed), lost),
    }
    wrong = {name: disagreement(*pair) for name, pair in pairs.items()}
    return [f"{name}: {why}" for name, why in wrong.items() if why]


def sampled(resolve: Callable[[int], list[Event]], target: EntityId, samples: int) -> Tally:
    """What an attack comes to with the dice of each seed."""
    tally = Tally()
    for seed in range(samples):
        tally.count(resolve(seed), target)
    return tally


@pytest.mark.soak
@pytest.mark.parametrize("name", MATCHUPS)
def test_odds_agree_with_real_attacks(name: str) -> None:
    matchup = MATCHUPS[name]
    tally = sampled(matchup.resolve, matchup.target, SAMPLES)
    assert disagreements(matchup.odds(), tally) == []


@pytest.mark.parametrize(
    ("real", "wrong"),
    [
        (shots(armed(), foe()), shots(armed("ap 1"), foe())),
        (shots(armed(), foe()), shots(armed(attacks=4), foe())),
        (shots(armed("rending"), foe()), shots(armed("surge"), foe())),
        (shots(armed(), foe()), shots(armed(), foe("tough 2"))),
        (blows(bladed(), foe()), blows(bladed(own=["fear 1"]), foe())),
        (shots(armed(attacks=5), foe(), "1...%a"), shots(armed(attacks=5), foe(), "1....a")),
    ],
)
def test_odds_of_another_attack_are_found_wrong(real: Matchup, wrong: Matchup) -> None:
    tally = sampled(real.resolve, real.target, FEW)
    assert disagreements(real.odds(), tally) == []
    assert disagreements(wrong.odds(), tally) != []
