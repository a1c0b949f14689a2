"""Four rounds, then markers decide; or a side is gone."""

import attrs
import pytest

from starquest.engine.modes.field.ending import by_markers, score
from starquest.engine.modes.field.zones import field_of
from starquest.model.command import Activate, Hold, Shoot, Shot
from starquest.model.ids import Cell, Side
from starquest.model.modes.field.ledger import FieldLedger, Marker
from starquest.model.state import Outcome
from starquest.model.step import EndRound, Turn
from tests.support.board import GRUNT, fighter, gun
from tests.support.finding import uid
from tests.support.matches import field
from tests.support.playing import play, run_alone

UNITS = {"1": GRUNT, "a": GRUNT}


def ledger(*owners: int) -> FieldLedger:
    """Markers with these owners."""
    return FieldLedger(markers=tuple(Marker(n, Cell(n), o) for n, o in enumerate(owners, 1)))


@pytest.mark.rule("FF-116")
@pytest.mark.parametrize(
    ("owners", "winner"), [((0, 0, 1), 0), ((1, -1, -1), 1), ((0, 1, -1), -1), ((-1, -1, -1), -1)]
)
def test_most_markers_win_and_as_many_are_a_draw(owners: tuple[int, ...], winner: int) -> None:
    assert by_markers(ledger(*owners)) == Outcome(winner, "markers")


@pytest.mark.rule("FF-116")
@pytest.mark.parametrize(("number", "over"), [(3, False), (4, True)])
def test_the_fourth_round_is_the_last(number: int, *, over: bool) -> None:
    state = field("1.............a", UNITS, {(0, 0): -1}, round_number=number, starting=(1, 1))
    after, _ = run_alone(state, EndRound())
    assert after.outcome == (Outcome(Side.ONE, "markers") if over else None)
    assert after.round == (4 if over else number + 1)


@pytest.mark.rule("FR-05")
def test_a_side_with_nothing_left_loses_at_once_whatever_it_holds() -> None:
    units = {"1": fighter(gun()), "a": GRUNT}
    state = field("1....a", units, {}, dice=[4, 3, 5], starting=(1, 1))
    state = attrs.evolve(state, ledger=attrs.evolve(field_of(state), markers=ledger(1).markers))
    fire = Shoot((Shot("gun", uid(state, "a")),))
    after, _ = play(state, Activate(uid(state, "1")), Hold(), fire)
    assert after.outcome == Outcome(Side.ONE, "destroyed")


@pytest.mark.rule("FR-05")
def test_a_side_that_waits_in_reserve_is_not_gone() -> None:
    state = field("1....", {"1": GRUNT, "a": GRUNT}, {}, starting=(1, 1))
    after, _ = run_alone(state, Turn(Side.ONE))
    assert after.outcome is None


@pytest.mark.rule("FR-05")
def test_both_gone_is_a_draw() -> None:
    state = field("1....", {"1": GRUNT}, {})
    world = attrs.evolve(state.world, units={})
    after, _ = run_alone(attrs.evolve(state, world=world), Turn(Side.ONE))
    assert after.outcome == Outcome(-1, "nobody_left")


@pytest.mark.rule("FR-06", "FF-121")
def test_who_finished_first_starts_the_next_round() -> None:
    units = {"1": GRUNT, "a": GRUNT, "b": GRUNT}
    state = field("1.......a.b", units, {}, starting=(1, 2))
    state, _ = play(state, Activate(uid(state, "1")), Hold())
    state, _ = play(state, Activate(uid(state, "a")), Hold())
    state, _ = play(state, Activate(uid(state, "b")), Hold())
    assert (state.round, state.agenda[-1]) == (2, Turn(Side.ONE))


@pytest.mark.rule("FR-06", "FF-121")
def test_if_an_activation_leaves_nobody_to_act_the_side_that_acted_was_first() -> None:
    """Both have one unit left to act; the second side's falls to the first side's shot."""
    units = {"1": fighter(gun()), "a": GRUNT, "b": GRUNT}
    state = field("1....a.........b", units, {}, dice=[4, 3, 5], starting=(1, 2))
    draft = {**state.world.statuses}
    draft[uid(state, "b")] = attrs.evolve(draft[uid(state, "b")], activated=True)
    state = attrs.evolve(state, world=attrs.evolve(state.world, statuses=draft))
    fire = Shoot((Shot("gun", uid(state, "a")),))
    state, _ = play(state, Activate(uid(state, "1")), Hold(), fire)
    assert (state.round, state.agenda[-1]) == (2, Turn(Side.ONE))


def test_the_score_is_the_difference_in_markers() -> None:
    state = field("1.a", UNITS, {(0, 0): 0, (1, 0): 0, (2, 0): 1})
    assert score(state) == 1
