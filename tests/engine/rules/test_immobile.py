"""Immobile: Hold and nothing else."""

import pytest

from starquest.model.command import Activate, Advance, Charge, Hold, Rush
from starquest.model.event import Acted, HitsRolled, Moved
from tests.support.board import STURDY, Kind, board, fighter, gun, lane
from tests.support.events import of, only
from tests.support.finding import places, uid
from tests.support.playing import charge, offered, play, shoot

TURRET = fighter(gun(), rules=["immobile", "tough 9"])


@pytest.mark.rule("FF-214")
@pytest.mark.parametrize("kind", [TURRET, [fighter(), TURRET]])
def test_it_may_hold_and_nothing_else(kind: Kind) -> None:
    state = board("11...a", {"1": kind, "a": fighter()})
    state, _ = play(state, Activate(uid(state, "1")))
    assert offered(state, Hold) == [Hold()]
    for move in (Advance, Rush, Charge):
        assert offered(state, move) == []


@pytest.mark.rule("FF-214")
def test_others_on_its_spot_could_do_all_of_it() -> None:
    state = board("11...a", {"1": fighter(), "a": fighter()})
    state, _ = play(state, Activate(uid(state, "1")))
    assert offered(state, Advance)
    assert offered(state, Rush)
    assert offered(state, Charge)


@pytest.mark.rule("FF-214")
def test_it_shoots_from_where_it_holds() -> None:
    state, events = shoot(board(lane(5), {"1": TURRET, "a": STURDY}, dice=[4, 4]))
    assert [event.action for event in of(events, Acted)] == ["hold", "shoot"]
    assert only(events, HitsRolled).hits == 1
    assert places(state, "1") == [(0, 0)]


@pytest.mark.rule("FF-214")
def test_it_does_not_close_up_when_it_is_charged() -> None:
    rows = ["1....aaa", "........"]
    state, events = charge(board(rows, {"1": fighter(), "a": TURRET}))
    assert places(state, "a") == [(5, 0), (6, 0), (7, 0)]
    assert not {event.model for event in of(events, Moved)} & set(
        state.world.squads[uid(state, "a")].members
    )


@pytest.mark.rule("FF-214")
def test_others_do_close_up() -> None:
    state, _ = charge(board(["1....aaa", "........"], {"1": fighter(), "a": STURDY}))
    assert places(state, "a") != [(5, 0), (6, 0), (7, 0)]
