"""A way of several rounds: how long it is, what of it is gone now, which doors it opens."""

import pytest

from starquest.desk.enter_hint import verdict
from starquest.desk.glyphs import SETS
from starquest.desk.overlays import papers
from starquest.desk.playing import Playing
from starquest.desk.travel import leg_of
from starquest.model.command import Activate, Advance, OpenDoor, Rush
from starquest.model.state import GameState
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest

PLAIN = ["1.............................A", "." * 31, "2" + "." * 30]


def acting(rows: list[str], enemies: dict[str, str] | None = None) -> Playing:
    """The first hero acts."""
    state = quest(rows, enemies=enemies or {}, objectives={"A": 1})
    return at(play(state, Activate(uid(state, "1")))[0])


def at(state: GameState) -> Playing:
    """Somebody looks at it."""
    return Playing(Session(state), catalog(), SETS["unicode"], open_table=True)


def pointed(playing: Playing, x: int, y: int) -> str:
    """What is said with the cursor on a cell."""
    playing.cursor = playing.state.table.grid.cell(x, y)
    return verdict(playing, Phrases.of(playing.state, catalog()))


def test_a_far_cell_is_travelled_to_by_running() -> None:
    """28 inches along the row: 12, 12 and 4."""
    playing = acting(PLAIN)
    assert pointed(playing, 28, 0) == 'travel there: 3 rounds, 28"; Enter rushes'
    leg, grid = leg_of(playing), playing.state.table.grid
    assert leg is not None
    assert leg.deed == (Rush(grid.cell(12, 0)),)
    assert leg.onward == tuple(grid.cell(x, 0) for x in range(13, 29))


def test_the_whole_way_is_drawn_with_the_end_of_this_round() -> None:
    playing = acting(PLAIN)
    pointed(playing, 28, 0)
    found, grid = papers(playing), playing.state.table.grid
    assert {found[grid.cell(x, 0)] for x in range(1, 12)} == {"path"}
    assert found[grid.cell(12, 0)] == "path-end"
    assert {found[grid.cell(x, 0)] for x in range(13, 29)} == {"path-far"}


def test_difficult_ground_makes_more_rounds() -> None:
    """12 by running; then six at most in each round that touches the marsh from 14 to 27."""
    rows = ["1.............~~~~~~~~~~~~~~..A", "#" * 31, "2" + "." * 30]
    playing = acting(rows)
    assert pointed(playing, 28, 0) == 'travel there: 4 rounds, 28"; Enter rushes'


def test_it_advances_where_a_shot_can_be_had() -> None:
    """The enemy is 17 inches off: from 6 the gun reaches 11, from 12 nobody may shoot."""
    rows = ["1................a............A", *["." * 31] * 3, "2" + "." * 30]
    playing = acting(rows, {"a": "scrap_cutters"})
    told = pointed(playing, 28, 3)
    assert "Enter advances, then it may shoot" in told
    leg = leg_of(playing)
    assert leg is not None
    assert isinstance(leg.walk, Advance)


def test_what_is_in_reach_and_what_stands_there_is_no_travel() -> None:
    playing = acting(PLAIN)
    for x, y in ((6, 0), (12, 0), (0, 0), (0, 2)):
        pointed(playing, x, y)
        assert leg_of(playing) is None


DOOR = ["1+............................A", "#" * 31, "2" + "." * 30]


def test_a_door_beside_it_is_opened_by_walking() -> None:
    """Opening is free: the cell four inches off is reached in this very round."""
    playing = acting(DOOR)
    grid = playing.state.table.grid
    told = pointed(playing, 4, 0)
    assert told == 'travel there: 1 round, 4"; Enter opens the door and advances'
    leg = leg_of(playing)
    assert leg is not None
    assert leg.deed == (OpenDoor(grid.cell(1, 0)), Advance(grid.cell(4, 0)))
    assert pointed(playing, 20, 0) == 'travel there: 2 rounds, 20"; Enter opens the door and rushes'


def test_a_door_in_reach_is_walked_to_and_opened() -> None:
    playing = acting(["1....+........................A", "#" * 31, "2" + "." * 30])
    grid = playing.state.table.grid
    assert pointed(playing, 5, 0) == 'Enter advances 4" to the door and opens it'
    leg = leg_of(playing)
    assert leg is not None
    assert leg.deed == (Advance(grid.cell(4, 0)), OpenDoor(grid.cell(5, 0)))


def test_a_way_through_a_far_door_stops_before_it() -> None:
    """Four inches now; then the door is opened and 16 inches are left: two rounds."""
    playing = acting(["1....+........................A", "#" * 31, "2" + "." * 30])
    grid = playing.state.table.grid
    assert pointed(playing, 20, 0) == 'travel there: 3 rounds, 20"; Enter advances'
    leg = leg_of(playing)
    assert leg is not None
    assert leg.deed == (Advance(grid.cell(4, 0)),)


@pytest.mark.parametrize(
    "row", ["1.........#..................A", "1##..........................A"]
)
def test_where_no_way_leads_that_is_said(row: str) -> None:
    playing = acting([row, "#" * 30, "2" + "." * 29])
    assert pointed(playing, 20, 0) == "no way leads there"


def test_a_blocked_way_is_said() -> None:
    """An enemy fills the corridor: nobody gets past it, nor nearer than an inch."""
    rows = ["1.a...........................A", "#" * 31, "2" + "." * 30]
    playing = acting(rows, {"a": "scrap_cutters"})
    assert pointed(playing, 20, 0) == "the way there is blocked"
