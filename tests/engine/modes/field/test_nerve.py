"""Army morale: FF-171."""

import pytest

from starquest.engine.modes.field.nerve import ARMY
from starquest.model.event import ArmyShaken, MoraleTested, UnitDestroyed
from starquest.model.ids import Side
from starquest.model.state import Outcome
from starquest.model.step import EndRound
from tests.support.board import GRUNT
from tests.support.events import Told
from tests.support.finding import uid
from tests.support.matches import field
from tests.support.playing import run_alone

UNITS = {"1": GRUNT, "2": GRUNT, "a": GRUNT}


def ended(starting: tuple[int, int], *dice: int, shaken: str = "") -> Told:
    """A round's end with two units against one, by how many each side began with."""
    state = field("1.2.......a", UNITS, {}, dice=dice, shaken=shaken, starting=starting)
    return run_alone(state, EndRound())


@pytest.mark.rule("FF-171", "FR-04")
@pytest.mark.parametrize(("starting", "tests"), [(2, 0), (3, 0), (4, 2), (5, 2)])
def test_an_army_at_half_its_units_or_less_tests_with_each(starting: int, tests: int) -> None:
    _, events = ended((starting, 1), 6, 6)
    assert len([event for event in events if isinstance(event, MoraleTested)]) == tests
    assert (ArmyShaken(Side.ONE, 2, starting) in events) is bool(tests)


@pytest.mark.rule("FF-171")
def test_who_fails_is_shaken_and_who_passes_is_not() -> None:
    state, events = ended((4, 1), 3, 4)
    one, two = uid(state, "1"), uid(state, "2")
    assert state.world.statuses[one].shaken
    assert not state.world.statuses[two].shaken
    assert [e.reason for e in events if isinstance(e, MoraleTested)] == [ARMY, ARMY]


@pytest.mark.rule("FF-171", "FF-162")
def test_who_fails_while_shaken_is_destroyed() -> None:
    state, events = ended((4, 1), 6, 6, shaken="1")
    destroyed = [event for event in events if isinstance(event, UnitDestroyed)]
    assert len(destroyed) == 1
    assert "1" not in [row.name for row in state.world.units.values()]


@pytest.mark.rule("FF-171")
def test_both_armies_may_lose_heart_at_once() -> None:
    _, events = ended((4, 2), 6, 6, 6)
    assert [e.side for e in events if isinstance(e, ArmyShaken)] == [Side.ONE, Side.TWO]


@pytest.mark.rule("FR-04")
def test_units_off_the_table_are_not_lost_and_not_tested() -> None:
    units = {"1": GRUNT, "2": GRUNT, "3": GRUNT, "a": GRUNT}
    state = field("1.........a", units, {}, dice=[6, 6], starting=(6, 1), round_number=4)
    _, events = run_alone(state, EndRound())
    tested = [event.unit for event in events if isinstance(event, MoraleTested)]
    assert ArmyShaken(Side.ONE, 3, 6) in events
    assert tested == [uid(state, "1")]


@pytest.mark.rule("FR-04")
def test_markers_are_seized_before_armies_lose_heart() -> None:
    state = field("1.2.......a", UNITS, {(0, 0): -1}, dice=[1, 1], starting=(4, 1))
    after, _ = run_alone(state, EndRound())
    assert after.ledger.markers[0].owner == 0  # type: ignore[union-attr]


@pytest.mark.rule("FR-04", "FR-05")
@pytest.mark.parametrize("number", [1, 4])
def test_who_flees_with_its_last_unit_has_lost_whatever_it_just_seized(number: int) -> None:
    """The marker is seized first, then the last unit of a halved army tests and is gone."""
    state = field(
        "1.........a", {"1": GRUNT, "a": GRUNT}, {(2, 0): 0}, dice=[1], shaken="1",
        starting=(2, 1), round_number=number,
    )  # fmt: skip
    after, _ = run_alone(state, EndRound())
    assert after.outcome == Outcome(Side.TWO, "destroyed")


@pytest.mark.rule("FR-04")
def test_an_army_of_which_nobody_is_on_the_table_is_halved_but_not_tested() -> None:
    units = {"1": GRUNT, "a": GRUNT}
    state = field("..........a", units, {}, starting=(2, 1), round_number=4)
    after, events = run_alone(state, EndRound())
    assert ArmyShaken(Side.ONE, 1, 2) in events
    assert not [event for event in events if isinstance(event, MoraleTested)]
    assert after.outcome == Outcome(-1, "markers")
