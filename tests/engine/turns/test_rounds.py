"""Rounds and activations: who is next, and what the one action of an activation may be."""

import attrs
import pytest

from starquest.model.command import (
    Activate,
    Advance,
    Charge,
    Command,
    Done,
    Hold,
    Rush,
    Shoot,
    Shot,
)
from starquest.model.event import (
    Acted,
    Activated,
    GameEnded,
    HitsRolled,
    Moved,
    RolledOff,
    RoundEnded,
    RoundStarted,
    UnitDestroyed,
)
from starquest.model.ids import Side
from starquest.model.state import GameState, Outcome
from starquest.model.step import Act, RollOff, Turn
from tests.support.board import board, fighter, gun, lane, skirmish_rules, sword
from tests.support.events import exact, of, only
from tests.support.finding import cell, places, uid
from tests.support.playing import farthest, offered, play, run_step
from tests.support.probes import may_charge

PLAIN = fighter()
GUNNER = fighter(gun(1))


def ready(state: GameState) -> str:
    """The units that may activate now, by their marks."""
    assert isinstance(state.agenda[-1], Turn)
    return "".join(state.world.units[command.unit].kind for command in offered(state, Activate))


def hold(state: GameState, marks: str) -> GameState:
    """These units activate and hold, one after the other; they have nothing to shoot with."""
    for mark in marks:
        state, _ = play(state, Activate(uid(state, mark)), Hold())
    return state


def acting(drawing: str) -> GameState:
    """A board on which the one hero has just activated."""
    state = board(drawing, {"1": GUNNER, "a": PLAIN})
    return play(state, Activate(uid(state, "1")))[0]


def kinds_offered(state: GameState) -> set[type[Command]]:
    every: tuple[type[Command], ...] = (Hold, Advance, Rush, Charge, Shoot, Done, Activate)
    return {kind for kind in every if offered(state, kind)}


@pytest.mark.rule("FF-121")
def test_sides_alternate_and_nobody_activates_twice() -> None:
    state = board("1...a...2...b", dict.fromkeys("1a2b", PLAIN))
    order = []
    for mark in "2a1b":
        order.append(ready(state))
        state = hold(state, mark)
    assert order == ["12", "ab", "1", "b"]
    assert state.round == 2


@pytest.mark.rule("FF-121")
def test_the_horde_alternates_alike_when_it_starts() -> None:
    state = board("1...a...2...b", dict.fromkeys("1a2b", PLAIN), turn=Side.TWO)
    assert ready(state) == "ab"
    assert ready(hold(state, "a")) == "12"
    assert ready(hold(state, "a2")) == "b"


@pytest.mark.rule("FF-121")
@pytest.mark.parametrize(
    ("dice", "pairs", "winner"),
    [
        ([5, 2], ((5, 2),), Side.ONE),
        ([2, 5], ((2, 5),), Side.TWO),
        ([3, 3, 6, 6, 2, 5], ((3, 3), (6, 6), (2, 5)), Side.TWO),
    ],
)
def test_the_winner_of_the_roll_off_starts_the_first_round(
    dice: list[int], pairs: tuple[tuple[int, int], ...], winner: Side
) -> None:
    rows = ["1..........a", *["............"] * 11]
    state = board(rows, {"1": PLAIN, "a": PLAIN}, dice=dice, round_number=0)
    state, events = run_step(attrs.evolve(state, first=winner.other), RollOff())
    assert only(events, RolledOff) == RolledOff(pairs, winner)
    assert only(events, RoundStarted) == RoundStarted(1)
    assert ready(state) == ("1" if winner is Side.ONE else "a")


@pytest.mark.rule("FF-121")
def test_a_side_with_units_left_keeps_activating() -> None:
    state = board("1...a...b...c", dict.fromkeys("1abc", PLAIN))
    state = hold(state, "1a")
    assert ready(state) == "bc"
    assert ready(hold(state, "c")) == "b"


@pytest.mark.rule("FF-121")
@pytest.mark.parametrize(
    ("units", "turn", "order", "second"),
    [
        ("1ab", Side.ONE, "1ab", "1"),
        ("1ab", Side.TWO, "a1b", "1"),
        ("1a", Side.TWO, "a1", "a"),
        ("12a", Side.ONE, "1a2", "a"),
    ],
)
def test_who_finished_first_starts_the_next_round(
    units: str, turn: Side, order: str, second: str
) -> None:
    state = board("...".join(units), dict.fromkeys(units, PLAIN), turn=turn)
    state = hold(attrs.evolve(state, first=turn), order)
    assert state.round == 2
    assert ready(state)[0] == second


@pytest.mark.rule("FF-121")
def test_who_loses_its_last_waiting_unit_has_finished() -> None:
    kinds = {"1": GUNNER, "2": PLAIN, "a": PLAIN, "b": PLAIN}
    state = board("1...2...a...b", kinds, turn=Side.TWO, dice=[4, 3, 5])
    state, doomed = hold(state, "a"), uid(state, "b")
    fire = Shoot((Shot("gun", doomed),))
    state, events = exact(play(state, Activate(uid(state, "1")), Hold(), fire))
    assert only(events, UnitDestroyed).unit == doomed
    assert ready(state) == "2"
    assert ready(hold(state, "2")) == "a"


@pytest.mark.rule("FF-121")
def test_who_finished_first_is_found_anew_in_every_round() -> None:
    """The heroes finish first in round 1; in round 2 the horde does, which has lost a unit."""
    kinds = {"1": GUNNER, "2": PLAIN, "a": PLAIN, "b": PLAIN}
    state = board("1...2...a...b", kinds, dice=[4, 3, 5])
    state, _ = play(state, Activate(uid(state, "1")), Hold(), Done())
    state = hold(state, "a2b")
    assert ready(state) == "12"
    fire = Shoot((Shot("gun", uid(state, "b")),))
    state, _ = exact(play(state, Activate(uid(state, "1")), Hold(), fire))
    state = hold(state, "a2")
    assert (state.round, ready(state)) == (3, "a")


@pytest.mark.rule("FF-121")
def test_a_round_ends_once_everybody_has_activated_and_all_may_again() -> None:
    state = board(lane(20), {"1": PLAIN, "a": PLAIN})
    state = hold(state, "1")
    state, events = play(state, Activate(uid(state, "a")), Hold())
    assert [e for e in events if isinstance(e, RoundEnded | RoundStarted)] == [
        RoundEnded(1),
        RoundStarted(2),
    ]
    assert ready(state) == "1"


def test_the_last_round_ends_the_game() -> None:
    state = board(lane(20), {"1": PLAIN, "a": PLAIN}, settings=skirmish_rules(rounds=1))
    state = hold(state, "1a")
    assert state.outcome == Outcome(-1, "time_up")


def test_a_side_without_units_has_lost() -> None:
    state = board(lane(5), {"1": GUNNER, "a": PLAIN}, dice=[4, 3, 5])
    fire = Shoot((Shot("gun", uid(state, "a")),))
    state, events = exact(play(state, Activate(uid(state, "1")), Hold(), fire))
    assert only(events, GameEnded) == GameEnded(Side.ONE, "destroyed")
    assert state.outcome == Outcome(Side.ONE, "destroyed")


@pytest.mark.rule("FF-122")
def test_an_activation_offers_the_four_actions_and_nothing_else() -> None:
    state = acting(lane(6))
    assert kinds_offered(state) == {Hold, Advance, Rush, Charge}


@pytest.mark.rule("FF-122")
def test_one_that_holds_stays_and_may_shoot() -> None:
    state = acting(lane(6))
    state, events = play(state, Hold())
    assert only(events, Acted) == Acted(uid(state, "1"), "hold")
    assert of(events, Moved) == []
    assert kinds_offered(state) == {Shoot, Done}


@pytest.mark.rule("FF-122")
def test_one_that_advances_may_shoot_from_where_it_ends() -> None:
    state = acting(lane(28))
    assert offered(play(state, Hold())[0], Shoot) == []
    state, events = play(state, Advance(cell(state, 4, 0)))
    assert only(events, Acted) == Acted(uid(state, "1"), "advance")
    assert kinds_offered(state) == {Shoot, Done}
    assert places(state, "1") == [(4, 0)]


@pytest.mark.rule("FF-122")
def test_one_that_rushes_may_not_shoot() -> None:
    state = acting(lane(20))
    state, events = play(state, Rush(cell(state, 12, 0)))
    assert only(events, Acted) == Acted(uid(state, "1"), "rush")
    assert ready(state) == "a"


@pytest.mark.rule("FF-122")
def test_one_that_charges_may_not_shoot() -> None:
    state = board(["1....a", "......", "......", ".....b"], dict.fromkeys("1ab", GUNNER))
    state, _ = play(state, Activate(uid(state, "1")))
    state, events = play(state, Charge(uid(state, "a"), cell(state, 4, 0)))
    assert only(events, Acted) == Acted(uid(state, "1"), "charge", uid(state, "a"))
    assert of(events, HitsRolled) == []
    assert ready(state) == "ab"


@pytest.mark.rule("FF-122")
@pytest.mark.parametrize("first", [Hold(), Advance, Rush])
def test_an_activation_has_exactly_one_action(first: Command | type[Advance | Rush]) -> None:
    state = acting(lane(20))
    begun = first(cell(state, 2, 0)) if isinstance(first, type) else first
    state, _ = play(state, begun)
    assert not kinds_offered(state) & {Hold, Advance, Rush, Charge}


@pytest.mark.rule("FF-122")
def test_one_shoots_once_and_its_activation_is_over() -> None:
    state = board("1....a....b", dict.fromkeys("1ab", GUNNER), dice=[1])
    fire = Shoot((Shot("gun", uid(state, "a")),))
    state, events = exact(play(state, Activate(uid(state, "1")), Hold(), fire))
    assert len(of(events, HitsRolled)) == 1
    assert ready(state) == "ab"


@pytest.mark.rule("FF-122")
def test_nobody_has_to_shoot() -> None:
    state = acting(lane(6))
    state, events = play(state, Hold(), Done())
    assert of(events, HitsRolled) == []
    assert ready(state) == "a"


@pytest.mark.rule("FF-122")
def test_nobody_shoots_before_it_has_acted() -> None:
    state = acting(lane(6))
    assert offered(state, Shoot) == []
    assert isinstance(state.agenda[-1], Act)


@pytest.mark.rule("FF-122")
@pytest.mark.parametrize(("action", "column"), [(Advance, 6), (Rush, 12)])
def test_an_advance_is_6_inches_and_a_rush_12(action: type[Advance | Rush], column: int) -> None:
    assert farthest(board(lane(30), {"1": PLAIN, "a": PLAIN}), action) == column


@pytest.mark.rule("FF-122")
@pytest.mark.parametrize(("inches", "reached"), [(13, True), (14, False)])
def test_a_charge_is_12_inches_up_to_the_cell_before_its_target(
    inches: int, *, reached: bool
) -> None:
    state = board(lane(inches), {"1": fighter(sword(1)), "a": PLAIN})
    assert may_charge(state) is reached


@pytest.mark.rule("FF-122")
@pytest.mark.parametrize(
    ("spot", "cost"), [((4, 4), 12), ((5, 2), 12), ((6, 0), 12), ((5, 3), 0), ((6, 1), 0)]
)
def test_a_diagonal_step_costs_an_inch_and_a_half(spot: tuple[int, int], cost: int) -> None:
    rows = ["1".ljust(30, "."), *["." * 30] * 8, "a".rjust(30, ".")]
    state = board(rows, {"1": PLAIN, "a": PLAIN})
    state, begun = play(state, Activate(uid(state, "1")))
    assert only(begun, Activated).unit == uid(state, "1")
    goal = Advance(cell(state, *spot))
    assert (goal in offered(state, Advance)) is bool(cost)
    if cost:
        _, events = play(state, goal)
        assert only(events, Moved).cost == cost
