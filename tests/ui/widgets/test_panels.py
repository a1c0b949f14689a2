"""The panels beside and below the map: nothing that matters is cut, everything has its place."""

import pytest

from starquest.desk.facts import fact_lines
from starquest.desk.glyphs import SETS
from starquest.desk.inspect_lines import inspected
from starquest.desk.log_lines import entry_rows
from starquest.desk.modes.look import Column
from starquest.desk.modes.quest_panels import hero_state, objective_lines
from starquest.desk.playing import Playing
from starquest.desk.styled import plain
from starquest.engine.scene import scene_of
from starquest.model.command import Activate
from starquest.model.event import ObjectiveDamaged
from starquest.model.ids import NOBODY
from starquest.play.session import Session
from starquest.text.log import LogEntry
from starquest.ui.drawing import drawn
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest
from tests.ui.scenes import party
from tests.ui.states import first_wave, mission, solo
from tests.ui.support import opened
from tests.ui.support import play as at_desk

NUMBERS = {"A": 1, "B": 2, "C": 3, "D": 4}
ASCII = SETS["ascii"]
HELD = [
    "1..A..........B..........C..........D",
    ".....................................",
    ".............a..........2b...........",
]


def objectives(seen: str) -> list[str]:
    """Four objectives: a hero at the first, enemies at the second, both at the third."""
    state = quest("\n".join(HELD), enemies={"a": "scrap_cutters", "b": "scrap_cutters"},
                  objectives=NUMBERS, priority=2)  # fmt: skip
    known = [uid(state, mark) for mark in seen]
    column = Column(ASCII, 27)
    return [plain(line) for line in objective_lines(scene_of(state), known, column)]


def test_a_lost_objective_keeps_its_place() -> None:
    state = quest("1.A..B", objectives={"A": 1, "B": 3})
    column = Column(ASCII, 40)
    (line,) = objective_lines(scene_of(state), [], column, [2])
    told = plain(line)
    first, lost, third = told[:7], told[8:15], told[16:]
    assert lost == f"{ASCII.objective}2 lost"
    assert first.startswith(f"{ASCII.objective}1")
    assert third.startswith(f"{ASCII.objective}3")


def test_an_objective_is_lost_on_the_screen_when_it_is_destroyed() -> None:
    async def scene() -> None:
        state = quest("1.2.A..............a....", enemies={"a": "scrap_cutters"},
                      objectives={"A": 1})  # fmt: skip
        async with opened(solo(state)) as desk:
            assert "2 lost" not in desk.text()
            desk.game.chronicle.story.add(
                [ObjectiveDamaged(NOBODY, 2, 1, 3, destroyed=True)], desk.game.chronicle.phrases()
            )
            desk.game.shown.show_sides()
            assert "2 lost" in desk.text()

    at_desk(scene())


def test_the_panel_says_who_holds_what() -> None:
    """+ for heroes alone, ! for enemies alone, = for both; the priority has a star."""
    box, empty = ASCII.objective, ASCII.empty * 3
    assert objectives("ab") == [
        f"{box}1 {empty}+ {box}2*{empty}! {box}3 {empty}=",
        f"{box}4 {empty} ",
    ]


def test_enemies_out_of_sight_hold_nothing_as_far_as_is_known() -> None:
    assert "!" not in "".join(objectives("b"))
    assert "=" not in "".join(objectives("a"))


def test_the_objective_under_the_cursor_is_said_to_be_held() -> None:
    state = quest("1..A..........B..........C..........D\n2", objectives=NUMBERS)
    playing = Playing(Session(state), catalog(), ASCII, open_table=True)
    told = {}
    for x in (3, 36):
        playing.cursor = state.table.grid.cell(x, 0)
        told[x] = [plain(line) for line in inspected(playing, {}, 60)][-1]
    assert told == {3: "Held by heroes: XP when the wave ends", 36: "Held by nobody"}


def test_who_acts_is_said_to_act() -> None:
    state = first_wave(alertness=0)
    first = next(iter(state.world.heroes))
    assert hero_state(scene_of(state), first) == "ready"
    acting = play(state, Activate(first))[0]
    assert [hero_state(scene_of(acting), unit) for unit in acting.world.heroes] == [
        "acting",
        "ready",
    ]


def test_facts_are_wrapped_and_set_in() -> None:
    told = fact_lines(["Ash", "Breach maul: melee A4 AP(1)", "Quality 5+"], 21, "Ash")
    lines = [drawn(line) for line in told]
    assert [line.plain for line in lines] == [
        "Ash",
        "Breach maul: melee A4",
        "  AP(1)",
        "Quality 5+",
    ]
    name, maul, rest, plain = lines
    assert name.spans
    assert [(span.start, span.end) for span in maul.spans] == [(0, 11)]
    assert not rest.spans
    assert not plain.spans


def test_the_newest_attack_is_whole_below_the_map() -> None:
    """75 columns in a panel of 50: two rows, the second set in."""
    headline = "Ash > Scrap Cutters: 2 down, destroyed | Breach maul: 5 6 2 6 vs 5+ 3 hits"
    rows = [plain(row) for row in entry_rows(LogEntry(headline, (), "attack"), 50)]
    assert rows == [
        "Ash > Scrap Cutters: 2 down, destroyed | Breach",
        "  maul: 5 6 2 6 vs 5+ 3 hits",
    ]

    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            desk.game.chronicle.entries = [
                *[LogEntry(f"line {n}", (), "hero") for n in range(9)],
                LogEntry(headline, (), "attack"),
            ]
            desk.game.shown.show_log()
            await desk.settle()
            below = [row[:48].rstrip() for row in desk.rows()[-6:-2]]
            assert below == ["line 7", "line 8", *rows]

    at_desk(scene())


@pytest.mark.parametrize(
    ("size", "width"), [((80, 24), 30), ((100, 30), 34), ((120, 36), 38), ((160, 50), 60)]
)
def test_the_panels_take_what_the_map_leaves(size: tuple[int, int], width: int) -> None:
    """48 cells are 96 columns: of 160 the map leaves 64, and 60 is enough for any panel."""

    async def scene() -> None:
        async with opened(mission(), size) as desk:
            assert desk.game.query_one("#side").size.width + 1 == width
            assert desk.fits()

    at_desk(scene())


def test_the_autopilot_shows_at_once_and_goes_at_once() -> None:
    async def scene() -> None:
        async with opened(party()) as desk:
            await desk.keys("enter")
            seats = desk.game.seats
            seats.autopilot = lambda: None  # type: ignore[method-assign]
            await desk.keys("A")
            assert "Breacher (*)" in desk.text()
            desk.game.shown.hush()
            await desk.settle()
            assert "The autopilot plays Breacher; A takes the hero back" in desk.rows()[-2]
            await desk.keys("A")
            assert "Breacher (*)" not in desk.text()

    at_desk(scene())
