import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starquest.engine.board.bits import bit, cells_of
from starquest.engine.board.fields import field_of
from starquest.engine.board.reach import path_cost, walk_cost
from starquest.engine.board.terrain import field_of_view, route
from starquest.model.ids import OFF_TABLE, Cell
from starquest.model.table import Table
from tests.support.tables import drawn_table, made, walled


def test_the_party_shares_its_sight() -> None:
    table = Table((".#.", ".#.", ".#."))
    assert cells_of(field_of_view(table, [Cell(0)])) == [0, 1, 4, 5, 8, 9]
    assert field_of_view(table, [Cell(0), Cell(2)]) == field_of(table).bits.full
    assert field_of_view(table, []) == 0


@pytest.mark.parametrize("cell", [OFF_TABLE, 3, 12, 400])
def test_a_look_from_off_the_table_is_refused(cell: int) -> None:
    with pytest.raises(ValueError, match="not on the table"):
        field_of_view(Table(("...", "...", "...")), [Cell(cell)])


def test_what_is_shown_is_nearly_what_the_rules_see() -> None:
    table = made("ruined_city", 48, 48, 3)
    field = field_of(table)
    cells = cells_of(field.free)[::41]
    differing = [
        ((field_of_view(table, [cell]) ^ field.visible(cell)) & field.free).bit_count()
        for cell in cells
    ]
    seen = sum(field.visible(cell).bit_count() for cell in cells)
    assert sum(differing) * 100 < seen


@given(walled(), st.data())
@settings(deadline=None)
def test_a_route_is_a_cheapest_way_that_cuts_no_corner(table: Table, data: st.DataObject) -> None:
    field = field_of(table)
    stride = field.grid.stride
    floor = cells_of(field.free) or [Cell(0)]
    start, goal = data.draw(st.sampled_from(floor)), data.draw(st.sampled_from(floor))
    way = route(table, start, goal)
    cost = path_cost(field.free, start, goal, 3 * len(floor), stride)
    assert walk_cost(start, way, stride) == (cost or 0)
    assert all(bit(cell) & field.free for cell in way)
    assert (way[-1:] == (goal,)) is bool(cost)


def test_a_route_goes_round_a_corner_it_may_not_cut() -> None:
    table, cells = drawn_table("S#.", "#T.", "...")
    assert route(table, cells["S"], cells["T"]) == ()
    table, cells = drawn_table("S#.", ".#T", "...")
    assert len(route(table, cells["S"], cells["T"])) == 3


def test_a_route_from_off_the_table_is_empty() -> None:
    table = Table(("...",))
    assert route(table, OFF_TABLE, Cell(1)) == route(table, Cell(1), Cell(9)) == ()
