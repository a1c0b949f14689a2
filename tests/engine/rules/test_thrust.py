"""Thrust: when charging, +1 to hit and AP(+1) in melee."""

import pytest

from starquest.model.event import BlocksRolled, HitsRolled, Mod
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of, only
from tests.support.playing import charge, shoot

LANCER = fighter(sword(2, "thrust"), rules=["tough 9"])


@pytest.mark.rule("FF-227")
def test_a_charge_hits_one_better_and_pierces_one_more() -> None:
    _, events = charge(board(lane(5), {"1": LANCER, "a": STURDY}, dice=[3, 2, 4]))
    rolled, blocks = only(events, HitsRolled), only(events, BlocksRolled)
    assert (rolled.base, rolled.need, rolled.mods) == (4, 3, (Mod("thrust", 1),))
    assert rolled.hits == 1
    assert (blocks.base, blocks.need, blocks.mods) == (4, 5, (Mod("thrust", -1),))
    assert blocks.wounds == 1


@pytest.mark.rule("FF-227")
def test_it_adds_to_the_ap_of_the_weapon() -> None:
    lancer = fighter(sword(1, "ap 1", "thrust"))
    _, events = charge(board(lane(5), {"1": lancer, "a": STURDY}, dice=[3, 5]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.wounds) == (6, 1)
    assert blocks.mods == (Mod("ap", -1), Mod("thrust", -1))


@pytest.mark.rule("FF-227")
def test_striking_back_it_is_a_weapon_like_any_other() -> None:
    kinds = {"1": fighter(sword(), rules=["tough 9"]), "a": LANCER}
    state = board(lane(5), kinds, dice=[1, 4, 3, 4])
    _, events = charge(state, strike_back=True)
    back, blocks = of(events, HitsRolled)[1], only(events, BlocksRolled)
    assert (back.need, back.mods, back.hits) == (4, (), 1)
    assert (blocks.need, blocks.mods, blocks.wounds) == (4, (), 0)


@pytest.mark.rule("FF-227")
def test_it_does_nothing_for_a_shot() -> None:
    kinds = {"1": fighter(gun(1, "thrust")), "a": STURDY}
    _, events = shoot(board(lane(5), kinds, dice=[4, 4]))
    assert (only(events, HitsRolled).need, only(events, BlocksRolled).need) == (4, 4)
