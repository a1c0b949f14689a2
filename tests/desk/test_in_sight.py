"""The list of everything in sight: what is on it, in which order, and what is not."""

import pytest

from starquest.desk.glyphs import SETS
from starquest.desk.in_sight import direction, in_sight, threat
from starquest.desk.playing import Playing
from starquest.model.command import Activate
from starquest.model.state import GameState
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import Spots, catalog, drawn
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest

MARKS: dict[str, Spots] = {
    "1": (10, 10), "2": (10, 13), "a": [(16, 10), (17, 10)], "b": (10, 2), "A": (6, 14),
    "?": (10, 20), "+": (2, 10), "#": [(8, 4), (9, 4), (10, 4), (11, 4), (12, 4)],
}  # fmt: skip


def state() -> GameState:
    """Two heroes, cutters east of the first, others behind a wall, and things lying about."""
    foes = {"a": "scrap_cutters", "b": "scrap_cutters"}
    return quest(drawn(24, 24, MARKS), {"1": "breacher", "2": "medic"}, foes, {"A": 3})


def looked(state: GameState) -> tuple[Playing, Phrases]:
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    return playing, Phrases.of(state, catalog())


def told(state: GameState) -> list[str]:
    playing, say = looked(state)
    return [f"{thing.place} {thing.told}" for thing in in_sight(playing, say)]


def test_the_nearest_to_who_acts_comes_first_with_distance_and_direction() -> None:
    acting, _ = play(state(), Activate(uid(state(), "1")))
    places = [line.partition(":")[0] for line in told(acting)]
    ahead = ['3" S 2', '6" E a', '6" SW Objective 3']
    assert places == [*ahead, '8" W Closed door', '10" S Search token']


def test_before_somebody_acts_it_is_the_cursor_that_counts() -> None:
    playing, say = looked(state())
    playing.cursor = playing.state.table.grid.cell(16, 11)
    first = in_sight(playing, say)[0]
    assert (first.place, first.cell) == ('1" N', playing.state.table.grid.cell(16, 10))
    assert first.enemy == uid(playing.state, "a")


def test_an_enemy_behind_a_wall_is_not_on_it() -> None:
    playing, say = looked(state())
    assert uid(playing.state, "b") not in [thing.enemy for thing in in_sight(playing, say)]
    playing.open_table = True
    playing.look()
    assert uid(playing.state, "b") in [thing.enemy for thing in in_sight(playing, say)]


def test_it_tells_wounds_left_and_whom_an_enemy_would_turn_on() -> None:
    playing, say = looked(state())
    enemy = next(thing for thing in in_sight(playing, say) if thing.enemy)
    assert enemy.told == "a: 2 wounds left, 2 of 2 models"
    assert threat(playing, enemy, say) == "a: 2 wounds left, 2 of 2 models; threatens 1"


def test_an_objective_tells_its_damage_and_who_holds_it() -> None:
    (line,) = [line for line in told(state()) if "Objective" in line]
    assert line.endswith("Objective 3: 0 of 3 damage; Held by nobody")


@pytest.mark.parametrize(
    ("step", "name"),
    [((0, 0), "here"), ((5, 0), "e"), ((5, 2), "e"), ((5, 3), "se"), ((2, 5), "s"),
     ((-3, -3), "nw"), ((0, -1), "n"), ((-9, 3), "w")],
)  # fmt: skip
def test_directions_are_eighths_of_a_turn(step: tuple[int, int], name: str) -> None:
    assert direction(*step) == name


def test_an_enemy_that_knows_nobody_is_bound_for_an_objective() -> None:
    marks = {mark: spots for mark, spots in MARKS.items() if mark != "a"}
    heroes = {"1": "breacher", "2": "medic"}
    playing, say = looked(quest(drawn(24, 24, marks), heroes, {"b": "scrap_cutters"}, {"A": 3}))
    playing.open_table = True
    playing.look()
    behind = next(thing for thing in in_sight(playing, say) if thing.enemy)
    assert threat(playing, behind, say) == "b: 1 wound left; threatens objective 3"
