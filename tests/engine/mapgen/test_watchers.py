from hypothesis import assume, given, settings
from hypothesis import strategies as st

from starquest.engine.board.bits import cells_of
from starquest.engine.board.fields import field_of
from starquest.engine.board.sight import Sight
from starquest.engine.mapgen.watchers import watching
from starquest.model.table import Table
from tests.support.tables import walled


@given(walled(), st.data())
@settings(deadline=None)
def test_looking_past_a_screen_agrees_with_looking_anew(table: Table, data: st.DataObject) -> None:
    field = field_of(table)
    floor = cells_of(field.free)
    assume(floor)
    cells = data.draw(st.lists(st.sampled_from(floor), min_size=1, max_size=4))
    screen = sum({1 << data.draw(st.sampled_from(floor)) for _ in range(3)})
    sight = Sight(field.grid, field.opaque | screen)
    after = watching(field.grid, field.opaque, cells).behind(screen)
    assert after.seen == sum(sight[cell].bit_count() for cell in cells)


def test_walls_that_came_to_be_otherwise_are_looked_at_anew() -> None:
    table = Table(("....", "....", "...."))
    field = field_of(table)
    watchers = watching(field.grid, 0, [field.grid.cell(0, 1)])
    assert watchers.seen == 12
    assert watchers.over(0) is watchers
    # a wall right in front hides itself, the two cells behind it, and those beside the second: the
    # line to them goes a third of a cell aside for each cell ahead, the wall reaches to a half
    assert watchers.over(1 << field.grid.cell(1, 1)).seen == 12 - 1 - 2 - 2
