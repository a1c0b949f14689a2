"""The program that plays a side of a skirmish: the same list for either side."""

import attrs
import pytest

from starquest.engine.draft import Draft
from starquest.engine.game import mind_step, new_game
from starquest.engine.mode import mind_of, player_of, side_of
from starquest.engine.modes.skirmish.goals import goal_of
from starquest.engine.scene import Scene
from starquest.model.command import Charge, Choose, Deploy, Rush
from starquest.model.component import Player, Status
from starquest.model.decision import GoalKind, Why
from starquest.model.event import Decided
from starquest.model.ids import OFF_TABLE, PlayerId, Side
from starquest.model.modes.skirmish import RULES, SkirmishSetup
from starquest.model.state import GameState
from starquest.model.step import Reserves, Turn
from tests import times
from tests.support.board import board, catalog, fighter, sword
from tests.support.events import of
from tests.support.finding import uid

BLADE = fighter(sword(), rules=["tough 3"])
LEFT = ("scrap_cutters", "jump_reaver", "scrap_gunners")
RIGHT = ("husks", "siege_frame", "flame_bearer")


def led(state: GameState, side: Side) -> GameState:
    """The same, but a program plays a side, whose turn it is."""
    rows = {**state.world.players, PlayerId(side + 1): Player("", side, "list")}
    world = attrs.evolve(state.world, players=rows)
    return attrs.evolve(state, world=world, agenda=(Turn(side),))


@pytest.mark.parametrize(("side", "mark"), [(Side.ONE, "2"), (Side.TWO, "a")])
def test_either_side_activates_its_nearest_unit_first(side: Side, mark: str) -> None:
    state = led(board("1...2...a..b", dict.fromkeys("12ab", BLADE)), side)
    assert mind_of(state) is not None
    (told,) = of(mind_step(state)[1].events, Decided)
    assert told.unit == uid(state, mark)
    assert told.why is Why.NEAREST


@pytest.mark.parametrize(("side", "mark", "foe"), [(Side.ONE, "1", "a"), (Side.TWO, "a", "1")])
def test_it_charges_whom_it_reaches_and_runs_to_whom_it_does_not(
    side: Side, mark: str, foe: str
) -> None:
    near = mind_step(led(board("1.....a", {"1": BLADE, "a": BLADE}), side))[1].state
    charge, _ = mind_step(near)
    assert isinstance(charge, Charge)
    assert charge.target == uid(near, foe)
    far = mind_step(led(board(f"1{'.' * 30}a", {"1": BLADE, "a": BLADE}), side))[1].state
    assert isinstance(mind_step(far)[0], Rush)
    (model,) = far.world.squads[uid(far, foe)].members
    assert goal_of_unit(far, mark) == (GoalKind.ENEMY, far.world.places[model].cell)


def goal_of_unit(state: GameState, mark: str) -> tuple[GoalKind, int]:
    """What a unit is after, and where."""
    goal = goal_of(Scene(state), uid(state, mark))
    assert goal is not None
    return goal.kind, goal.cell


@pytest.mark.parametrize("seed", range(times(3, 60)))
def test_two_programs_play_a_whole_skirmish(seed: int) -> None:
    rules = attrs.evolve(RULES, rounds=8)
    setup = SkirmishSetup(LEFT, RIGHT, width=24, height=24, settings=rules, minds=("list", "list"))
    state, seen = new_game(setup, seed, catalog()), set[type]()
    for _ in range(2000):
        if state.outcome is not None:
            break
        assert state.world.players[player_of(state)].side is side_of(state)
        seen.add(type(state.agenda[-1]))
        command, applied = mind_step(state)
        assert isinstance(command, Deploy | Choose) or of(applied.events, Decided)
        state = applied.state
    assert state.outcome is not None
    assert state.outcome.reason in ("destroyed", "time_up", "nobody_left")
    assert Turn in seen


def waiting(state: GameState, mark: str) -> GameState:
    """The same, but a unit is off the table."""
    draft, unit = Draft(state), uid(state, mark)
    for model in draft.world.squads[unit].members:
        draft.put(model, OFF_TABLE)
    draft.set_status(unit, Status(reserve=True))
    return draft.freeze()


def test_a_unit_in_reserve_comes_as_near_as_it_may() -> None:
    rows = ["." * 30] * 39 + ["a" + "." * 28 + "1"]
    scout = fighter(sword(), rules=["scout"])
    state = led(waiting(board(rows, {"1": BLADE, "a": scout}), "a"), Side.TWO)
    state = attrs.evolve(state, agenda=(Reserves(Side.TWO, scouts=True),))
    command, applied = mind_step(state)
    (told,) = of(applied.events, Decided)
    assert (told.why, told.unit) == (Why.ARRIVES, uid(state, "a"))
    # the zone is the northern 10 rows, and scouts come up to 12 inches beyond it
    assert command == Deploy(uid(state, "a"), state.table.grid.cell(29, 21))
