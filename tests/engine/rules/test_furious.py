"""Furious: when charging, unmodified sixes to hit in melee deal one more hit."""

import pytest

from starquest.model.event import BlocksRolled, HitsRolled, Mod
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of, only
from tests.support.playing import charge, shoot

FURY = fighter(gun(2), sword(2), rules=["furious", "tough 9"])


@pytest.mark.rule("FF-212")
@pytest.mark.parametrize(
    ("dice", "hits", "extra"),
    [((6, 3), 1, 1), ((6, 5), 2, 1), ((6, 6), 2, 2)],
)
def test_each_charging_six_hits_once_more(dice: tuple[int, int], hits: int, extra: int) -> None:
    blocks = [4] * (hits + extra)
    _, events = charge(board(lane(5), {"1": FURY, "a": STURDY}, dice=[*dice, *blocks]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.extra) == (hits, (Mod("furious", extra),))
    assert only(events, BlocksRolled).dice == tuple(blocks)


@pytest.mark.rule("FF-212")
def test_a_five_is_no_six_even_with_a_bonus() -> None:
    lancer = fighter(sword(1, "thrust"), rules=["furious"])
    _, events = charge(board(lane(5), {"1": lancer, "a": STURDY}, dice=[5, 5]))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.hits, rolled.extra) == (3, 1, ())


@pytest.mark.rule("FF-212")
def test_striking_back_is_not_charging() -> None:
    kinds = {"1": fighter(sword(), rules=["tough 9"]), "a": FURY}
    _, events = charge(board(lane(5), kinds, dice=[1, 6, 6, 4, 4]), strike_back=True)
    back = of(events, HitsRolled)[1]
    assert (back.hits, back.extra) == (2, ())


@pytest.mark.rule("FF-212")
def test_shooting_is_not_charging() -> None:
    _, events = shoot(board(lane(5), {"1": FURY, "a": STURDY}, dice=[6, 6, 4, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.extra) == (2, ())


@pytest.mark.rule("FF-212")
def test_only_the_models_that_have_it_hit_more_often() -> None:
    state = board("11...a", {"1": [fighter(sword()), FURY], "a": STURDY}, dice=[6, 4, 6, 1, 4, 4])
    _, events = charge(state)
    assert [rolled.extra for rolled in of(events, HitsRolled)] == [(), (Mod("furious", 1),)]
