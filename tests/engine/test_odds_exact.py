"""Odds against fractions worked out by hand: a plain hit is 1/2, a plain wound 1/2 of that."""

from collections.abc import Sequence
from fractions import Fraction

import pytest
from _pytest.mark.structures import ParameterSet

from starquest.engine.digest import digest
from starquest.model.modifier import Stat
from tests.support.attacks import (
    COUNTERS,
    FAR,
    NEAR,
    TWO_SQUADS,
    armed,
    bladed,
    blows,
    changed,
    foe,
    hurt,
    shaking,
    shots,
)
from tests.support.board import TALLY, fighter, gun
from tests.support.matchups import Matchup

STURDY = foe("tough 9")
GUN = armed(attacks=1)
BLADE = bladed(attacks=1)


def one(*rules: str, quality: int = 4) -> Matchup:
    """One die with a gun, wounds counted."""
    return shots(armed(*rules, attacks=1, quality=quality), STURDY, NEAR, TALLY)


def at(*rules: str, drawing: str = NEAR, ground: str = ".") -> Matchup:
    """One die at somebody with rules."""
    return shots(GUN, foe("tough 9", *rules), drawing, TALLY, ground=ground)


def blow(*rules: str, charging: bool = True, tired: str = "") -> Matchup:
    """One die with a sword."""
    hero = bladed(*rules, attacks=1)
    return blows(hero, STURDY, settings=TALLY, charging=charging, tired=tired)


def case(rule: str, matchup: Matchup, numerators: Sequence[int], of: int) -> ParameterSet:
    """Chances as fractions of one number, for the rule they prove."""
    return pytest.param(matchup, numerators, of, marks=pytest.mark.rule(rule))


HITS = [
    case("FF-142", one(), (1, 1), 2),
    case("FF-101", one(quality=6), (5, 1), 6),
    case("FF-102", changed(one(), "1", Stat.HIT, -9), (5, 1), 6),
    case("FF-102", changed(one(), "1", Stat.HIT, 9), (1, 5), 6),
    case("FF-220", one("reliable", quality=6), (1, 5), 6),
    case("FF-226", one("surge"), (3, 2, 1), 6),
    case("FF-219", shots(armed("relentless", attacks=1), STURDY, FAR), (3, 2, 1), 6),
    case("FF-219", one("relentless"), (1, 1), 2),
    case("FF-224", at("stealth", drawing=FAR), (2, 1), 3),
    case("FF-224", at("stealth"), (1, 1), 2),
    case("FF-229", shots(armed("unstoppable", attacks=1), foe("stealth"), FAR), (1, 1), 2),
    case("FF-216", shots(armed("indirect", attacks=1), STURDY, moved=True), (2, 1), 3),
    case("FF-204", one("blast 3"), (1, 1), 2),
    case("FF-204", shots(armed("blast 3", attacks=1), foe(), "1.....aaa"), (1, 0, 0, 1), 2),
    case("FF-204", shots(armed("blast 3", attacks=1), foe(), TWO_SQUADS), (1, 0, 1), 2),
    case("FF-212", blows(bladed(own=["furious"], attacks=1), STURDY), (3, 2, 1), 6),
    case("FF-215", blows(bladed(own=["impact 1"], attacks=1), STURDY), (1, 6, 5), 12),
    case("FF-206", blows(bladed(own=["impact 1"], attacks=1), COUNTERS), (1, 1), 2),
    case("FF-155", blow(charging=False, tired="1"), (5, 1), 6),
    case("FF-155", blow("surge", charging=False, tired="1"), (5, 0, 1), 6),
    case("FF-141", shots(fighter(gun(3, reach=3)), STURDY), (1,), 1),
]

WOUNDS = [
    case("FF-142", one(), (3, 1), 4),
    case("FF-202", one("ap 1"), (2, 1), 3),
    case("FF-203", one("bane"), (17, 7), 24),
    case("FF-221", one("rending"), (25, 11), 36),
    case("FF-226", one("surge"), (17, 6, 1), 24),
    case("FF-230", one("surge", "rending"), (49, 18, 5), 72),
    case("FF-207", one("deadly 3"), (3, 0, 0, 1), 4),
    case(
        "FF-207", shots(armed("deadly 3", attacks=1), foe("tough 2"), "1.....aa"), (3, 0, 1, 0), 4
    ),
    case("FF-218", at("regeneration"), (5, 1), 6),
    case(
        "FF-218",
        shots(armed("deadly 3", attacks=1), foe("tough 9", "regeneration"), NEAR, TALLY),
        (82, 6, 12, 8),
        108,
    ),
    case("FF-181", at(ground="%"), (5, 1), 6),
    case("FF-181", at(drawing="1...%a"), (5, 1), 6),
    case("FF-204", shots(armed("blast 3", attacks=1), foe(), ground="%"), (3, 1), 4),
    case("FF-227", blow("thrust"), (5, 4), 9),
    case("FF-227", blow("thrust", charging=False), (3, 1), 4),
    case("FF-215", blows(bladed(own=["impact 1"], attacks=1), STURDY), (21, 22, 5), 48),
    case("FF-142", shots(armed(attacks=2), foe(), NEAR, TALLY), (9, 7), 16),
]

KILLED = [
    case("FF-161", shots(GUN, foe()), (11, 1), 12),
    case("FF-162", shaking(shots(GUN, foe()), "a"), (7, 1), 8),
    case("FF-163", shots(armed(attacks=2), foe(), "1.....aa"), (27, 20, 1), 48),
    case("FF-228", shots(armed(attacks=3), foe("tough 3")), (191, 1), 192),
    case("FF-228", hurt(shots(GUN, foe("tough 6")), 4), (1, 0), 1),
    case("FF-228", hurt(shots(GUN, foe("tough 6")), 5), (11, 1), 12),
    case("FF-209", blows(bladed(own=["fear 1"], attacks=1), foe()), (7, 1), 8),
    case("FF-209", blows(bladed(own=["fear 2"], attacks=1), foe("tough 3")), (11, 1), 12),
    case(
        "FF-204",
        shots(armed("blast 3", attacks=1), foe(), "1.....aaa", TALLY),
        (9, 3, 3, 1),
        16,
    ),
    case("FF-207", shots(armed("deadly 3", attacks=1), foe(), "1.....aa", TALLY), (3, 1, 0), 4),
]


def exactly(numerators: Sequence[int], of: int) -> list[float]:
    """Fractions as the floats nearest to them; they have to add up."""
    shares = [Fraction(numerator, of) for numerator in numerators]
    assert sum(shares) == 1
    return [float(share) for share in shares]


@pytest.mark.parametrize(("matchup", "numerators", "of"), HITS)
def test_hits(matchup: Matchup, numerators: Sequence[int], of: int) -> None:
    assert list(matchup.odds().hits) == pytest.approx(exactly(numerators, of))


@pytest.mark.parametrize(("matchup", "numerators", "of"), WOUNDS)
def test_wounds(matchup: Matchup, numerators: Sequence[int], of: int) -> None:
    assert list(matchup.odds().wounds) == pytest.approx(exactly(numerators, of))


@pytest.mark.parametrize(("matchup", "numerators", "of"), KILLED)
def test_killed_and_destroyed(matchup: Matchup, numerators: Sequence[int], of: int) -> None:
    found, expected = matchup.odds(), exactly(numerators, of)
    assert list(found.killed) == pytest.approx(expected)
    assert found.destroyed == pytest.approx(expected[-1])


def test_the_mean_of_one_plain_die_is_a_quarter() -> None:
    assert one().odds().expected_wounds == pytest.approx(0.25)


def test_asking_for_odds_changes_nothing() -> None:
    matchup = one("rending", "surge")
    before = digest(matchup.state)
    assert matchup.odds() == matchup.odds()
    assert digest(matchup.state) == before
