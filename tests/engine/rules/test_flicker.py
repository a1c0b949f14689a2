"""Flicker: -1 to hit it from over 9 inches."""

import pytest

from starquest.model.event import HitsRolled, Mod
from tests.support.board import STURDY, Kind, board, fighter, gun, lane, sword
from tests.support.events import only
from tests.support.playing import charge, shoot

NULLBORN = fighter(rules=["flicker", "tough 9"])
MINUS = (Mod("flicker", -1),)


@pytest.mark.rule("HR-1505")
@pytest.mark.parametrize(("apart", "need", "mods"), [(10, 5, MINUS), (9, 4, ())])
def test_it_is_harder_to_hit_from_over_nine_inches(
    apart: int, need: int, mods: tuple[Mod, ...]
) -> None:
    kinds = {"1": fighter(gun(2)), "a": NULLBORN}
    _, events = shoot(board(lane(apart), kinds, dice=[need, need - 1, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.base, rolled.need, rolled.mods, rolled.hits) == (4, need, mods, 1)


@pytest.mark.rule("HR-1505")
def test_it_does_not_help_in_melee() -> None:
    _, events = charge(board(lane(12), {"1": fighter(sword()), "a": NULLBORN}, dice=[4, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods) == (4, ())


@pytest.mark.rule("HR-1505")
@pytest.mark.parametrize(
    ("kind", "need"),
    [([NULLBORN, STURDY], 4), ([NULLBORN, fighter(rules=["flicker", "tough 3"])], 5)],
)
def test_every_model_of_the_unit_must_have_it(kind: Kind, need: int) -> None:
    state = board(f"{lane(10)}a", {"1": fighter(gun()), "a": kind}, dice=[need, 4])
    _, events = shoot(state)
    assert only(events, HitsRolled).need == need


@pytest.mark.rule("HR-1505", "FF-224")
def test_with_stealth_it_is_two_harder_to_hit() -> None:
    ghost = fighter(rules=["flicker", "stealth", "tough 9"])
    _, events = shoot(board(lane(10), {"1": fighter(gun()), "a": ghost}, dice=[6, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods) == (6, (*MINUS, Mod("stealth", -1)))
