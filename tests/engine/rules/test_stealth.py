"""Stealth: a unit of which all have it is harder to shoot from over 9 inches."""

import pytest

from starquest.model.event import HitsRolled, Mod
from tests.support.board import STURDY, Kind, board, fighter, gun, lane, sword
from tests.support.events import only
from tests.support.playing import charge, shoot

HIDDEN = fighter(rules=["stealth", "tough 9"])
MINUS = (Mod("stealth", -1),)


@pytest.mark.rule("FF-224")
@pytest.mark.parametrize(("apart", "need", "mods"), [(10, 5, MINUS), (9, 4, ())])
def test_shots_from_over_nine_inches_hit_worse(
    apart: int, need: int, mods: tuple[Mod, ...]
) -> None:
    kinds = {"1": fighter(gun(2)), "a": HIDDEN}
    _, events = shoot(board(lane(apart), kinds, dice=[need, need - 1, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.base, rolled.need, rolled.mods, rolled.hits) == (4, need, mods, 1)


@pytest.mark.rule("FF-224")
@pytest.mark.parametrize(
    ("rows", "need"),
    [
        (["1".ljust(10, "."), ".........a"], 4),
        (["1".ljust(10, "."), "..........", ".........a"], 5),
    ],
)
def test_nine_inches_are_measured_as_everywhere(rows: list[str], need: int) -> None:
    # 9 across and 1 down is 9.5", which counts as within 9"; 9 across and 2 down is 10"
    kinds = {"1": fighter(gun()), "a": HIDDEN}
    _, events = shoot(board(rows, kinds, dice=[need, 4]))
    assert only(events, HitsRolled).need == need


@pytest.mark.rule("FF-224")
@pytest.mark.parametrize(
    ("kind", "need"),
    [
        ([HIDDEN, STURDY], 4),
        ([STURDY, HIDDEN], 4),
        ([HIDDEN, fighter(rules=["stealth", "tough 3"])], 5),
    ],
)
def test_every_model_of_the_unit_must_have_it(kind: Kind, need: int) -> None:
    state = board(f"{lane(10)}a", {"1": fighter(gun()), "a": kind}, dice=[need, 4])
    _, events = shoot(state)
    assert only(events, HitsRolled).need == need


@pytest.mark.rule("FF-224")
def test_it_does_not_help_in_melee() -> None:
    kinds = {"1": fighter(sword()), "a": HIDDEN}
    _, events = charge(board(lane(12), kinds, dice=[4, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods) == (4, ())


@pytest.mark.rule("FF-224")
def test_who_has_it_shoots_as_others_do() -> None:
    kinds = {"1": fighter(gun(), rules=["stealth"]), "a": STURDY}
    _, events = shoot(board(lane(10), kinds, dice=[4, 4]))
    assert only(events, HitsRolled).mods == ()
