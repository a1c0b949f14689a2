"""Impact(X): X dice after a charge, each 2+ a hit, unless fatigued."""

import pytest

from starquest.model.event import BlocksRolled, HitsRolled
from tests.support.board import STURDY, board, fighter, lane, sword
from tests.support.events import of, only
from tests.support.playing import charge

RAM = fighter(rules=["impact 3", "tough 9"])
RIDER = fighter(sword(), rules=["impact 2", "tough 9"])


@pytest.mark.rule("FF-215")
def test_a_charge_rolls_its_dice_and_each_two_hits() -> None:
    _, events = charge(board(lane(5), {"1": RAM, "a": STURDY}, dice=[1, 2, 6, 4, 3]))
    rolled, blocks = only(events, HitsRolled), only(events, BlocksRolled)
    assert (rolled.weapon, rolled.dice, rolled.need) == ("impact", (1, 2, 6), 2)
    assert (rolled.base, rolled.mods, rolled.hits) == (2, (), 2)
    assert (blocks.weapon, blocks.need, blocks.mods) == ("impact", 4, ())
    assert (blocks.dice, blocks.wounds) == ((4, 3), 1)


@pytest.mark.rule("FF-215")
def test_it_comes_before_the_weapons_and_besides_them() -> None:
    _, events = charge(board(lane(5), {"1": RIDER, "a": STURDY}, dice=[1, 1, 4, 4]))
    told = [(rolled.weapon, rolled.need) for rolled in of(events, HitsRolled)]
    assert told == [("impact", 2), ("sword", 4)]


@pytest.mark.rule("FF-215")
def test_each_model_that_charged_rolls() -> None:
    _, events = charge(board("11...a", {"1": RAM, "a": STURDY}, dice=[1] * 6))
    assert only(events, HitsRolled).dice == (1,) * 6


@pytest.mark.rule("FF-215")
def test_a_fatigued_charge_has_no_weight() -> None:
    state = board(lane(5), {"1": RIDER, "a": STURDY}, dice=[6, 4], fatigued="1")
    _, events = charge(state)
    assert [rolled.weapon for rolled in of(events, HitsRolled)] == ["sword"]


@pytest.mark.rule("FF-215")
def test_striking_back_has_no_weight() -> None:
    kinds = {"1": fighter(sword(), rules=["tough 9"]), "a": RIDER}
    state = board(lane(5), kinds, dice=[1, 1])
    _, events = charge(state, strike_back=True)
    assert [rolled.weapon for rolled in of(events, HitsRolled)] == ["sword", "sword"]


@pytest.mark.rule("FF-215")
def test_its_sixes_deal_no_extra_hits() -> None:
    raging = fighter(rules=["impact 1", "furious", "reckless"])
    _, events = charge(board(lane(5), {"1": raging, "a": STURDY}, dice=[6, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.extra) == (1, ())
    assert only(events, BlocksRolled).dice == (4,)
