"""Bane: no Regeneration, and unmodified sixes to block are rolled again."""

import pytest

from starquest.model.event import BlocksRolled, WoundsIgnored
from starquest.model.profile import Profile
from starquest.model.state import GameState
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.events import of, only, taken
from tests.support.playing import charge, shoot

HEALING = fighter(rules=["tough 9", "regeneration"])


def shot(*dice: int, at: Profile = STURDY, rule: str = "bane") -> GameState:
    return board(lane(5), {"1": fighter(gun(1, rule)), "a": at}, dice=dice)


@pytest.mark.rule("FF-203")
def test_a_six_to_block_is_rolled_again_and_can_fail() -> None:
    _, events = shoot(shot(4, 6, 3))
    blocks = only(events, BlocksRolled)
    assert (blocks.dice, blocks.rerolled, blocks.wounds) == ((6,), (3,), 1)


@pytest.mark.rule("FF-203")
@pytest.mark.parametrize("again", [4, 6])
def test_the_second_die_stands_even_if_it_is_a_six(again: int) -> None:
    _, events = shoot(shot(4, 6, again))
    blocks = only(events, BlocksRolled)
    assert (blocks.dice, blocks.rerolled, blocks.wounds) == ((6,), (again,), 0)


@pytest.mark.rule("FF-203")
def test_only_the_sixes_among_several_dice_are_rolled_again() -> None:
    kinds = {"1": fighter(gun(3, "bane")), "a": STURDY}
    _, events = shoot(board(lane(5), kinds, dice=[4, 4, 4, 6, 2, 6, 5, 1]))
    blocks = only(events, BlocksRolled)
    assert (blocks.dice, blocks.rerolled, blocks.wounds) == ((6, 2, 6), (5, 1), 2)


@pytest.mark.rule("FF-203")
def test_a_five_that_counts_as_six_is_kept() -> None:
    shielded = fighter(rules=["tough 9", "shielded"])
    _, events = shoot(shot(4, 5, at=shielded))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.dice, blocks.rerolled, blocks.wounds) == (3, (5,), (), 0)


@pytest.mark.rule("FF-203")
def test_regeneration_does_not_help() -> None:
    _, events = shoot(shot(4, 3, at=HEALING))
    assert of(events, WoundsIgnored) == []
    assert [wounds for _, wounds in taken(events)] == [1]


@pytest.mark.rule("FF-203")
def test_without_it_a_six_stands_and_regeneration_helps() -> None:
    _, events = shoot(shot(4, 6, at=HEALING, rule="surge"))
    assert only(events, BlocksRolled).rerolled == ()
    _, events = shoot(shot(4, 3, 5, at=HEALING, rule="surge"))
    assert only(events, WoundsIgnored).ignored == 1


@pytest.mark.rule("FF-203")
def test_it_works_in_melee_as_well() -> None:
    kinds = {"1": fighter(sword(1, "bane")), "a": HEALING}
    _, events = charge(board(lane(5), kinds, dice=[4, 6, 3]))
    assert only(events, BlocksRolled).rerolled == (3,)
    assert [wounds for _, wounds in taken(events)] == [1]
