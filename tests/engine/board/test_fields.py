import attrs
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from starquest.engine.board.bits import bit, cells_of
from starquest.engine.board.fields import Field, field_of
from starquest.engine.board.sight import Sight
from starquest.model.ids import Cell
from starquest.model.table import Table, Zone
from tests.support.tables import drawn_table, made, walled


def line_is_clear(field: Field, a: Cell, b: Cell) -> bool:
    """The rule of sight for one pair, written down as plainly as possible."""
    (ax, ay), (bx, by) = field.grid.xy(a), field.grid.xy(b)
    dx, dy = bx - ax, by - ay
    steps = max(abs(dx), abs(dy))
    for step in range(1, steps):
        places = {
            (ax + (dx * step * 2 + half) // (2 * steps), ay + (dy * step * 2 + half) // (2 * steps))
            for half in (steps, steps - 1)
        }
        if all(field.opaque & bit(field.grid.cell(x, y)) for x, y in places):
            return False
    return True


def assert_symmetric(field: Field) -> None:
    floor = cells_of(field.bits.full & ~field.opaque)
    for a in floor:
        seen = field.visible(a)
        assert not seen & field.opaque
        assert all(field.visible(b) >> a & 1 for b in cells_of(seen))


def obstructed(*rows: str) -> bool:
    table, cells = drawn_table(*rows)
    return field_of(table).obstructed(cells["S"], cells["T"])


@given(walled())
@settings(deadline=None)
def test_sight_is_symmetric_and_follows_the_line_rule(table: Table) -> None:
    field = field_of(table)
    floor = cells_of(field.bits.full & ~field.opaque)
    for a in floor:
        assert cells_of(field.visible(a)) == [b for b in floor if line_is_clear(field, a, b)]
    assert_symmetric(field)


@given(walled(), st.data())
@settings(deadline=None)
def test_looking_toward_some_cells_shows_what_looking_everywhere_does(
    table: Table, data: st.DataObject
) -> None:
    field = field_of(table)
    floor = cells_of(field.bits.full & ~field.opaque)
    assume(floor)
    cell = data.draw(st.sampled_from(floor))
    board = data.draw(st.integers(0, field.bits.full)) & field.bits.full
    there = Sight(field.grid, field.opaque).toward(cell, board)
    assert there == field.visible(cell) & board


@pytest.mark.parametrize("theme", ["ruined_city", "jungle", "wreck_field", "station_interior"])
def test_sight_is_symmetric_over_whole_maps(theme: str) -> None:
    assert_symmetric(field_of(made(theme, 24, 24, 5)))
    assert_symmetric(field_of(made(theme, 48, 48, 7)))


def test_walls_and_shut_doors_hide_and_open_doors_do_not() -> None:
    for ground, seen in (("#", False), ("+", False), ("/", True), ("w", True), ("o", True)):
        table, cells = drawn_table(f"S.{ground}.T")
        assert field_of(table).sees(cells["S"], cells["T"]) is seen


def test_one_sees_between_two_walls_that_meet_at_a_corner() -> None:
    table, cells = drawn_table("S#", "#T")
    assert field_of(table).sees(cells["S"], cells["T"])


def test_every_ground_lands_on_its_boards() -> None:
    field = field_of(Table((".#+/o%w~^xmX",)))
    assert cells_of(field.blocked) == cells_of(field.opaque) == [1, 2]
    assert cells_of(field.free) == [0, *range(3, 12)]
    assert cells_of(field.doors) == [2, 3]
    assert cells_of(field.cover) == [5, 6, 9, 11]
    assert cells_of(field.low) == [1, 2, 4]
    assert cells_of(field.difficult) == [4, 6, 7, 10, 11]
    assert cells_of(field.dangerous) == [8, 9, 10, 11]


def test_zones_change_the_ground_and_keep_the_sight() -> None:
    table = Table(("%.o.#",))
    rain = Zone("rain", (Cell(1),), difficult=True, dangerous=True)
    broken = Zone("break_cover", (Cell(0), Cell(2)), bare=True)
    changed = field_of(attrs.evolve(table, zones=(rain, broken)))
    assert cells_of(changed.difficult) == [1, 2]
    assert cells_of(changed.dangerous) == [1]
    assert not changed.in_cover(Cell(0))
    assert cells_of(changed.low) == [4]
    assert changed.sight is field_of(table).sight


def test_a_table_has_its_field_once() -> None:
    assert field_of(Table(("..",))) is field_of(Table(("..",)))


@pytest.mark.rule("FF-181")
def test_who_stands_in_cover_has_cover() -> None:
    field = field_of(Table(("%w.oX",)))
    assert [field.in_cover(Cell(cell)) for cell in range(5)] == [True, True, False, False, True]


@pytest.mark.rule("FF-181")
def test_the_last_cell_before_the_target_gives_cover() -> None:
    assert obstructed("S...oT")
    assert obstructed("S...%T")
    assert obstructed("S.oT")
    assert obstructed("T%..S")
    assert obstructed("T", "o", ".", ".", "S")


@pytest.mark.rule("FF-181")
def test_open_ground_before_the_target_gives_none() -> None:
    assert not obstructed("S....T")
    assert not obstructed("S..o.T")


@pytest.mark.rule("FF-181")
def test_no_cover_from_what_the_shooter_is_next_to() -> None:
    assert not obstructed("SoT")
    assert not obstructed("ST")
    assert not obstructed("S..", ".o.", "..T")
    assert not obstructed(".S.", ".o.", "..T")
    assert obstructed("S...", "....", "..o.", "...T")


@pytest.mark.rule("FF-181")
def test_the_line_ends_diagonally_when_it_is_steep_enough() -> None:
    assert obstructed("S....", "...o.", "....T")
    assert not obstructed("S....", "....o", "....T")
    assert obstructed("S.....", "....oT")
    assert not obstructed("S...o.", ".....T")


@pytest.mark.rule("FF-181")
def test_behind_the_end_of_a_wall_is_cover_too() -> None:
    table, cells = drawn_table("S....", "...#.", "....T")
    field = field_of(table)
    assert field.sees(cells["S"], cells["T"])
    assert field.obstructed(cells["S"], cells["T"])
