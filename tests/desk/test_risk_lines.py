"""What if it stood there: cells by their risk, and all about the cursor's."""

from collections import Counter

from starquest.desk.enter_action import planned_move
from starquest.desk.glyphs import SETS
from starquest.desk.overlays import papers
from starquest.desk.playing import Playing
from starquest.desk.risk_lines import fatal_risk, risk_lines, risk_papers
from starquest.desk.styled import plain
from starquest.model.command import Activate
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.changes import wounded
from tests.support.finding import cell, uid
from tests.support.playing import play
from tests.support.quest import quest

WIDE = 24
FAR = ["1" + "." * (WIDE - 1), "." * (WIDE - 1) + "a", "." * WIDE, "2" + "." * (WIDE - 2) + "A"]


def acting(rows: list[str] = FAR, *, hurt: int = 0) -> Playing:
    """The first hero acts; cutters stand at the other end."""
    enemies = {"a": "scrap_cutters"} if any("a" in row for row in rows) else {}
    state = quest("\n".join(rows), enemies=enemies, objectives={"A": 1})
    state = wounded(state, "1", hurt) if hurt else state
    state = play(state, Activate(uid(state, "1")))[0]
    return Playing(Session(state), catalog(), SETS["unicode"])


def told(playing: Playing) -> list[str]:
    names = dict(Phrases.of(playing.state, playing.catalog).names)
    return [plain(line) for line in risk_lines(playing, names, 90)]


def test_cells_are_marked_by_whom_they_are_in_reach_of() -> None:
    """Cutters charge 12 inches and have no gun: 22 columns away is safe, 11 is not."""
    playing = acting()
    assert risk_papers(playing) == {}
    playing.cursor = cell(playing.state, 2, 0)
    marked = risk_papers(playing)
    assert cell(playing.state, 0, 0) not in marked
    assert marked[cell(playing.state, 2, 0)] == "safe"
    assert marked[cell(playing.state, 12, 0)] == "exposed"
    assert Counter(marked.values()).keys() == {"safe", "exposed"}
    assert papers(playing)[cell(playing.state, 12, 0)] == "exposed"


def test_who_is_nearly_down_may_fall_there() -> None:
    """One wound left, and every wound is the last: more than one chance in twenty."""
    playing = acting(hurt=8)
    playing.cursor = cell(playing.state, 12, 0)
    assert risk_papers(playing)[playing.cursor] == "fall"
    deed = planned_move(playing)
    assert deed is not None
    risk = fatal_risk(playing, deed)
    assert risk is not None
    assert risk.attackers == 1
    assert told(playing)[0].startswith("May fall there: 1 could hit it, ")


def test_the_panel_lists_who_could_hit_it_and_says_who_counts() -> None:
    playing = acting()
    playing.cursor = cell(playing.state, 12, 0)
    lines = told(playing)
    assert lines[0].startswith("Exposed there: 1 could hit it, ")
    assert lines[1] == "(the enemy in sight, at its worst)"
    assert lines[2].startswith("a charges, Cleavers: ")


def test_the_panel_lists_its_own_shots_from_there() -> None:
    """Ten columns away and a pistol that reaches 12 inches: after an Advance of 6 it may shoot."""
    near = ["1...............a..", "." * 18, "2" + "." * 16 + "A"]
    playing = acting(near)
    playing.cursor = cell(playing.state, 6, 0)
    assert any(line.startswith("From there, Heavy pistol at a: ") for line in told(playing))


def test_with_nobody_in_sight_nothing_is_marked() -> None:
    playing = acting(["1" + "." * 10, "2" + "." * 9 + "A"])
    playing.cursor = cell(playing.state, 4, 0)
    assert risk_papers(playing) == {}
    assert told(playing) == []
