"""Luck: what dice come to on average, and how rare what they came to is."""

from math import isclose

from starquest.play.account.luck import Luck, luck_of


def test_two_dice_at_even_chances_are_counted_by_hand() -> None:
    luck = luck_of({0.5: 2}, 2)
    assert (luck.dice, luck.wins, luck.expected) == (2, 2, 1.0)
    assert isclose(luck.spread, 0.5**0.5)
    assert isclose(luck.below, 3 / 4)
    assert isclose(luck.same, 1 / 4)
    assert isclose(luck.rank, 7 / 8)
    assert isclose(luck.rarity, 1 / 4)


def test_dice_of_different_needs_are_joined_exactly() -> None:
    # one die at 1/6 and one at 1/2: none 5/12, one 6/12, both 1/12
    luck = luck_of({1 / 6: 1, 1 / 2: 1}, 0)
    assert isclose(luck.same, 5 / 12)
    assert luck.below == 0
    assert isclose(luck.rarity, 5 / 12)
    both = luck_of({1 / 6: 1, 1 / 2: 1}, 2)
    assert isclose(both.rarity, 1 / 12)


def test_sure_dice_are_no_luck() -> None:
    luck = luck_of({1.0: 3, 0.0: 2}, 3)
    assert (luck.expected, luck.same, luck.below) == (3.0, 1.0, 0.0)
    assert luck.rank == 0.5


def test_many_dice_are_still_exact() -> None:
    luck = luck_of({0.5: 2000}, 1000)
    assert isclose(luck.rank, 0.5, abs_tol=1e-9)
    assert isclose(luck.same, 0.017839, abs_tol=1e-5)


def test_no_dice_are_no_luck_at_all() -> None:
    assert luck_of({}, 0) == Luck()
