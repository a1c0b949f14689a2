"""Dice that are only thought of."""

import pytest

from starquest.engine.forecast.fork import Fork, Undecided, Untold
from starquest.engine.roller import Roller
from starquest.model.dice import Dice, Stream


def told(roller: Roller) -> tuple[tuple[int, ...], int, int, tuple[int, ...]]:
    """Throws one after the other, some of which can come out in one way only."""
    none, sure = roller.dice(0), roller.die(faces=1)
    return none, sure, roller.die(faces=2), roller.dice(2, need=5)


def followed(story: tuple[object, ...] = ()) -> list[tuple[float, object]]:
    """Every way those throws may come out."""
    try:
        return [(1.0, told(Fork(story)))]
    except Undecided as undecided:
        return [
            (chance * rest, end)
            for chance, throw in undecided.options
            for rest, end in followed((*undecided.story, throw))
        ]


def test_throws_of_one_kind_do_not_disturb_the_story() -> None:
    found = followed()
    assert [end for _, end in found] == [
        ((), 1, coin, dice) for coin in (1, 2) for dice in ((1, 1), (6, 1), (6, 6))
    ]
    assert [chance for chance, _ in found] == pytest.approx([share / 18 for share in (4, 4, 1)] * 2)


def test_every_face_is_told_apart_where_nobody_says_what_matters() -> None:
    with pytest.raises(Undecided) as undecided:
        Fork().dice(2)
    chances = {throw: chance for chance, throw in undecided.value.options}
    assert len(chances) == 21
    assert (chances[1, 1], chances[1, 2]) == pytest.approx((1 / 36, 2 / 36))


@pytest.mark.parametrize("stream", [Stream.LOOT, Stream.ARRIVALS, Stream.MAP, Stream.MINDS])
def test_decks_and_tables_are_not_thought_out(stream: Stream) -> None:
    with pytest.raises(Untold):
        Fork().die(stream)


def test_it_lays_down_no_dice_to_peek_at() -> None:
    assert Fork().lay() == Dice(0)
