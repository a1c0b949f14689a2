"""Steadied odds are exact: held against every die an attack can draw, not against samples."""

from fractions import Fraction

import attrs
import pytest

from starquest.engine.odds import Odds
from starquest.model.settings import Luck, Nerve
from tests import times
from tests.support.all_dice import Spread, all_outcomes
from tests.support.attacks import MATCHUPS, NEAR, armed, foe, shots
from tests.support.board import TALLY
from tests.support.matchups import Matchup

CALM = attrs.evolve(TALLY, luck=Luck.STEADIED, nerve=Nerve.NEVER)
LONG = ("two blades and Impact", "Blast split, Rending and Surge")
"""Those that draw so many dice that trying all of them takes minutes."""
TRIED = [name for name in MATCHUPS if times(0, 1) or name not in LONG]


def steadied(matchup: Matchup) -> Matchup:
    settings = attrs.evolve(matchup.state.settings, luck=Luck.STEADIED, nerve=Nerve.NEVER)
    return attrs.evolve(matchup, state=attrs.evolve(matchup.state, settings=settings))


def agree(told: tuple[float, ...], found: Spread) -> None:
    counted = [float(found.get(number, 0)) for number in range(max(len(told), max(found) + 1))]
    padded = [*told, *[0.0] * (len(counted) - len(told))]
    assert padded == pytest.approx(counted, abs=1e-12)


@pytest.mark.soak
@pytest.mark.parametrize("name", TRIED)
def test_odds_are_what_every_die_comes_to(name: str) -> None:
    matchup = steadied(MATCHUPS[name])
    odds, found = matchup.odds(), all_outcomes(matchup)
    for part in ("hits", "wounds", "killed"):
        agree(getattr(odds, part), found[part])


def mean(spread: tuple[float, ...]) -> float:
    return sum(number * chance for number, chance in enumerate(spread))


@pytest.mark.parametrize("rules", [(), ("rending",), ("bane",), ("surge",), ("blast 3",)])
@pytest.mark.parametrize("attacks", [1, 2, 3, 5, 8])
def test_the_mean_of_an_attack_is_that_of_pure_dice(rules: tuple[str, ...], attacks: int) -> None:
    target = foe("tough 9", "self_knit", defense=3)
    pure = shots(armed(*rules, attacks=attacks), target, NEAR, attrs.evolve(CALM, luck=Luck.PURE))
    one, other = pure.odds(), steadied(pure).odds()
    # Nobody has more wounds to bear than these attacks may deal: no wound is lost.
    assert mean(one.hits) == pytest.approx(mean(other.hits), abs=1e-12)
    if attacks <= 3:
        assert mean(one.wounds) == pytest.approx(mean(other.wounds), abs=1e-12)


def of(attacks: int, *rules: str, quality: int = 4) -> Odds:
    return shots(
        armed(*rules, attacks=attacks, quality=quality), foe("tough 18"), NEAR, CALM
    ).odds()


@pytest.mark.rule("FF-142")
@pytest.mark.parametrize("need", range(2, 7))
def test_the_odds_of_every_count_and_need_have_the_mean_of_pure_dice(need: int) -> None:
    for count in range(1, 21):
        hits = of(count, quality=need).hits
        sixths = count * (7 - need)
        assert mean(hits) == pytest.approx(sixths / 6, abs=1e-12)
        assert hits[sixths // 6] == pytest.approx(1 - sixths % 6 / 6, abs=1e-12)


def exactly(*sixths: int, of: int) -> object:
    return pytest.approx([float(Fraction(part, of)) for part in sixths])


@pytest.mark.rule("FF-142")
def test_four_dice_on_four_hit_twice() -> None:
    # 4 x 3/6 is 2 and nothing is left; 2 blocks on 4+ are 1 for certain.
    assert of(4).hits[2] == pytest.approx(1)
    assert of(4).wounds[1] == pytest.approx(1)


@pytest.mark.rule("FF-142")
def test_three_dice_on_five_hit_once() -> None:
    # 3 x 2/6 is 1: one hit, and its one block is a plain roll.
    assert of(3, quality=5).hits[1] == pytest.approx(1)
    assert of(3, quality=5).wounds[:2] == exactly(1, 1, of=2)


@pytest.mark.rule("FF-226")
def test_a_third_of_two_dice_are_sixes() -> None:
    # Two dice on 4+ hit once; 2/6 of a six adds a hit on a 5 or 6.
    assert of(2, "surge").hits[:3] == exactly(0, 4, 2, of=6)
