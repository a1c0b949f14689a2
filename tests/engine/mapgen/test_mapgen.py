from itertools import product

import pytest
from hypothesis import given, settings

from starquest.engine.board.bits import bit, cells_of
from starquest.engine.board.fields import Field, field_of
from starquest.engine.board.reach import flood
from starquest.engine.mapgen.overlook import overlooking
from starquest.engine.mapgen.places import (
    centre,
    corner_anchors,
    corner_cells,
    corners,
    objectives,
    quarters,
)
from starquest.engine.mapgen.repair import breach
from starquest.engine.mapgen.shapes import stamps
from starquest.model.grid import Grid
from starquest.model.table import Table
from tests import times
from tests.support.tables import made, pieces, themes, walled

SEEDS = times(6, 200)
SIZES = ((24, 24), (48, 48), (72, 48))
CASES = [pytest.param(*case, id="-".join(map(str, case))) for case in product(themes(), SIZES)]


def reachable(field: Field, free: int) -> int:
    return flood(free, bit(centre(field.grid)), field.grid.stride)


def sees_too_much(field: Field) -> int:
    floor = field.free | field.doors
    return overlooking(field.bits, floor, field.free.bit_count() * 55 // 100)


def faults(table: Table) -> list[str]:
    """Every promise of the generator this table breaks."""
    field, grid = field_of(table), table.grid
    walkable = field.free | field.doors
    large = reachable(field, field.bits.erode(field.free, 2))
    middle = field.bits.disc(centre(grid), table.length(6) + 1)
    promises = {
        "no sealed pockets": reachable(field, walkable) == walkable,
        "large models reach objectives": all(large & bit(cell) for cell in objectives(grid)),
        "large models reach corners": all(large & bit(cell) for cell in corner_anchors(grid)),
        "corners are free": not corner_cells(grid, table.length(6)) & field.blocked,
        "heroes have room": (middle & field.free).bit_count() >= 20,
        "objectives are open": all(table.glyph(cell) == "." for cell in objectives(grid)),
        "sight is broken": not sees_too_much(field),
        "enough pieces": len(table.pieces) >= grid.width * grid.height * 20 // 2304,
        "pieces are named": all(piece.kind in pieces() and piece.cells for piece in table.pieces),
    }
    return [promise for promise, kept in promises.items() if not kept]


@pytest.mark.soak
@pytest.mark.rule("SQ-103", "FF-113")
@pytest.mark.parametrize(("theme", "size"), CASES)
def test_every_table_keeps_its_promises(theme: str, size: tuple[int, int]) -> None:
    found = {seed: faults(made(theme, *size, seed)) for seed in range(SEEDS)}
    assert {seed: broken for seed, broken in found.items() if broken} == {}


@pytest.mark.parametrize("theme", themes())
def test_a_seed_makes_one_table(theme: str) -> None:
    assert made(theme, 24, 24, 9) == made(theme, 24, 24, 9)
    assert made(theme, 24, 24, 9).rows != made(theme, 24, 24, 10).rows
    assert made(theme, 24, 24, 9).halved
    assert made(theme, 24, 24, 9).theme == theme


def test_odd_sizes_work_too() -> None:
    for width, height in ((31, 29), (24, 48), (49, 33)):
        assert faults(made("ruined_city", width, height, 4)) == []


def test_a_station_has_rooms_behind_doors() -> None:
    table = made("station_interior", 48, 48, 2)
    text = "".join(table.rows)
    assert text.count("+") >= 4
    assert text.count("/") >= 4
    kinds = [piece.kind for piece in table.pieces]
    assert kinds.count("bulkhead") >= 8
    assert len(kinds) - kinds.count("bulkhead") >= 20


def test_every_piece_is_used_by_a_theme_and_every_theme_knows_its_pieces() -> None:
    used = {choice.piece for theme in themes().values() for choice in theme.pieces}
    used |= {piece for theme in themes().values() for piece in theme.screens}
    used |= {theme.rooms.wall for theme in themes().values() if theme.rooms}
    assert used == set(pieces())


def test_screens_block_sight() -> None:
    for theme in themes().values():
        for piece in theme.screens:
            assert all("#" in "".join(shape) for shape in pieces()[piece].shapes)


def test_a_piece_turns_into_each_position_once() -> None:
    found = stamps(pieces()["standing_wall"], 49)
    assert len(found) == len({stamp.ground for stamp in found}) == 2 + 4 + 8


@pytest.mark.rule("SQ-105")
def test_objectives_are_at_the_centre_and_in_the_quarters() -> None:
    grid = Grid(48, 48)
    assert [grid.xy(cell) for cell in objectives(grid)] == [
        (24, 24),
        (12, 12),
        (36, 12),
        (36, 36),
        (12, 36),
    ]
    assert [grid.xy(cell) for cell in corners(grid)] == [(0, 0), (47, 0), (47, 47), (0, 47)]


@pytest.mark.rule("AH-123")
def test_objectives_of_the_army_board() -> None:
    grid = Grid(72, 48)
    assert grid.xy(centre(grid)) == (36, 24)
    found = [grid.xy(cell) for cell in quarters(grid)]
    assert found == [(18, 12), (54, 12), (54, 36), (18, 36)]


@given(walled())
@settings(deadline=None)
def test_counting_from_all_cells_agrees_with_looking_from_each(table: Table) -> None:
    field = field_of(table)
    floor = field.bits.full & ~field.opaque
    counts = {cell: field.visible(cell).bit_count() for cell in cells_of(floor)}
    for limit in (0, 1, 7, 30, 200):
        wide = [cell for cell, count in counts.items() if count > limit]
        assert cells_of(overlooking(field.bits, floor, limit)) == wide


@given(walled())
@settings(deadline=None)
def test_a_breach_opens_a_way(table: Table) -> None:
    field = field_of(table)
    stride = field.grid.stride
    cells = cells_of(field.bits.full)
    home = flood(field.free, bit(cells[0]), stride)
    opened = breach(field.free, field.bits.full, home, bit(cells[-1]), stride)
    assert not opened & field.free & ~bit(cells[-1])
    assert flood(field.free | opened, bit(cells[0]), stride) & bit(cells[-1])
