"""Scout: kept back, then deployed after all others within 12 inches of the own zone."""

from collections.abc import Mapping

import pytest

from starquest.model.command import Activate, Choose, Deploy, Done
from starquest.model.event import Deployed, Event, KeptBack
from starquest.model.state import GameState
from starquest.model.step import AskKind, RollOff
from tests.support.board import Kind, board, fighter
from tests.support.changes import lifted
from tests.support.events import Told, of
from tests.support.finding import asked, cell, places, uid
from tests.support.playing import offered, play, run_step

SCOUT = fighter(rules=["scout"])
HEROES_FIRST, HORDE_FIRST = (5, 2), (2, 5)


def camp(first_row: str, kinds: Mapping[str, Kind], dice: tuple[int, int] = HEROES_FIRST) -> Told:
    """A board of 48 rows, the zones 12 deep, up to the first question; nobody stands on it yet."""
    rows = [first_row, *["." * len(first_row)] * 47]
    drawn = board(rows, kinds, dice=dice, round_number=0)
    return run_step(lifted(drawn, "".join(kinds)), RollOff())


def kinds_of(state: GameState, events: list[Event]) -> list[str]:
    return [state.world.units[event.unit].kind for event in of(events, Deployed)]


def deploying(state: GameState) -> set[str]:
    return {state.world.units[command.unit].kind for command in offered(state, Deploy)}


def rows_offered(state: GameState) -> set[int]:
    return {state.table.grid.xy(command.cell)[1] for command in offered(state, Deploy)}


@pytest.mark.rule("FF-222")
def test_it_is_kept_back_until_all_others_are_deployed() -> None:
    state, _ = camp("1.2.a.", {"1": SCOUT, "2": fighter(), "a": fighter()})
    assert asked(state, AskKind.KEEP_BACK)
    state, events = play(state, Choose(1))
    assert of(events, KeptBack) == [KeptBack(uid(state, "1"), "scout")]
    assert kinds_of(state, events) == ["2", "a"]
    assert deploying(state) == {"1"}
    state, events = play(state, Deploy(uid(state, "1"), cell(state, 0, 24)))
    assert of(events, Deployed) == [Deployed(uid(state, "1"), (cell(state, 0, 24),), "scout")]
    assert offered(state, Activate)
    assert state.round == 1


@pytest.mark.rule("FF-222")
def test_it_may_deploy_with_the_others_in_its_zone() -> None:
    state, _ = camp("1.2.a.", {"1": SCOUT, "2": fighter(), "a": fighter()})
    state, events = play(state, Choose(0))
    assert kinds_of(state, events) == ["1", "2", "a"]
    assert places(state, "1")[0][1] >= 36
    assert offered(state, Deploy) == []


@pytest.mark.rule("FF-222")
def test_heroes_scout_twelve_inches_north_of_their_zone() -> None:
    state, _ = camp("1.2.a.", {"1": SCOUT, "2": fighter(), "a": fighter()})
    state, _ = play(state, Choose(1))
    assert rows_offered(state) == set(range(24, 48))


@pytest.mark.rule("FF-222")
def test_the_horde_scouts_twelve_inches_south_of_its_zone() -> None:
    state, _ = camp("1.a.b.", {"1": fighter(), "a": fighter(), "b": SCOUT})
    state, _ = play(state, Choose(1))
    assert rows_offered(state) == set(range(24))


@pytest.mark.rule("FF-222")
def test_every_model_of_it_is_within_twelve_inches() -> None:
    state, _ = camp("111.a.", {"1": SCOUT, "a": fighter()})
    state, _ = play(state, Choose(1))
    state, _ = play(state, Deploy(uid(state, "1"), cell(state, 2, 24)))
    assert min(y for _, y in places(state, "1")) == 24


@pytest.mark.rule("FF-222")
def test_it_cannot_wait_any_longer() -> None:
    state, _ = camp("1.2.a.", {"1": SCOUT, "2": fighter(), "a": fighter()})
    state, _ = play(state, Choose(1))
    assert offered(state, Done) == []


@pytest.mark.rule("FF-222")
@pytest.mark.parametrize(("dice", "order"), [(HEROES_FIRST, "1a2b"), (HORDE_FIRST, "a1b2")])
def test_sides_take_turns_the_winner_of_the_roll_off_first(
    dice: tuple[int, int], order: str
) -> None:
    state, _ = camp("1.2.a.b.", dict.fromkeys("12ab", SCOUT), dice)
    state, _ = play(state, *[Choose(1)] * 4)
    spots = {"1": (0, 24), "2": (4, 30), "a": (0, 20), "b": (4, 14)}
    for mark in order:
        others = {"1": "12", "2": "2", "a": "ab", "b": "b"}[mark]
        assert deploying(state) == set(others)
        state, _ = play(state, Deploy(uid(state, mark), cell(state, *spots[mark])))
    assert offered(state, Activate)


@pytest.mark.rule("FF-222")
def test_a_unit_of_which_some_cannot_is_never_asked() -> None:
    state, events = camp("11..a.", {"1": [SCOUT, fighter()], "a": fighter()})
    assert kinds_of(state, events) == ["1", "a"]
    assert offered(state, Activate)
