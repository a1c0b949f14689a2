"""Reliable: attacks with the weapon are made at Quality 2+."""

import pytest

from starquest.model.event import HitsRolled
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of, only
from tests.support.playing import charge, shoot


@pytest.mark.rule("FF-220")
@pytest.mark.parametrize("quality", [3, 6])
def test_it_hits_on_a_two_whoever_shoots(quality: int) -> None:
    kinds = {"1": fighter(gun(2, "reliable"), quality=quality), "a": STURDY}
    _, events = shoot(board(lane(5), kinds, dice=[2, 1, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.base, rolled.need, rolled.mods, rolled.hits) == (2, 2, (), 1)


@pytest.mark.rule("FF-220")
def test_it_belongs_to_its_weapon_alone() -> None:
    shooter = fighter(gun(1, "reliable"), gun(1, name="pistol"), quality=5)
    state = board(lane(5), {"1": shooter, "a": STURDY}, dice=[2, 4, 4])
    _, events = shoot(state, "gun", "pistol")
    told = [(rolled.weapon, rolled.need, rolled.hits) for rolled in of(events, HitsRolled)]
    assert told == [("gun", 2, 1), ("pistol", 5, 0)]


@pytest.mark.rule("FF-220")
def test_it_hits_on_a_two_in_melee() -> None:
    kinds = {"1": fighter(sword(2, "reliable"), quality=5), "a": STURDY}
    _, events = charge(board(lane(5), kinds, dice=[2, 1, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.base, rolled.need, rolled.hits) == (2, 2, 1)
