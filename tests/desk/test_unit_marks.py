"""Units on the map: which of a kind, how tough, and what they stand on."""

import attrs

from starquest.desk.frame import Frame, build_frame
from starquest.desk.glyphs import SETS
from starquest.desk.mark import Known
from starquest.desk.playing import Playing
from starquest.engine.scene import scene_of
from starquest.engine.view import Sight
from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState
from starquest.play.session import Session
from tests.support.board import catalog
from tests.support.changes import shaken, wounded
from tests.support.finding import uid
from tests.support.quest import quest

TWO = {"a": "scrap_cutters", "b": "scrap_cutters"}


def framed(
    state: GameState, names: dict[EntityId, str] | None = None, set_: str = "unicode"
) -> Frame:
    """The table with everybody in sight."""
    scene = scene_of(state)
    sight = Sight(0, tuple(scene.units(Side.TWO)), {})
    return build_frame(scene, SETS[set_], sight, Known({}, names or {}))


def called(state: GameState) -> GameState:
    """The same with enemies that have the names of their kinds."""
    world = state.world.copy()
    for unit, row in state.world.units.items():
        if row.side is Side.TWO:
            world.units[unit] = attrs.evolve(row, name=catalog().units[row.kind].name)
    return attrs.evolve(state, world=world)


def shown(state: GameState, x: int, y: int, set_: str = "unicode") -> str:
    mark = framed(state, set_=set_).things[state.table.grid.cell(x, y)]
    return mark.wide or mark.glyph + mark.detail


def test_units_of_one_kind_have_a_number_each() -> None:
    state = called(quest("1.2.A...aa..b", enemies=TWO, objectives={"A": 1}))
    assert [shown(state, x, 0) for x in (8, 9, 12)] == ["s¹", "s¹", "s²"]
    assert [shown(state, x, 0, "ascii") for x in (8, 9, 12)] == ["sa", "sa", "sb"]


def test_the_number_is_the_one_in_the_name() -> None:
    drawn = quest("1.2.A...aa..b", enemies=TWO, objectives={"A": 1})
    state = called(drawn)
    names = {uid(drawn, "a"): "Scrap Cutters 4", uid(drawn, "b"): "Scrap Cutters"}
    things, grid = framed(state, names).things, state.table.grid
    assert [things[grid.cell(x, 0)].detail for x in (8, 12)] == ["⁴", "¹"]


def test_a_lone_unit_keeps_its_number_when_its_namesake_has_fallen() -> None:
    drawn = quest("1.2.A...aa", enemies={"a": "scrap_cutters"}, objectives={"A": 1})
    state = called(drawn)
    cell = state.table.grid.cell(8, 0)
    assert framed(state, {uid(drawn, "a"): "Scrap Cutters 2"}).things[cell].detail == "²"
    assert framed(state, {uid(drawn, "a"): "Scrap Cutters"}).things[cell].detail == "2"


def test_the_game_numbers_units_as_it_names_them() -> None:
    drawn = quest("1.2.A...aa..b", enemies=TWO, objectives={"A": 1})
    state = called(drawn)
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    things, grid = playing.frame().things, state.table.grid
    assert playing.names[uid(drawn, "b")].endswith(" 2")
    assert things[grid.cell(12, 0)].detail == "²"


def test_who_is_hurt_shows_what_is_left_instead_of_its_number() -> None:
    enemies = {"a": "jump_reaver", "b": "jump_reaver"}
    drawn = quest("1.2.A...a...b", enemies=enemies, objectives={"A": 1})
    state = called(drawn)
    assert shown(state, 8, 0)[1] == "¹"
    assert shown(called(wounded(drawn, "a", 1)), 8, 0)[1] == "2"


def test_a_large_model_has_a_frame_with_its_wounds() -> None:
    state = quest("1.2.A..h.\n.........", enemies={"h": "war_hauler"}, objectives={"A": 1})
    assert [shown(state, x, y) for y in (0, 1) for x in (7, 8)] == ["╔W", " ╗", "╚1", "8╝"]
    hurt = wounded(state, "h", 13)
    assert [shown(hurt, x, 1) for x in (7, 8)] == ["╚ ", "5╝"]
    assert [shown(shaken(state, "h"), x, 1) for x in (7, 8)] == ["╚~", "~╝"]
    mark = framed(state).things[state.table.grid.cell(7, 0)]
    assert (mark.glyph, mark.paper) == ("W", "boss")


def test_who_is_tough_stands_out() -> None:
    state = quest("1.2.A..c.a", enemies={"c": "raid_captain", "a": "scrap_cutters"},
                  objectives={"A": 1})  # fmt: skip
    things, grid = framed(state).things, state.table.grid
    assert (things[grid.cell(7, 0)].glyph, things[grid.cell(7, 0)].paper) == ("R", "boss")
    assert things[grid.cell(9, 0)].paper == ""


def test_whoever_stands_on_an_objective_does_not_hide_it() -> None:
    state = quest("1.2.A..?.a", enemies={"a": "scrap_cutters"}, objectives={"A": 1})
    world, grid = state.world.copy(), state.table.grid
    for unit, x in (("1", 4), ("a", 7)):
        model = world.squads[uid(state, unit)].members[0]
        world.places[model] = attrs.evolve(world.places[model], cell=grid.cell(x, 0))
    moved = attrs.evolve(state, world=world)
    assert shown(moved, 4, 0) == "1◆"
    assert shown(moved, 7, 0) == "s?"
    assert framed(moved).things[grid.cell(4, 0)].paper == "held"
    down = framed(shaken(moved, "1")).things[grid.cell(4, 0)]
    assert (down.detail, down.flags, down.paper) == ("~", "bold underline", "held")


def test_factions_of_a_mixed_horde_have_colours_of_their_own() -> None:
    state = quest("1.2.A..a.b", enemies={"a": "scrap_cutters", "b": "husks"}, objectives={"A": 1},
                  factions=("cinder_raiders", "hollow_legion"))  # fmt: skip
    things, grid = framed(state).things, state.table.grid
    assert [things[grid.cell(x, 0)].ink for x in (7, 9)] == ["enemy", "enemy2"]
