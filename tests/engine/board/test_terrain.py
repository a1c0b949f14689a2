from hypothesis import given, settings
from hypothesis import strategies as st

from starquest.engine.board.bits import bit, cells_of
from starquest.engine.board.fields import field_of
from starquest.engine.board.reach import search, walk_cost
from starquest.engine.board.terrain import route
from starquest.model.ids import OFF_TABLE, Cell
from starquest.model.table import Table
from tests.support.tables import drawn_table, walled


@given(walled(), st.data())
@settings(deadline=None)
def test_a_route_is_a_cheapest_way_that_cuts_no_corner(table: Table, data: st.DataObject) -> None:
    field = field_of(table)
    stride = field.grid.stride
    floor = cells_of(field.free) or [Cell(0)]
    start, goal = data.draw(st.sampled_from(floor)), data.draw(st.sampled_from(floor))
    way = route(table, start, goal)
    cost = search(field.free, (start,), 3 * len(floor), stride).cost(goal, 3 * len(floor))
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
