"""Surge: unmodified sixes to hit deal one more hit."""

import pytest

from starquest.model.event import BlocksRolled, HitsRolled, Mod
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of, only
from tests.support.playing import charge, shoot


@pytest.mark.rule("FF-226")
@pytest.mark.parametrize("apart", [5, 12])
@pytest.mark.parametrize(
    ("dice", "hits", "extra"), [((6, 3), 1, 1), ((6, 5), 2, 1), ((6, 6), 2, 2)]
)
def test_each_six_hits_once_more_near_and_far(
    dice: tuple[int, int], hits: int, extra: int, apart: int
) -> None:
    blocks = [4] * (hits + extra)
    kinds = {"1": fighter(gun(2, "surge")), "a": STURDY}
    _, events = shoot(board(lane(apart), kinds, dice=[*dice, *blocks]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.extra) == (hits, (Mod("surge", extra),))
    assert only(events, BlocksRolled).dice == tuple(blocks)


@pytest.mark.rule("FF-226")
def test_a_five_is_one_hit() -> None:
    kinds = {"1": fighter(gun(1, "surge"), quality=2), "a": STURDY}
    _, events = shoot(board(lane(5), kinds, dice=[5, 4]))
    assert only(events, HitsRolled).extra == ()


@pytest.mark.rule("FF-226")
def test_it_works_charging_and_striking_back() -> None:
    lash = fighter(sword(1, "surge"), rules=["tough 9"])
    state = board(lane(5), {"1": lash, "a": lash}, dice=[6, 4, 4, 6, 4, 4])
    _, events = charge(state, strike_back=True)
    assert [rolled.extra for rolled in of(events, HitsRolled)] == [(Mod("surge", 1),)] * 2
    assert [blocks.dice for blocks in of(events, BlocksRolled)] == [(4, 4)] * 2


@pytest.mark.rule("FF-226")
def test_it_belongs_to_its_weapon_alone() -> None:
    shooter = fighter(gun(1, "surge"), gun(1, name="pistol"))
    state = board(lane(5), {"1": shooter, "a": STURDY}, dice=[6, 4, 4, 6, 4])
    _, events = shoot(state, "gun", "pistol")
    assert [rolled.extra for rolled in of(events, HitsRolled)] == [(Mod("surge", 1),), ()]
