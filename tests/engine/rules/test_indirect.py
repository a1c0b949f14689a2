"""Indirect: shoots over what is in the way, badly after moving."""

import pytest

from starquest.model.command import Activate, Advance, Hold, Shoot
from starquest.model.event import BlocksRolled, HitsRolled, Mod
from starquest.model.profile import Profile
from tests.support.board import STURDY, board, fighter, gun, lane
from tests.support.events import only
from tests.support.finding import cell, uid
from tests.support.playing import offered, play, shoot

MORTAR = fighter(gun(1, "indirect"))
RIFLE = fighter(gun())
MOVED = (Mod("indirect", -1),)
COVERED = (Mod("cover", 1),)


@pytest.mark.rule("FF-216")
@pytest.mark.parametrize(("kind", "need", "mods"), [(MORTAR, 5, MOVED), (RIFLE, 4, ())])
def test_after_moving_it_hits_worse(kind: Profile, need: int, mods: tuple[Mod, ...]) -> None:
    state = board(lane(8), {"1": kind, "a": STURDY}, dice=[need, 4])
    _, events = shoot(state, after=Advance(cell(state, 2, 0)))
    rolled = only(events, HitsRolled)
    assert (rolled.base, rolled.need, rolled.mods, rolled.hits) == (4, need, mods, 1)


@pytest.mark.rule("FF-216")
def test_holding_still_it_hits_as_well_as_others() -> None:
    _, events = shoot(board(lane(8), {"1": MORTAR, "a": STURDY}, dice=[4, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (4, (), 1)


@pytest.mark.rule("FF-216")
def test_it_shoots_at_what_it_cannot_see() -> None:
    _, events = shoot(board("1..##.a", {"1": MORTAR, "a": STURDY}, dice=[4, 4]))
    assert only(events, HitsRolled).hits == 1
    state = board("1..##.a", {"1": RIFLE, "a": STURDY})
    state, _ = play(state, Activate(uid(state, "1")), Hold())
    assert offered(state, Shoot) == []


@pytest.mark.rule("FF-216")
def test_it_does_not_shoot_beyond_its_range() -> None:
    short = fighter(gun(1, "indirect", reach=6))
    for drawing, shots in (("1..##.a", 1), ("1..##..a", 0)):
        state = board(drawing, {"1": short, "a": STURDY})
        state, _ = play(state, Activate(uid(state, "1")), Hold())
        assert len(offered(state, Shoot)) == shots


@pytest.mark.rule("FF-216")
@pytest.mark.parametrize("drawing", ["1.....%a", "1.....oa", "1.....#a"])
def test_what_stands_in_the_way_gives_no_cover(drawing: str) -> None:
    _, events = shoot(board(drawing, {"1": MORTAR, "a": STURDY}, dice=[4, 4]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods) == (4, ())


@pytest.mark.rule("FF-216")
@pytest.mark.parametrize("drawing", ["1.....%a", "1.....oa"])
def test_against_others_it_does(drawing: str) -> None:
    _, events = shoot(board(drawing, {"1": RIFLE, "a": STURDY}, dice=[4, 4]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods) == (3, COVERED)


@pytest.mark.rule("FF-216")
def test_who_stands_in_cover_keeps_it() -> None:
    state = board("1.....a", {"1": MORTAR, "a": STURDY}, dice=[4, 4], ground="%")
    _, events = shoot(state)
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods) == (3, COVERED)
