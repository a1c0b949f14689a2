"""Reckless: when charging, unmodified sixes to hit deal one more hit."""

import pytest

from starquest.model.event import BlocksRolled, HitsRolled, Mod
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of, only
from tests.support.playing import charge, shoot

RAIDER = fighter(gun(2), sword(2), rules=["reckless", "tough 9"])


@pytest.mark.rule("HR-1501")
@pytest.mark.parametrize(
    ("dice", "hits", "extra"), [((6, 3), 1, 1), ((6, 5), 2, 1), ((6, 6), 2, 2)]
)
def test_each_charging_six_hits_once_more(dice: tuple[int, int], hits: int, extra: int) -> None:
    blocks = [4] * (hits + extra)
    _, events = charge(board(lane(5), {"1": RAIDER, "a": STURDY}, dice=[*dice, *blocks]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.extra) == (hits, (Mod("reckless", extra),))
    assert only(events, BlocksRolled).dice == tuple(blocks)


@pytest.mark.rule("HR-1501")
def test_a_five_is_one_hit() -> None:
    _, events = charge(board(lane(5), {"1": RAIDER, "a": STURDY}, dice=[5, 5, 4, 4]))
    assert only(events, HitsRolled).extra == ()


@pytest.mark.rule("HR-1501")
def test_striking_back_is_not_charging() -> None:
    kinds = {"1": fighter(sword(), rules=["tough 9"]), "a": RAIDER}
    _, events = charge(board(lane(5), kinds, dice=[1, 6, 6, 4, 4]), strike_back=True)
    assert of(events, HitsRolled)[1].extra == ()


@pytest.mark.rule("HR-1501")
def test_shooting_is_not_charging() -> None:
    _, events = shoot(board(lane(5), {"1": RAIDER, "a": STURDY}, dice=[6, 6, 4, 4]))
    assert only(events, HitsRolled).extra == ()


@pytest.mark.rule("HR-1501", "FF-212")
def test_with_furious_it_makes_three_hits_of_a_six() -> None:
    brute = fighter(sword(), rules=["reckless", "furious"])
    _, events = charge(board(lane(5), {"1": brute, "a": STURDY}, dice=[6, 4, 4, 4]))
    assert only(events, HitsRolled).extra == (Mod("reckless", 1), Mod("furious", 1))
    assert only(events, BlocksRolled).dice == (4, 4, 4)
