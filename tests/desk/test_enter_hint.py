"""What Enter would do is said before it is pressed, and so is why it would do nothing."""

import pytest

from starquest.desk.choices import HOLD, choices
from starquest.desk.cursor import targets
from starquest.desk.enter_hint import verdict
from starquest.desk.forecast_lines import preview_lines
from starquest.desk.glyphs import SETS
from starquest.desk.inspect_lines import chances
from starquest.desk.overlays import papers
from starquest.desk.playing import Playing
from starquest.desk.styled import plain
from starquest.model.command import Activate, Advance
from starquest.model.state import GameState
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest

FIELD = [
    "1.......................A",
    ".........................",
    "..#......................",
    "......2..................",
    "........................b",
    "..........a..............",
    ".........................",
]


def acting(rows: list[str] = FIELD) -> GameState:
    """The first hero acts; a unit near enough to be charged and one far away."""
    kinds = {mark: "scrap_cutters" for mark in "ab" if any(mark in row for row in rows)}
    state = quest("\n".join(rows), enemies=kinds, objectives={"A": 1})
    return play(state, Activate(uid(state, "1")))[0]


def pointed(state: GameState, x: int, y: int, aim: str = "") -> str:
    """What is said with the cursor on a cell."""
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    playing.cursor = state.table.grid.cell(x, y)
    playing.aim = next((c for c in choices(state) if c.action == aim), None)
    return verdict(playing, Phrases.of(state, catalog()))


def test_a_way_is_measured_and_named() -> None:
    """A straight step is an inch, a diagonal one half more: 4 straight; 4 and 4 diagonal."""
    assert pointed(acting(), 4, 0) == 'Enter advances 4", then it may shoot'
    assert pointed(acting(), 8, 4) == 'Enter rushes 10", no shooting after it'


def test_why_a_cell_cannot_be_walked_to() -> None:
    state = acting()
    assert pointed(state, 2, 2) == "no way to stand there"
    assert pointed(state, 20, 0, aim="rush") == 'out of reach, the longest move is 12"'
    assert pointed(state, 8, 4, aim="advance") == "too far for Advance; Rush (r) gets there"
    assert pointed(state, 6, 3) == "2 stands there"
    assert pointed(state, 0, 0) == ""


def test_no_room_beside_an_enemy() -> None:
    """Two steps away and well in reach, but touching a unit: a place for a charge alone."""
    state = acting(["1..a.....................A", *["." * 26] * 5, "2" + "." * 25])
    assert pointed(state, 2, 0) == 'Enter charges a (2")'
    assert pointed(state, 2, 0, aim="advance") == 'no room to stop there: units keep 1" apart'


def test_why_an_enemy_cannot_be_attacked() -> None:
    """24 columns and 4 rows away: 24 + 2 inches, further than any gun here."""
    told = pointed(acting(), 24, 4)
    assert told == 'b, 26" away: guns reach 12" and too far to charge'


@pytest.mark.parametrize("aim", ["advance", "rush"])
def test_no_way_is_drawn_to_where_the_action_does_not_go(aim: str) -> None:
    """Eight columns and four rows away: 10 inches, a Rush and no Advance."""
    state = acting()
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    playing.aim = next(choice for choice in choices(state) if choice.action == aim)
    playing.cursor = state.table.grid.cell(8, 4)
    assert ("path" in papers(playing).values()) == (aim == "rush")


def test_a_spent_main_action_is_said() -> None:
    state = acting()
    state = play(state, Advance(state.table.grid.cell(4, 0)))[0]
    assert pointed(state, 4, 3) == "the main action is spent"


def test_odds_are_told_of_what_may_still_be_done() -> None:
    """Before the shot and not after it; the distance stays."""
    state = quest("1........A\n..........\n...a......\n2.........",
                  enemies={"a": "scrap_cutters"}, objectives={"A": 1})  # fmt: skip
    state = play(state, Activate(uid(state, "1")))[0]
    foe = uid(state, "a")
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    playing.cursor = playing.place_of(foe)
    names = dict(Phrases.of(state, catalog()).names)
    told = [plain(line) for line in preview_lines(playing, names, 60)]
    assert [line.partition(" ")[0] for line in told if ", kills " in line] == ["Shoot", "Charge"]
    shoot = next(choice for choice in choices(state) if choice.action == "shoot")
    state = play(play(state, HOLD)[0], shoot.at_unit(foe)[0])[0]
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    assert chances(playing, foe) == ['4" from 1']


def test_tab_goes_to_whom_one_can_attack_and_then_to_what_is_near() -> None:
    """Enemies 5.5 and 8 inches away; then objectives 3 and 12, a token 12.5, an enemy far off."""
    rows = ["1..A....b...B.....................c", "............?", "2", "....a"]
    foes = dict.fromkeys("abc", "scrap_cutters")
    state = quest(rows, enemies=foes, objectives={"A": 1, "B": 2})
    state = play(state, Activate(uid(state, "1")))[0]
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    places = [state.table.grid.xy(cell) for cell in targets(playing)]
    assert places == [(4, 3), (8, 0), (3, 0), (12, 0), (12, 1), (34, 0)]


def test_tab_aims_a_move_towards_what_lies_on_the_table() -> None:
    """Six inches along the row: next to nothing, but nearest to both objectives and the token."""
    state = quest("1..A..........B\n..............?\n2..............", objectives={"A": 1, "B": 2})
    state = play(state, Activate(uid(state, "1")))[0]
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    playing.aim = next(choice for choice in choices(state) if choice.action == "advance")
    places = [state.table.grid.xy(cell) for cell in targets(playing)]
    assert places == [(3, 0), (6, 0)]
