"""A charge is seen before it is made: its way, its end, what it costs."""

from starquest.desk.charge_plan import charge_facts, plan_of
from starquest.desk.choices import choices
from starquest.desk.coming_papers import all_papers
from starquest.desk.enter_action import meant, planned_charge
from starquest.desk.enter_hint import verdict
from starquest.desk.forecast_lines import deed_odds
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.model.command import Activate
from starquest.model.ids import Cell
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.finding import cell, uid
from tests.support.playing import play
from tests.support.quest import quest

OPEN = "1A..............\n................\n..............a.\n................\n2..............."
"""A unit well beyond what an objective is held from."""
NEAR = "....\n....\n1A.a\n....\n....\n....\n2..."
CORNER = "............2\n.\n.\nA\n....a\n..1\n."


def at(drawing: str, x: int, y: int, aim: str = "") -> Playing:
    """The first hero acts and points at a cell."""
    state = quest(drawing, {"1": "breacher", "2": "medic"}, {"a": "husks"}, {"A": 1})
    state = play(state, Activate(uid(state, "1")))[0]
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    playing.cursor = cell(state, x, y)
    playing.aim = next((c for c in choices(state) if c.action == aim), None)
    return playing


def told(playing: Playing) -> str:
    """What is said of Enter."""
    return verdict(playing, Phrases.of(playing.state, catalog()))


def xy(playing: Playing, found: Cell) -> tuple[int, int]:
    """A cell as column and row."""
    return playing.state.table.grid.xy(found)


def test_unasked_a_charge_comes_from_the_nearest_side() -> None:
    """Not from the first cell in the order of rows, which is behind the enemy in the north."""
    playing = at(NEAR, 3, 2)
    deed = planned_charge(playing)
    assert deed
    assert xy(playing, plan_of(playing, deed).way[-1]) == (2, 2)


def test_the_way_and_both_ends_are_on_the_map() -> None:
    """Two steps to contact; if the enemy stands, back until an inch lies between."""
    playing = at(NEAR, 3, 2, aim="charge")
    found = all_papers(playing)
    assert [xy(playing, c) for c, name in found.items() if name == "path-end"] == [(2, 2)]
    back = [xy(playing, c) for c, name in found.items() if name == "path-back"]
    assert back
    assert all(abs(x - 3) > 1 or abs(y - 2) > 1 for x, y in back)


def test_a_side_that_keeps_an_objective_is_taken_before_a_nearer_one() -> None:
    """A step to the right is 3 columns and 2 rows from the objective, 4 inches; one up is 3.5."""
    playing = at(CORNER, 4, 4)
    deed = planned_charge(playing)
    assert deed
    assert xy(playing, plan_of(playing, deed).way[-1]) == (3, 4)


def test_leaving_an_objective_is_said_of_a_charge_as_of_a_move() -> None:
    """Ten columns off nobody holds it any more; the other hero is too far away as well."""
    playing = at(OPEN.replace("..a.", "a..."), 12, 2)
    assert "leaves objective 1" in told(playing)
    assert "leaves objective 1" in " ".join(charge_facts(playing, meant(playing)[-1]))
    assert "leaves objective 1" in deed_odds(playing, meant(playing)[-1])


def test_another_side_is_chosen_by_its_cell() -> None:
    """While aiming, a marked cell is charged from, and the line says that there are others."""
    playing = at(NEAR, 3, 2, aim="charge")
    assert told(playing) == 'Enter charges a (2"): marked cells are other sides'
    playing.cursor = cell(playing.state, 3, 3)
    deed = planned_charge(playing)
    assert deed
    assert xy(playing, plan_of(playing, deed).way[-1]) == (3, 3)


def test_what_follows_the_fight_is_told() -> None:
    playing = at(NEAR, 3, 2)
    deed = planned_charge(playing)
    assert deed
    facts = charge_facts(playing, deed)
    assert facts[0] == 'Runs 2" and ends at O on the map'
    assert any(fact.startswith("Steps back to o if they stand: ") for fact in facts)
    assert any(fact.startswith('May move on 3" if they are gone: ') for fact in facts)
