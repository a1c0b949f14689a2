"""Pairs of games, against values worked out by hand."""

import pytest

from tests.balance.paired import Paired, paired
from tests.balance.test_shares import game

LOST = ("party_down", 3)
WON = ("victory", 10)


def test_pairs_are_found_by_their_seeds() -> None:
    plain = [game(*LOST, seed=1), game(*WON, seed=2), game(*LOST, seed=3), game(*WON, seed=4)]
    other = [game(*WON, seed=3), game(*WON, seed=1), game(*LOST, seed=2), game(*WON, seed=9)]
    assert paired(plain, other) == Paired(3, gained=2, lost=1)


def test_the_effect_is_the_difference_of_the_shares() -> None:
    assert Paired(200, gained=10, lost=30).effect == pytest.approx(-0.10)
    assert Paired(0, 0, 0).effect == 0


def test_the_reach_worked_out_by_hand() -> None:
    # Half a pair more each way: 16.5 and 8.5 of 100, so 1.96 * sqrt(25 - 64 / 100) / 100, and
    # the root of 24.36 is 4.9356.
    assert Paired(98, gained=16, lost=8).reach == pytest.approx(0.09674, abs=5e-5)


def test_more_games_reach_less_far() -> None:
    assert Paired(400, 80, 80).reach < Paired(100, 20, 20).reach
