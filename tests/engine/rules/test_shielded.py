"""Shielded: +1 to block, in melee and against shots."""

import pytest

from starquest.model.event import BlocksRolled, Mod
from tests.support.board import STURDY, Kind, board, fighter, gun, lane, sword
from tests.support.events import only
from tests.support.playing import charge, shoot

BULWARK = fighter(rules=["shielded", "tough 9"])
SHIELD = (Mod("shielded", 1),)


@pytest.mark.rule("HR-1507")
@pytest.mark.parametrize("apart", [5, 12])
def test_it_blocks_shots_better_near_and_far(apart: int) -> None:
    kinds = {"1": fighter(gun(2)), "a": BULWARK}
    _, events = shoot(board(lane(apart), kinds, dice=[4, 4, 3, 2]))
    blocks = only(events, BlocksRolled)
    assert (blocks.base, blocks.need, blocks.mods, blocks.wounds) == (4, 3, SHIELD, 1)


@pytest.mark.rule("HR-1507")
def test_it_blocks_blows_better() -> None:
    kinds = {"1": fighter(sword(2)), "a": BULWARK}
    _, events = charge(board(lane(5), kinds, dice=[4, 4, 3, 2]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods, blocks.wounds) == (3, SHIELD, 1)


@pytest.mark.rule("HR-1507")
@pytest.mark.parametrize(
    ("kind", "need"),
    [([BULWARK, STURDY], 4), ([BULWARK, fighter(rules=["shielded", "tough 3"])], 3)],
)
def test_every_model_of_the_unit_must_have_it(kind: Kind, need: int) -> None:
    state = board(f"{lane(5)}a", {"1": fighter(gun()), "a": kind}, dice=[4, 4])
    _, events = shoot(state)
    assert only(events, BlocksRolled).need == need


@pytest.mark.rule("HR-1507")
def test_it_is_no_help_to_who_attacks() -> None:
    kinds = {"1": fighter(gun(), rules=["shielded"]), "a": STURDY}
    _, events = shoot(board(lane(5), kinds, dice=[4, 4]))
    assert only(events, BlocksRolled).mods == ()
