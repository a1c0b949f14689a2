"""Steadied dice: floor and ceiling of what is expected, the mean exact for every count and need."""

from fractions import Fraction

import pytest

from starquest.engine.roller import Roller
from starquest.engine.steadied import certain, faces, reaching, rest
from starquest.model.dice import Dice, Stream

COUNTS = range(1, 41)
NEEDS = range(2, 7)
DIE = range(1, 7)


@pytest.mark.parametrize("need", NEEDS)
def test_the_mean_is_that_of_pure_dice(need: int) -> None:
    for count in COUNTS:
        found = Fraction(sum(sum(f >= need for f in faces(count, die)) for die in DIE), 6)
        assert found == Fraction(count * (7 - need), 6)


def test_every_face_comes_as_often_as_of_pure_dice() -> None:
    for count in COUNTS:
        for face in DIE:
            assert sum(faces(count, die).count(face) for die in DIE) == count


@pytest.mark.parametrize("need", NEEDS)
def test_as_many_as_expected_or_one_more_reach_a_need(need: int) -> None:
    for count in COUNTS:
        floor, sixths = divmod(count * (7 - need), 6)
        reached = [sum(f >= need for f in faces(count, die)) for die in DIE]
        assert reached == [floor] * (6 - sixths) + [floor + 1] * sixths
        assert (certain(count, need), rest(count, need)) == (floor, sixths)
        assert reached == [reaching(count, need, die) for die in DIE]


@pytest.mark.rule("FF-102")
def test_no_more_sixes_than_successes_and_never_a_one_among_them() -> None:
    for count in COUNTS:
        for die in DIE:
            shown = faces(count, die)
            assert len(shown) == count
            assert all(shown.count(6) <= sum(f >= need for f in shown) for need in NEEDS)
            assert set(shown) <= set(DIE)


def test_one_die_is_a_plain_roll() -> None:
    assert [faces(1, die) for die in DIE] == [(1,), (2,), (3,), (4,), (5,), (6,)]


def test_five_dice_by_hand() -> None:
    # At 4+ 15 sixths: two for certain, a third on 4, 5, 6; at 6+ 5 sixths: a six unless a 1.
    assert faces(5, 1) == (5, 4, 3, 2, 1)
    assert faces(5, 4) == (6, 5, 4, 2, 1)
    assert faces(5, 6) == (6, 5, 4, 3, 2)


def test_one_die_is_drawn_for_several() -> None:
    roller = Roller(Dice(7), steadied=True)
    twin = Roller(Dice(7))
    first = twin.die()
    assert roller.dice(5) == faces(5, first)
    assert roller.one == first
    assert roller.lay() == twin.lay()
    assert roller.dice(1) == (twin.die(),)
    assert roller.one == 0


def test_pure_dice_are_drawn_one_by_one() -> None:
    roller, twin = Roller(Dice(7)), Roller(Dice(7))
    assert roller.dice(3, Stream.COMBAT) == (twin.die(), twin.die(), twin.die())
    assert roller.one == 0
