"""Relentless: shooting at over 9 inches, unmodified sixes to hit deal one more hit."""

import pytest

from starquest.model.event import BlocksRolled, HitsRolled, Mod
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of, only
from tests.support.playing import charge, shoot

GUNNER = fighter(gun(2), sword(1), rules=["relentless", "tough 9"])


@pytest.mark.rule("FF-219")
@pytest.mark.parametrize(
    ("dice", "hits", "extra"), [((6, 3), 1, 1), ((6, 5), 2, 1), ((6, 6), 2, 2)]
)
def test_each_six_over_nine_inches_hits_once_more(
    dice: tuple[int, int], hits: int, extra: int
) -> None:
    blocks = [4] * (hits + extra)
    _, events = shoot(board(lane(10), {"1": GUNNER, "a": STURDY}, dice=[*dice, *blocks]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.extra) == (hits, (Mod("relentless", extra),))
    assert only(events, BlocksRolled).dice == tuple(blocks)


@pytest.mark.rule("FF-219")
def test_within_nine_inches_a_six_is_one_hit() -> None:
    _, events = shoot(board(lane(9), {"1": GUNNER, "a": STURDY}, dice=[6, 6, 4, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.extra) == (2, ())


@pytest.mark.rule("FF-219")
def test_a_five_over_nine_inches_is_one_hit() -> None:
    _, events = shoot(board(lane(10), {"1": GUNNER, "a": STURDY}, dice=[5, 4, 4, 4]))
    assert only(events, HitsRolled).extra == ()


@pytest.mark.rule("FF-219")
def test_a_blow_is_no_shot() -> None:
    _, events = charge(board(lane(10), {"1": GUNNER, "a": STURDY}, dice=[6, 4]))
    assert only(events, HitsRolled).extra == ()


@pytest.mark.rule("FF-219")
def test_only_the_models_that_have_it_hit_more_often() -> None:
    group = [fighter(gun()), fighter(gun(), rules=["relentless"])]
    state = board("11".ljust(11, ".") + "a", {"1": group, "a": STURDY}, dice=[6, 4, 6, 4, 4])
    _, events = shoot(state)
    assert [rolled.extra for rolled in of(events, HitsRolled)] == [(), (Mod("relentless", 1),)]
