"""AP(X): -X to Defense rolls against the weapon."""

import pytest

from starquest.model.event import BlocksRolled, Mod
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of, only, taken
from tests.support.finding import models
from tests.support.playing import charge, shoot


@pytest.mark.rule("FF-202")
@pytest.mark.parametrize(("pierce", "need"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_each_point_makes_a_block_one_harder(pierce: int, need: int) -> None:
    target = fighter(defense=2, rules=["tough 9"])
    kinds = {"1": fighter(gun(2, f"ap {pierce}")), "a": target}
    state, events = shoot(board(lane(5), kinds, dice=[4, 4, need, need - 1]))
    blocks = only(events, BlocksRolled)
    assert (blocks.base, blocks.need, blocks.mods) == (2, need, (Mod("ap", -pierce),))
    assert (blocks.dice, blocks.wounds) == ((need, need - 1), 1)
    assert taken(events) == [(models(state, "a")[0], 1)]


@pytest.mark.rule("FF-202")
def test_it_belongs_to_its_weapon_alone() -> None:
    shooter = fighter(gun(1, "ap 2"), gun(1, name="pistol"))
    state = board(lane(5), {"1": shooter, "a": STURDY}, dice=[4, 5, 4, 4])
    _, events = shoot(state, "gun", "pistol")
    told = [(block.weapon, block.need, block.wounds) for block in of(events, BlocksRolled)]
    assert told == [("gun", 6, 1), ("pistol", 4, 0)]


@pytest.mark.rule("FF-202")
def test_it_pierces_in_melee_as_well() -> None:
    kinds = {"1": fighter(sword(1, "ap 1")), "a": STURDY}
    _, events = charge(board(lane(5), kinds, dice=[4, 4]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods, blocks.wounds) == (5, (Mod("ap", -1),), 1)
