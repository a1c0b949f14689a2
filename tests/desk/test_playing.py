"""What a person at the keyboard sees and is told: what the party knows, and nothing else."""

from starquest.desk.film import film_of, positions
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.model.command import Activate
from starquest.model.event import Event
from starquest.model.ids import Cell, Side
from starquest.model.state import GameState
from starquest.play.session import Session
from starquest.text.log import log_entries
from starquest.text.phrases import Phrases
from tests.engine.view.test_sight import with_turret
from tests.support.board import catalog
from tests.support.finding import cell
from tests.support.quest import quest

WALLED = """
1....#.......
.....#.......
..A..#B.....a
.....#.......
"""
"""An enemy behind a wall that goes to the nearer objective, which nobody sees."""


def table(state: GameState, *, open_table: bool = False) -> Playing:
    return Playing(Session(state), catalog(), SETS["unicode"], open_table=open_table)


def hordes_turn() -> GameState:
    heroes, enemies = {"1": "medic"}, {"a": "scrap_cutters"}
    return quest(WALLED, heroes, enemies, {"A": 1, "B": 2}, turn=Side.TWO)


def log_of(told: tuple[Event, ...], playing: Playing) -> list[str]:
    say = Phrases.of(playing.state, catalog())
    return [entry.headline for entry in log_entries(told, say)]


def test_what_an_enemy_nobody_sees_does_is_neither_told_nor_filmed() -> None:
    playing = table(hordes_turn())
    before = positions(playing)
    told = playing.mind_step() + playing.mind_step()
    assert log_of(told, playing) == []
    assert film_of(playing, told, before) == []


def test_on_an_open_table_it_is() -> None:
    playing = table(hordes_turn(), open_table=True)
    before = positions(playing)
    told = playing.mind_step() + playing.mind_step()
    assert log_of(told, playing) == ["a: going to objective 2 (line 4)"]
    assert film_of(playing, told, before)


def test_who_only_a_turret_sees_is_drawn() -> None:
    state = hordes_turn()
    place = cell(state, 12, 2)
    assert place not in table(state).frame().things
    watched = with_turret(state, cell(state, 12, 0))
    assert table(watched).frame().things[place].ink == "enemy"


def test_by_night_the_board_is_lit_as_far_as_the_party_sees() -> None:
    dark = quest("1" + "." * 29, {"1": "medic"}, time="night")
    assert table(dark).frame().lit == (1 << 13) - 1


def pick() -> tuple[Playing, int]:
    """Somebody may be picked, and where that hero stands."""
    playing = table(quest(WALLED, {"1": "medic"}, {"a": "scrap_cutters"}, {"A": 1, "B": 2}))
    assert playing.wait is Wait.PICK
    return playing, playing.place_of(playing.focus)


def test_the_cursor_goes_to_whoever_is_picked_unless_somebody_has_moved_it() -> None:
    playing, here = pick()
    playing.cursor = Cell(here + 3)
    playing.refocus()
    assert playing.cursor == here + 3, "left there by what was done before"
    playing.apply(Activate(playing.focus))
    assert playing.wait is Wait.ACT
    assert playing.cursor == here


def test_a_cursor_that_was_moved_before_the_pick_stays() -> None:
    playing, here = pick()
    playing.cursor = Cell(here + 3)
    playing.apply(Activate(playing.focus))
    assert playing.cursor == here + 3
