"""Rending: unmodified sixes to hit get AP(+4), and Regeneration is no help."""

import pytest

from starquest.model.event import BlocksRolled, Mod, WoundsIgnored
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of, only, taken
from tests.support.playing import charge, shoot

THICK = fighter(defense=2, rules=["tough 9"])
TORN = (Mod("rending", -4),)


@pytest.mark.rule("FF-221")
def test_the_hit_of_a_six_pierces_and_the_others_do_not() -> None:
    # against Defense 2+ a six's hit is blocked on 6s: the 5 fails, the 2 blocks a plain hit
    kinds = {"1": fighter(gun(2, "rending")), "a": THICK}
    _, events = shoot(board(lane(5), kinds, dice=[6, 5, 5, 2]))
    told = [(b.dice, b.base, b.need, b.mods, b.wounds) for b in of(events, BlocksRolled)]
    assert told == [((5,), 2, 6, TORN, 1), ((2,), 2, 2, (), 0)]


@pytest.mark.rule("FF-221")
def test_it_adds_to_the_ap_of_the_weapon() -> None:
    kinds = {"1": fighter(gun(2, "ap 1", "rending")), "a": THICK}
    _, events = shoot(board(lane(5), kinds, dice=[6, 5, 6, 3]))
    told = [(b.need, b.mods, b.wounds) for b in of(events, BlocksRolled)]
    assert told == [(6, (Mod("ap", -1), *TORN), 0), (3, (Mod("ap", -1),), 0)]


@pytest.mark.rule("FF-221")
def test_a_five_that_counts_as_six_does_not_pierce() -> None:
    lancer = fighter(sword(1, "rending", "thrust"))
    _, events = charge(board(lane(5), {"1": lancer, "a": THICK}, dice=[5, 3]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods, blocks.wounds) == (3, (Mod("thrust", -1),), 0)


@pytest.mark.rule("FF-221")
def test_it_pierces_in_melee() -> None:
    kinds = {"1": fighter(sword(1, "rending")), "a": THICK}
    _, events = charge(board(lane(5), kinds, dice=[6, 5]))
    assert (only(events, BlocksRolled).need, only(events, BlocksRolled).wounds) == (6, 1)


@pytest.mark.rule("FF-221")
@pytest.mark.parametrize("die", [6, 4])
def test_regeneration_helps_against_none_of_its_hits(die: int) -> None:
    healing = fighter(rules=["tough 9", "regeneration"])
    kinds = {"1": fighter(gun(1, "rending")), "a": healing}
    _, events = shoot(board(lane(5), kinds, dice=[die, 3]))
    assert of(events, WoundsIgnored) == []
    assert [wounds for _, wounds in taken(events)] == [1]


@pytest.mark.rule("FF-221")
def test_without_it_a_six_is_a_hit_like_any_other() -> None:
    _, events = shoot(board(lane(5), {"1": fighter(gun()), "a": STURDY}, dice=[6, 4]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods, blocks.wounds) == (4, (), 0)
