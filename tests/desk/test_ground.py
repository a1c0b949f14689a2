"""The ground: walls with a shape, a little life on open ground, the same for a whole run."""

import attrs

from starquest.desk.frame import build_frame
from starquest.desk.glyphs import SETS
from starquest.desk.ground import ground_marks
from starquest.engine.scene import scene_of
from starquest.engine.view import Sight
from starquest.model.ids import Cell
from starquest.model.table import Piece, Table
from tests.support.quest import quest

GLYPHS = SETS["unicode"]
WIDE = Table(("." * 40,) * 20, theme="ruined_city")
DOOR = attrs.evolve(WIDE, rows=("+" + "." * 39, *WIDE.rows[1:]))


def drawn(table: Table) -> list[str]:
    marks, grid = ground_marks(table, GLYPHS), table.grid
    return [
        "".join(marks[grid.cell(x, y)].glyph for x in range(grid.width)) for y in range(grid.height)
    ]


def test_a_wall_shows_its_face_where_it_ends_towards_the_south() -> None:
    assert drawn(Table(("##.", "#..", "#.#"))) == ["█▀·", "█··", "█·█"]


def test_a_wall_is_as_wide_as_its_cell() -> None:
    marks = ground_marks(Table(("##.", "#..")), GLYPHS)
    assert (marks[Cell(0)].detail, marks[Cell(1)].detail) == ("█", "▀")


def test_plain_walls_are_plain() -> None:
    marks = ground_marks(Table(("##.", "#..")), SETS["ascii"])
    assert {marks[Cell(0)].glyph, marks[Cell(1)].glyph} == {"#"}


def test_open_ground_has_a_little_life() -> None:
    glyphs = "".join(drawn(WIDE))
    litter = sum(glyph in GLYPHS.litter for glyph in glyphs)
    assert 800 // 20 < litter < 800 // 5
    assert litter + glyphs.count("·") == 800


def test_another_map_has_another_litter_and_a_door_changes_nothing() -> None:
    other = attrs.evolve(WIDE, pieces=(Piece("pillar", (Cell(3),)),))
    assert drawn(other) != drawn(WIDE)
    assert [row[1:] for row in drawn(DOOR)] == [row[1:] for row in drawn(WIDE)]


def test_bad_weather_is_sparse() -> None:
    rain = [
        mark for mark in ground_marks(WIDE, GLYPHS, rain=True).values() if mark.ink == "weather"
    ]
    assert 800 // 22 < len(rain) < 800 // 6


def test_dusk_and_night_are_a_light_of_their_own() -> None:
    for time, light in (("night", "night"), ("dusk", "dusk"), ("day", "lit"), ("", "lit")):
        state = quest("1.2.A", objectives={"A": 1}, time=time)
        assert build_frame(scene_of(state), GLYPHS, Sight(0, (), {})).light == light


def test_only_weather_that_matters_is_seen() -> None:
    for sky, seen in (("bad", True), ("worsening", False), ("good", False)):
        state = quest(["1.2.A" + "." * 40], objectives={"A": 1}, sky=sky)
        ground = build_frame(scene_of(state), GLYPHS, Sight(0, (), {})).ground
        assert any(mark.ink == "weather" for mark in ground.values()) is seen
