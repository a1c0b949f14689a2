"""From a state to glyphs, without a terminal."""

from itertools import combinations
from typing import Any

import attrs
import pytest

from starquest.desk.frame import Frame, build_frame
from starquest.desk.glyphs import SETS
from starquest.desk.letters import alphabet, letters
from starquest.desk.playing import Playing
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.scene import scene_of
from starquest.engine.view import Sight
from starquest.model.component import Decoy, Trap
from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState
from starquest.play.session import Session
from tests.support.board import catalog
from tests.support.changes import downed, shaken, wounded
from tests.support.finding import uid
from tests.support.quest import quest

DRAWING = "1.2..A..?\n........$\naa..b...."
ENEMIES = {"a": "scrap_cutters", "b": "scrap_cutters"}


def state(**fields: Any) -> GameState:
    return quest(DRAWING, enemies=ENEMIES, objectives={"A": 1}, **fields)


def framed(here: GameState) -> Frame:
    scene = scene_of(here)
    return build_frame(scene, SETS["unicode"], Sight(0, tuple(scene.units(Side.TWO)), {}))


def shown(here: GameState, x: int, y: int) -> str:
    frame, cell = framed(here), here.table.grid.cell(x, y)
    mark = frame.things.get(cell) or frame.ground[cell]
    return mark.glyph + mark.detail


def test_everything_has_its_place() -> None:
    here = state(priority=1)
    assert shown(here, 0, 0) == "1 "
    assert shown(here, 2, 0) == "2 "
    assert shown(here, 5, 0) == "◆1"
    assert shown(here, 8, 0) == "??"
    assert shown(here, 8, 1) == "$$"
    assert shown(here, 3, 1) == "· "


def test_a_group_shows_how_many_are_left() -> None:
    assert shown(state(), 0, 2)[1] == "2"
    assert shown(state(), 4, 2)[0].isalpha()


def test_states_are_told_without_colour() -> None:
    assert shown(shaken(state(), "1"), 0, 0) == "1~"
    assert shown(downed(state(), "1"), 0, 0) == "1x"
    assert shown(shaken(state(), "a"), 0, 2)[1] == "~"


def test_gadgets_are_drawn() -> None:
    here = state()
    world = here.world.copy()
    grid = here.table.grid
    world.traps[EntityId(900)] = Trap(grid.cell(4, 1), uid(here, "1"), "set_trap")
    world.decoys[EntityId(901)] = Decoy(grid.cell(5, 1), 12, 3)
    changed = attrs.evolve(here, world=world)
    assert shown(changed, 4, 1)[0] == SETS["unicode"].trap
    assert shown(changed, 5, 1)[0] == SETS["unicode"].noise


def test_each_kind_has_one_letter() -> None:
    here = state()
    found = letters(scene_of(here), Side.TWO)
    assert found[uid(here, "a")] == found[uid(here, "b")]


@pytest.mark.parametrize("name", list(SETS))
def test_all_factions_get_distinct_letters(name: str) -> None:
    """Every unit of two factions on one table: as much as a mixed horde can bring."""
    assert name
    kinds = list(catalog().units)[:24]
    marks = dict(zip("abcdefghijklmnopqrstuvwxyz", kinds, strict=False))
    rows = "".join(f"{mark}.." for mark in marks)
    here = quest([f"1.2.A...{rows}"], enemies=marks, objectives={"A": 1})
    found = letters(scene_of(here), Side.TWO)
    assert len({letter.lower() for letter in found.values()}) == len(kinds)


def test_a_wounded_model_shows_what_it_can_still_take() -> None:
    here = quest("1.2.A.a", enemies={"a": "scrap_cutters"}, objectives={"A": 1})
    before = shown(here, 6, 0)
    assert before[1].isdigit()
    tough = int(before[1])
    if tough > 1:
        assert shown(wounded(here, "a", 1), 6, 0)[1] == str(tough - 1)


def test_enemies_out_of_sight_leave_their_last_place() -> None:
    here = quest("1.2.A#a.", enemies={"a": "scrap_cutters"}, objectives={"A": 1})
    playing = Playing(Session(here), catalog(), SETS["unicode"])
    cell = here.table.grid.cell(6, 0)
    assert cell not in playing.frame().things
    playing.look({uid(here, "a"): cell})
    assert playing.frame().things[cell].glyph == SETS["unicode"].lost
    table = Playing(Session(here), catalog(), SETS["unicode"], open_table=True)
    assert table.frame().things[cell].glyph.isalpha()


def enemy_letters(state: GameState) -> dict[EntityId, str]:
    """The letters of the horde, whose factions are known."""
    return letters(scene_of(state), Side.TWO, quest_of(state).factions)


def test_a_kind_keeps_its_letter_whoever_else_is_there() -> None:
    """All kinds of the mission's factions have their letters from the start."""
    both = quest("1.2.A.a.b", enemies={"a": "scrap_cutters", "b": "slag_gunner"},
                 objectives={"A": 1})  # fmt: skip
    alone = quest("1.2.A.b", enemies={"b": "slag_gunner"}, objectives={"A": 1})
    first = enemy_letters(both)[uid(both, "b")]
    assert first == enemy_letters(alone)[uid(alone, "b")]
    assert first != enemy_letters(both)[uid(both, "a")]


@pytest.mark.parametrize("pair", [*combinations(catalog().factions, 2)], ids="+".join)
def test_a_mixed_horde_has_a_letter_for_each_kind(pair: tuple[str, ...]) -> None:
    found = alphabet(catalog(), pair)
    kinds = [kind.id for kind in catalog().units.values() if kind.faction in pair]
    assert sorted(found) == sorted(kinds)
    assert len(set(found.values())) == len(kinds)


def test_letters_come_from_names() -> None:
    assert alphabet(catalog(), ("cinder_raiders",)) == {
        "scrap_cutters": "s", "scrap_gunners": "g", "jump_reaver": "j", "slag_gunner": "l",
        "furnace_brute": "f", "raid_captain": "r", "war_hauler": "w",
        "ram_rider": "a", "pyre_mortar": "p",
    }  # fmt: skip


@pytest.mark.parametrize(("damage", "glyph"), [(0, "◆1"), (1, "◈1"), (2, "◇1")])
def test_an_objective_shows_its_damage(damage: int, glyph: str) -> None:
    assert shown(state(damage={1: damage}), 5, 0) == glyph
