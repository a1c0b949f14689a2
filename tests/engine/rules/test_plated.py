"""Plated: +1 to block when shot from over 9 inches."""

import pytest

from starquest.model.event import BlocksRolled, Mod
from tests.support.board import STURDY, Kind, board, fighter, gun, lane, sword
from tests.support.events import only
from tests.support.playing import charge, shoot

GUARD = fighter(rules=["plated", "tough 9"])
PLATES = (Mod("plated", 1),)


@pytest.mark.rule("HR-1504")
@pytest.mark.parametrize(("apart", "need", "mods"), [(10, 3, PLATES), (9, 4, ())])
def test_it_blocks_better_when_shot_from_over_nine_inches(
    apart: int, need: int, mods: tuple[Mod, ...]
) -> None:
    kinds = {"1": fighter(gun(2)), "a": GUARD}
    _, events = shoot(board(lane(apart), kinds, dice=[4, 4, need, need - 1]))
    blocks = only(events, BlocksRolled)
    assert (blocks.base, blocks.need, blocks.mods, blocks.wounds) == (4, need, mods, 1)


@pytest.mark.rule("HR-1504")
def test_it_does_not_help_in_melee() -> None:
    _, events = charge(board(lane(12), {"1": fighter(sword()), "a": GUARD}, dice=[4, 4]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods) == (4, ())


@pytest.mark.rule("HR-1504")
@pytest.mark.parametrize(
    ("kind", "need"),
    [([GUARD, STURDY], 4), ([GUARD, fighter(rules=["plated", "tough 3"])], 3)],
)
def test_every_model_of_the_unit_must_have_it(kind: Kind, need: int) -> None:
    state = board(f"{lane(10)}a", {"1": fighter(gun()), "a": kind}, dice=[4, 4])
    _, events = shoot(state)
    assert only(events, BlocksRolled).need == need


@pytest.mark.rule("HR-1504", "FF-181")
def test_it_adds_to_cover() -> None:
    kinds = {"1": fighter(gun(1, "ap 1")), "a": GUARD}
    _, events = shoot(board(lane(10), kinds, dice=[4, 3], ground="%"))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods) == (3, (Mod("ap", -1), Mod("cover", 1), *PLATES))
