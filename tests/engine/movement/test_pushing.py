"""Pushing: after a Shaken result the attacker may move the model, on 4+."""

import pytest

from starquest.model.command import Choose
from starquest.model.event import BlocksRolled, EffectRolled, Fell, Pushed, UnitDestroyed
from starquest.model.ids import OFF_TABLE, Cell, Side
from starquest.model.state import GameState
from starquest.model.step import AskKind
from starquest.model.steps.ask_facts import PushFacts
from tests.support.board import GRUNT, SPECIAL, Kind, board, drawn, fighter, gun, sword
from tests.support.events import Told, exact, of, only
from tests.support.finding import Spot, asked, cell, places, question, status, uid
from tests.support.invariants import faults
from tests.support.playing import charge, play, scripted, shoot

UNITS: dict[str, Kind] = {"1": fighter(gun(), sword()), "a": fighter(sword())}
SHAKEN = (4, 1, 1)
"""A hit, no block, and a wound effect of 2."""


def shot(
    rows: list[str], heights: list[str] | tuple[()] = (), units: dict[str, Kind] | None = None
) -> GameState:
    """The state after a shot that has shaken its target."""
    state = board(rows, units or UNITS, heights=heights, settings=SPECIAL, dice=SHAKEN)
    return shoot(state)[0]


def cells(state: GameState) -> set[Spot]:
    """Where the model may be pushed."""
    options = [Cell(option) for option in question(state).options]
    assert options[0] == OFF_TABLE
    return {state.table.grid.xy(option) for option in options[1:]}


def pushed(state: GameState, spot: Spot, *dice: int) -> Told:
    """The attacker tries it, with these dice."""
    option = question(state).options.index(cell(state, *spot))
    return exact(play(scripted(state, *dice), Choose(option)))


OPEN = drawn(13, 5, {"1": (0, 2), "a": (10, 2)})


@pytest.mark.rule("FF-191", "FR-14")
def test_the_attacker_is_asked_where_within_two_inches_the_model_goes() -> None:
    state = shot(OPEN)
    ask = question(state)
    assert (ask.kind, ask.side, ask.unit) == (AskKind.PUSH, Side.ONE, uid(state, "1"))
    assert ask.about(PushFacts).target == uid(state, "a")
    straight = {(x, 2) for x in (8, 9, 11, 12)} | {(10, y) for y in (0, 1, 3, 4)}
    assert cells(state) == straight | {(9, 1), (11, 1), (9, 3), (11, 3)}


@pytest.mark.rule("FF-191", "FR-14")
@pytest.mark.parametrize(("die", "spot"), [(4, (12, 2)), (3, (10, 2))])
def test_on_a_four_it_moves(die: int, spot: Spot) -> None:
    state, events = pushed(shot(OPEN), (12, 2), die)
    assert places(state, "a") == [spot]
    assert only(events, Pushed).passed is (die == 4)


@pytest.mark.rule("FF-191", "FR-14")
def test_the_attacker_may_let_it_be() -> None:
    state, events = exact(play(shot(OPEN), Choose(0)))
    assert (of(events, Pushed), places(state, "a")) == ([], [(10, 2)])


@pytest.mark.rule("FF-191", "FR-14")
def test_walls_units_and_rises_stop_it_and_nobody_is_pushed_beside_another_unit() -> None:
    rows = ["1.........#..", "..........a..", "............."]
    state = shot(rows, ["0" * 13, "0" * 11 + "11", "0" * 13])
    # (10, 0) is a wall and (11, 1) a rise; past the wall's corner (9, 0) and (11, 0) are free
    assert cells(state) == {(8, 1), (9, 1), (9, 0), (11, 0), (9, 2), (10, 2), (11, 2)}
    crowd = ["1............", "..........a..", "............b"]
    state = shot(crowd, units={**UNITS, "b": GRUNT})
    assert not cells(state) & {(11, 1), (12, 1), (11, 2)}
    assert (10, 2) in cells(state)


@pytest.mark.rule("FF-191", "FF-193", "FR-14")
def test_over_an_edge_of_two_inches_it_falls() -> None:
    heights = ["3" * 11 + "00"] * 5
    # pushed, not blocked on the 4 that AP(1) makes a failure, and 2 markers with Shaken: 1+2+1
    state, events = pushed(shot(OPEN, heights), (11, 2), 4, 4, 1)
    fell = only(events, Fell)
    assert (fell.inches, fell.piercing, fell.by) == (3, 1, uid(state, "1"))
    assert only(events, BlocksRolled).need == 5
    assert only(events, EffectRolled).total == 4
    assert places(state, "a") == [(11, 2)]
    assert not asked(state, AskKind.PUSH)


@pytest.mark.rule("FF-191", "FF-193", "FR-14")
def test_a_fall_it_was_pushed_into_may_knock_it_out() -> None:
    state, events = pushed(shot(OPEN, ["3" * 11 + "00"] * 5), (11, 2), 4, 4, 3)
    gone = only(events, UnitDestroyed)
    assert (gone.source, gone.by) == ("fall", uid(state, "1"))


@pytest.mark.rule("FF-191", "FR-14")
def test_an_edge_is_the_end_of_a_push_and_one_inch_is_no_edge() -> None:
    state = shot(OPEN, ["2" * 11 + "00"] * 5)
    assert (11, 2) in cells(state)
    assert (12, 2) not in cells(state)
    state, events = pushed(shot(OPEN, ["1" * 11 + "00"] * 5), (12, 2), 4)
    assert (of(events, Fell), places(state, "a")) == ([], [(12, 2)])


@pytest.mark.rule("FF-211")
def test_who_flies_is_pushed_over_an_edge_without_falling() -> None:
    units: dict[str, Kind] = {**UNITS, "a": fighter(rules=["flying"])}
    state, events = pushed(shot(OPEN, ["9" * 11 + "00"] * 5, units), (12, 2), 4)
    assert (of(events, Fell), places(state, "a")) == ([], [(12, 2)])


@pytest.mark.rule("FF-191", "FR-14", "FF-204")
def test_of_two_units_under_one_blast_each_is_pushed_before_the_next_is_settled() -> None:
    units: dict[str, Kind] = {"1": fighter(gun(1, "blast 2")), "a": GRUNT, "b": GRUNT}
    rows = ["..............", "1.........a.b.", ".............."]
    # one hit becomes two, one for each; neither is blocked; a 1 and a marker leave the first Shaken
    state = shoot(board(rows, units, settings=SPECIAL, dice=(4, 1, 1, 1)))[0]
    assert question(state).about(PushFacts).target == uid(state, "a")
    assert not status(state, "b").shaken
    state, events = exact(play(scripted(state, 4, 1), Choose(1)))
    assert only(events, Pushed).passed
    assert only(events, EffectRolled).total == 2
    assert question(state).about(PushFacts).target == uid(state, "b")
    assert not faults(state)


@pytest.mark.rule("FF-191", "FR-14")
def test_without_the_optional_rule_nobody_is_asked() -> None:
    state, _ = shoot(board(OPEN, UNITS, dice=SHAKEN))
    assert status(state, "a").shaken
    assert not asked(state, AskKind.PUSH)


@pytest.mark.rule("FF-191", "FR-14")
def test_nobody_is_asked_who_could_push_it_nowhere() -> None:
    # at the end of the lane, with a rise before it
    state, _ = shoot(board("1..a", UNITS, heights="1110", settings=SPECIAL, dice=SHAKEN))
    assert status(state, "a").shaken
    assert not asked(state, AskKind.PUSH)


@pytest.mark.rule("FF-191", "FR-14")
def test_in_melee_who_is_pushed_out_of_reach_does_not_strike_back() -> None:
    state = board("1...a....", UNITS, settings=SPECIAL, dice=SHAKEN)
    state, _ = charge(state)
    # the charger stands at (3, 0): two inches on are three away
    state, _ = pushed(state, (6, 0), 4)
    assert places(state, "a") == [(6, 0)]
    assert not asked(state, AskKind.STRIKE_BACK)
