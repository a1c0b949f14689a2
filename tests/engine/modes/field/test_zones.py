"""How deep the deployment zones are, and along which edges they lie."""

import attrs
import pytest

from starquest.engine.board.bits import cells_of
from starquest.engine.modes.field.zones import depth, field_of, half, zone
from starquest.engine.scene import Scene
from starquest.model.ids import Side
from starquest.model.modes.field.ledger import Axis, Edge
from starquest.model.table import Table
from tests.support.board import GRUNT, drawn
from tests.support.matches import field


@pytest.mark.rule("FF-113", "FR-08")
@pytest.mark.parametrize(("across", "deep"), [(72, 12), (48, 12), (40, 8), (36, 6)])
def test_at_least_24_inches_lie_between_the_zones(across: int, deep: int) -> None:
    assert depth(Table(("." * across,) * across), Axis.NORTH_SOUTH) == deep
    assert across - 2 * deep >= 24


def test_a_long_table_is_measured_along_the_axis() -> None:
    table = Table(("." * 72,) * 36)
    assert (depth(table, Axis.NORTH_SOUTH), depth(table, Axis.EAST_WEST)) == (6, 12)


def scene(edge: Edge) -> Scene:
    """A field of 48 by 48 whose first side has an edge."""
    state = field(drawn(48, 48, {"1": (20, 20)}), {"1": GRUNT}, {})
    axis = Axis.NORTH_SOUTH if edge in (Edge.NORTH, Edge.SOUTH) else Axis.EAST_WEST
    edges = (int(edge), int(edge.opposite))
    return Scene(attrs.evolve(state, ledger=attrs.evolve(field_of(state), axis=axis, edges=edges)))


@pytest.mark.rule("FF-117")
@pytest.mark.parametrize(
    ("edge", "xs", "ys"),
    [
        (Edge.NORTH, (0, 47), (0, 11)),
        (Edge.SOUTH, (0, 47), (36, 47)),
        (Edge.WEST, (0, 11), (0, 47)),
        (Edge.EAST, (36, 47), (0, 47)),
    ],
)
def test_a_zone_is_the_twelve_inches_along_its_edge(
    edge: Edge, xs: tuple[int, int], ys: tuple[int, int]
) -> None:
    cells = [divmod(cell, 49) for cell in cells_of(zone(scene(edge), Side.ONE))]
    assert len(cells) == 12 * 48
    assert (min(x for _, x in cells), max(x for _, x in cells)) == xs
    assert (min(y for y, _ in cells), max(y for y, _ in cells)) == ys


@pytest.mark.rule("FF-117")
def test_the_other_side_has_the_edge_across() -> None:
    assert zone(scene(Edge.NORTH), Side.TWO) == zone(scene(Edge.SOUTH), Side.ONE)
    assert zone(scene(Edge.EAST), Side.TWO) == zone(scene(Edge.WEST), Side.ONE)


@pytest.mark.rule("FR-07")
def test_a_half_holds_the_zone() -> None:
    found = scene(Edge.WEST)
    assert half(found, Side.ONE) & zone(found, Side.ONE) == zone(found, Side.ONE)
    assert half(found, Side.ONE).bit_count() == 24 * 48
