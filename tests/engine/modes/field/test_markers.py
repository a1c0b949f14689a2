"""Where markers may lie, and whose they are."""

import attrs
import pytest

from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.game import legal
from starquest.engine.modes.field.markers import lay_field, places, seize, still_placing
from starquest.engine.modes.field.zones import field_of
from starquest.engine.scene import Scene
from starquest.model.command import PlaceMarker
from starquest.model.event import FieldLaid, MarkerPlaced, MarkerSeized
from starquest.model.ids import Cell, Side
from starquest.model.modes.field.ledger import Axis
from starquest.model.state import GameState
from starquest.model.step import LayField, PlaceTurn
from tests.support.board import GRUNT, drawn, fighter
from tests.support.finding import uid
from tests.support.matches import field
from tests.support.playing import play

OPEN = drawn(48, 48, {"1": (0, 47), "a": (0, 0)})


def laid(*dice: int) -> tuple[GameState, list[object]]:
    """An empty field after these dice."""
    draft = Draft(field(OPEN, {"1": GRUNT, "a": GRUNT}, {}, dice=dice))
    draft.agenda.clear()
    lay_field(draft, LayField())
    return draft.freeze(), [*draft.events]


@pytest.mark.rule("FF-114")
@pytest.mark.parametrize(("die", "markers"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5)])
def test_half_a_die_and_two_is_the_number_of_markers(die: int, markers: int) -> None:
    state, events = laid(1, die, 6, 1)
    assert field_of(state).unplaced == markers
    assert events[0] == FieldLaid(1, Axis.NORTH_SOUTH, die, markers)


@pytest.mark.rule("FR-01")
@pytest.mark.parametrize(("die", "axis"), [(3, Axis.NORTH_SOUTH), (4, Axis.EAST_WEST)])
def test_a_die_says_which_way_the_armies_face(die: int, axis: Axis) -> None:
    assert field_of(laid(die, 1, 6, 1)[0]).axis is axis


@pytest.mark.rule("FF-114")
@pytest.mark.parametrize(("dice", "side"), [((6, 1), Side.ONE), ((2, 2, 1, 5), Side.TWO)])
def test_the_winner_of_a_roll_off_places_the_first(dice: tuple[int, ...], side: Side) -> None:
    assert laid(1, 1, *dice)[0].agenda == (PlaceTurn(side),)


def placing(count: int = 5) -> GameState:
    """A bare field on which the first side is to place a marker."""
    state = field(OPEN, {"1": GRUNT, "a": GRUNT}, {})
    ledger = attrs.evolve(field_of(state), unplaced=count)
    return attrs.evolve(state, ledger=ledger, agenda=(PlaceTurn(Side.ONE),))


@pytest.mark.rule("FF-114", "FR-01")
def test_markers_lie_outside_both_zones_whoever_will_have_them() -> None:
    rows = [cell // 49 for cell in cells_of(places(Scene(placing()))[0])]
    assert (min(rows), max(rows)) == (12, 35)


@pytest.mark.rule("FF-114")
def test_the_sides_take_turns_and_keep_more_than_nine_inches_between_markers() -> None:
    state = placing()
    spot = Cell(20 * 49 + 20)
    state, events = play(state, PlaceMarker(spot))
    assert MarkerPlaced(Side.ONE, 1, spot, 9) in events
    assert state.agenda == (PlaceTurn(Side.TWO),)
    beside, beyond = PlaceMarker(Cell(spot + 9)), PlaceMarker(Cell(spot + 10))
    assert beside not in legal(state)
    assert beyond in legal(state)


@pytest.mark.rule("FR-02")
def test_a_marker_lies_where_one_can_stand_and_both_armies_can_walk_to() -> None:
    rows = drawn(48, 48, {"1": (0, 47), "a": (0, 0), "#": [(20, 20), *ring(30, 30)]})
    state = field(rows, {"1": GRUNT, "a": GRUNT}, {})
    board = places(Scene(state))[0]
    wall, shut, free = 20 * 49 + 20, 30 * 49 + 30, 20 * 49 + 22
    assert (board >> wall & 1, board >> shut & 1, board >> free & 1) == (0, 0, 1)


def ring(x: int, y: int) -> list[tuple[int, int]]:
    """The eight cells round a cell."""
    return [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]


@pytest.mark.rule("FR-02")
def test_where_nine_inches_leave_no_cell_fewer_are_asked_for_and_told() -> None:
    """Between the zones one column is open; of its cells two are 5 inches from every marker."""
    walls = [(x, y) for x in range(1, 48) for y in range(12, 36)]
    rows = drawn(48, 48, {"#": walls, "1": (0, 47), "a": (0, 0)})
    laid_there = {(0, 14): -1, (0, 24): -1, (0, 34): -1}
    state = field(rows, {"1": GRUNT, "a": GRUNT}, laid_there)
    board, apart = places(Scene(state))
    assert apart == 4
    assert cells_of(board) == [19 * 49, 29 * 49]
    ledger = attrs.evolve(field_of(state), unplaced=1)
    turn = attrs.evolve(state, ledger=ledger, agenda=(PlaceTurn(Side.ONE),))
    _, events = play(turn, PlaceMarker(Cell(19 * 49)))
    assert MarkerPlaced(Side.ONE, 4, Cell(19 * 49), 4) in events


@pytest.mark.rule("FR-02")
def test_where_no_cell_is_left_at_all_the_markers_that_lie_are_all() -> None:
    """Between the zones nothing is open but two cells, which have their markers."""
    walls = [(x, y) for x in range(48) for y in range(12, 36) if (x, y) not in {(0, 12), (0, 35)}]
    rows = drawn(48, 48, {"#": walls, "1": (0, 47), "a": (0, 0)})
    state = field(rows, {"1": GRUNT, "a": GRUNT}, {})
    assert places(Scene(state))[0] == 0
    ledger = attrs.evolve(field_of(state), unplaced=3)
    draft = Draft(attrs.evolve(state, ledger=ledger, agenda=(PlaceTurn(Side.ONE),)))
    assert not still_placing(draft, PlaceTurn(Side.ONE))
    assert field_of(draft).unplaced == 0


def seized(state: GameState) -> list[object]:
    """What the end of a round makes of the markers."""
    draft = Draft(state)
    seize(draft)
    assert field_of(draft).course[-1] == tuple(m.owner for m in field_of(draft).markers)
    return [event for event in draft.events if isinstance(event, MarkerSeized)]


UNITS = {"1": GRUNT, "a": GRUNT}


@pytest.mark.rule("FF-115")
@pytest.mark.parametrize(
    ("drawing", "before", "after"),
    [
        ("1.............a", -1, 0),  # alone within 3 inches
        ("...1..........a", -1, 0),  # just within
        ("....1.........a", -1, -1),  # too far
        ("..a..........1.", 0, 1),  # taken from the other side
        ("1.a............", 0, -1),  # both are there
        ("1..a...........", 1, -1),
        ("......1.......a", 0, 0),  # it stays seized when its unit leaves
    ],
)
def test_who_is_alone_at_a_marker_has_it(drawing: str, before: int, after: int) -> None:
    found = seized(field(drawing, UNITS, {(0, 0): before}))
    assert found == ([MarkerSeized(1, before, after)] if before != after else [])


@pytest.mark.rule("FF-115", "FF-162", "FR-03")
def test_the_shaken_neither_seize_nor_contest() -> None:
    assert seized(field("1.............a", UNITS, {(0, 0): -1}, shaken="1")) == []
    contested = field("1.a", UNITS, {(0, 0): -1}, shaken="a")
    assert seized(contested) == [MarkerSeized(1, -1, 0)]


@pytest.mark.rule("FF-201", "FR-03")
@pytest.mark.parametrize(("arrived", "owner"), [(2, -1), (1, 0), (0, 0)])
def test_who_came_from_ambush_this_round_seizes_nothing(arrived: int, owner: int) -> None:
    state = field("1.............a", UNITS, {(0, 0): -1}, round_number=2)
    draft = Draft(state)
    unit = uid(state, "1")
    draft.set_status(unit, attrs.evolve(draft.world.statuses[unit], arrived=arrived))
    seize(draft)
    assert field_of(draft).markers[0].owner == owner


@pytest.mark.rule("FR-03")
def test_with_nobody_there_or_both_sides_shaken_nothing_changes() -> None:
    assert seized(field("1.a", UNITS, {(0, 0): 1}, shaken="1a")) == []
    assert seized(field("......1.......a", UNITS, {(0, 0): 1})) == []


@pytest.mark.rule("FR-03")
def test_one_model_of_a_unit_is_enough() -> None:
    assert seized(field("..11111", {"1": fighter()}, {(0, 0): -1})) == [MarkerSeized(1, -1, 0)]
