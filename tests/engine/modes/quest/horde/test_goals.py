"""Where the horde wants to go."""

import pytest

from starquest.engine.modes.quest.horde.goals import goal_of
from starquest.engine.scene import Scene
from starquest.model.component import Decoy
from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState
from tests.support.board import fighter, sword
from tests.support.finding import objective, uid
from tests.support.playing import next_round
from tests.support.quest import quest
from tests.support.schemes import says

BRUTE = fighter(sword())
ROWS = ["A............a........B", "#######################", "1......................"]


def field() -> GameState:
    """An enemy nine inches from objective 2 and thirteen from objective 1; a hero out of sight."""
    return quest(ROWS, {"1": "medic"}, {"a": BRUTE}, {"A": 1, "B": 2}, turn=Side.TWO)


@pytest.mark.rule("HR-1402")
def test_the_goal_is_the_nearest_objective() -> None:
    assert says(field()) == ("4", "to_goal objective 2")


@pytest.mark.rule("HR-1402")
def test_an_objective_that_is_gone_is_no_goal() -> None:
    state = field()
    del state.world.objectives[objective(state, 2)]
    assert says(state) == ("4", "to_goal objective 1")


@pytest.mark.rule("HR-1402")
def test_damage_makes_no_difference_to_the_goal() -> None:
    state = quest(
        ROWS, {"1": "medic"}, {"a": BRUTE}, {"A": 1, "B": 2}, turn=Side.TWO, damage={2: 2}
    )
    assert says(state) == ("4", "to_goal objective 2")


@pytest.mark.rule("HR-1402")
def test_each_unit_has_its_own_goal() -> None:
    rows = ["A...a.................B", *ROWS[1:]]
    state = quest(rows, {"1": "medic"}, {"a": BRUTE}, {"A": 1, "B": 2}, turn=Side.TWO)
    assert says(state) == ("4", "to_goal objective 1")
    state, _ = next_round(state, Side.TWO)
    assert says(state) == ("4", "to_goal objective 1")


@pytest.mark.rule("HR-1402", "HR-702")
@pytest.mark.parametrize(("first", "second", "nearest"), [(4, 16, 16), (16, 4, 16), (7, 22, 7)])
def test_of_several_noises_the_nearest_is_the_goal(first: int, second: int, nearest: int) -> None:
    # the enemy stands in column 13 and hears twelve inches; the hero is behind a wall and too far
    state = quest(
        [ROWS[0], ROWS[1], *["......................."] * 8, ROWS[2]],
        {"1": "medic"}, {"a": BRUTE}, {"A": 1, "B": 2}, turn=Side.TWO,
    )  # fmt: skip
    for number, column in enumerate((first, second)):
        cell = state.table.grid.cell(column, 0)
        state.world.decoys[EntityId(900 + number)] = Decoy(cell, 12, 6)
    goal = goal_of(Scene(state), uid(state, "a"))
    assert goal is not None
    assert (goal.cell, goal.kind) == (state.table.grid.cell(nearest, 0), "noise")
