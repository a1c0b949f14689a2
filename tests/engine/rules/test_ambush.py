"""Ambush: off the table, then anywhere far from the enemy, from the second round on."""

import pytest

from starquest.model.command import Activate, Choose, Deploy, Done
from starquest.model.event import Deployed, KeptBack, RoundStarted
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import AskKind, RollOff, StartRound
from tests.support.board import Kind, board, fighter
from tests.support.changes import lifted
from tests.support.events import of, only
from tests.support.finding import asked, cell, places, uid
from tests.support.playing import idle_until, offered, play, run_step

LURKER = fighter(rules=["ambush"])
ROW = "1".ljust(29, ".") + "a"


def deploying(state: GameState) -> set[str]:
    return {state.world.units[command.unit].kind for command in offered(state, Deploy)}


def columns(state: GameState) -> list[int]:
    return [state.table.grid.xy(command.cell)[0] for command in offered(state, Deploy)]


@pytest.mark.rule("FF-201")
def test_it_may_be_kept_off_the_table() -> None:
    drawn = board(["1a", *[".."] * 11], {"1": fighter(), "a": LURKER}, dice=[5, 2], round_number=0)
    state, _ = run_step(lifted(drawn, "1a"), RollOff())
    assert asked(state, AskKind.KEEP_BACK)
    state, events = play(state, Choose(1))
    assert of(events, KeptBack) == [KeptBack(uid(state, "a"), "ambush")]
    assert [event.unit for event in of(events, Deployed)] == [uid(state, "1")]
    assert state.world.statuses[uid(state, "a")].reserve


@pytest.mark.rule("FF-201")
def test_it_may_deploy_like_everybody_else() -> None:
    drawn = board(["1a", *[".."] * 11], {"1": fighter(), "a": LURKER}, dice=[5, 2], round_number=0)
    state, _ = run_step(lifted(drawn, "1a"), RollOff())
    state, events = play(state, Choose(0))
    assert [(event.unit, event.source) for event in of(events, Deployed)] == [
        (uid(state, "1"), "deployment"),
        (uid(state, "a"), "deployment"),
    ]
    assert not of(events, KeptBack)


@pytest.mark.rule("FF-201")
def test_a_unit_of_which_some_cannot_is_never_asked() -> None:
    kinds: dict[str, Kind] = {"1": fighter(), "a": [LURKER, fighter()]}
    drawn = board(["1aa", *["..."] * 11], kinds, dice=[5, 2], round_number=0)
    state, events = run_step(lifted(drawn, "1a"), RollOff())
    assert [event.source for event in of(events, Deployed)] == ["deployment"] * 2
    assert offered(state, Activate)


@pytest.mark.rule("FF-201")
def test_nobody_comes_in_the_first_round() -> None:
    drawn = board(ROW, {"1": fighter(), "a": LURKER}, round_number=0)
    state, _ = run_step(lifted(drawn, "a"), StartRound())
    assert state.round == 1
    assert offered(state, Deploy) == []
    assert offered(state, Activate)


@pytest.mark.rule("FF-201")
def test_it_comes_as_the_second_round_starts_over_nine_inches_from_enemies() -> None:
    state, _ = idle_until(lifted(board(ROW, {"1": fighter(), "a": LURKER}), "a"), RoundStarted)
    assert state.round == 2
    assert columns(state) == list(range(10, 30))
    state, events = play(state, Deploy(uid(state, "a"), cell(state, 10, 0)))
    arrival = only(events, Deployed)
    assert arrival == Deployed(uid(state, "a"), (cell(state, 10, 0),), "ambush")
    assert places(state, "a") == [(10, 0)]


@pytest.mark.rule("FF-201")
def test_every_model_of_it_is_over_nine_inches_away() -> None:
    drawn = board("1".ljust(28, ".") + "aa", {"1": fighter(), "a": LURKER})
    state, _ = idle_until(lifted(drawn, "a"), RoundStarted)
    state, _ = play(state, Deploy(uid(state, "a"), cell(state, 10, 0)))
    assert places(state, "a") == [(10, 0), (11, 0)]


@pytest.mark.rule("FF-201")
def test_its_friends_do_not_keep_it_away() -> None:
    drawn = board("1".ljust(28, ".") + "ba", {"1": fighter(), "a": LURKER, "b": fighter()})
    state, _ = idle_until(lifted(drawn, "a"), RoundStarted)
    assert columns(state) == list(range(10, 27))


@pytest.mark.rule("FF-201")
def test_it_may_wait_for_a_later_round() -> None:
    state, _ = idle_until(lifted(board(ROW, {"1": fighter(), "a": LURKER}), "a"), RoundStarted)
    state, _ = play(state, Done())
    assert offered(state, Activate)
    state, _ = idle_until(state, RoundStarted)
    assert state.round == 3
    assert deploying(state) == {"a"}


@pytest.mark.rule("FF-201")
def test_the_round_it_arrives_in_is_written_down_because_it_holds_nothing_then() -> None:
    state, _ = idle_until(lifted(board(ROW, {"1": fighter(), "a": LURKER}), "a"), RoundStarted)
    state, _ = play(state, Deploy(uid(state, "a"), cell(state, 20, 0)))
    status = state.world.statuses[uid(state, "a")]
    assert (status.arrived, status.reserve) == (2, False)


def four_lurkers() -> GameState:
    kinds = {"1": fighter(), "a": fighter(), **dict.fromkeys("23bc", LURKER)}
    drawn = board("1.2.3".ljust(35, ".") + "a.b.c", kinds)
    return idle_until(lifted(drawn, "23bc"), RoundStarted)[0]


@pytest.mark.rule("FF-201")
def test_sides_take_turns_to_bring_them() -> None:
    state = four_lurkers()
    assert deploying(state) == {"2", "3"}
    state, _ = play(state, Deploy(uid(state, "2"), cell(state, 20, 0)))
    assert deploying(state) == {"b", "c"}
    state, _ = play(state, Deploy(uid(state, "b"), cell(state, 39, 0)))
    assert deploying(state) == {"3"}
    state, _ = play(state, Deploy(uid(state, "3"), cell(state, 3, 0)))
    assert deploying(state) == {"c"}
    state, _ = play(state, Deploy(uid(state, "c"), cell(state, 37, 0)))
    assert offered(state, Activate)


@pytest.mark.rule("FF-201")
def test_who_lets_a_turn_go_may_still_answer_the_next_arrival() -> None:
    state, _ = play(four_lurkers(), Done())
    assert deploying(state) == {"b", "c"}
    state, _ = play(state, Deploy(uid(state, "b"), cell(state, 39, 0)))
    assert deploying(state) == {"2", "3"}
    state, _ = play(state, Done(), Done())
    assert state.world.units[offered(state, Activate)[0].unit].side is Side.ONE
