"""Short ways to see what the horde decides on a board of `tests.support.quest`."""

import attrs

from starquest.engine.game import mind_step
from starquest.engine.mode import mind_of
from starquest.model.command import Activate
from starquest.model.decision import GoalKind
from starquest.model.event import Decided, Event
from starquest.model.ids import OFF_TABLE, Side
from starquest.model.state import GameState
from starquest.model.step import Turn
from tests.support.events import Told, only
from tests.support.finding import Spot, uid
from tests.support.playing import play


def turned(state: GameState) -> Told:
    """The horde's next decision carried out."""
    applied = mind_step(state)[1]
    return applied.state, list(applied.events)


def ordered(state: GameState, mark: str) -> GameState:
    """The same with a unit of the horde activated, whosever turn it would be."""
    ready = attrs.evolve(state, agenda=(Turn(Side.TWO),))
    return play(ready, Activate(uid(state, mark)))[0]


def decides(state: GameState, mark: str = "a") -> Decided:
    """What a unit decides to do first when it is activated."""
    return only(turned(ordered(state, mark))[1], Decided)


def says(state: GameState, mark: str = "a") -> tuple[str, str]:
    """The line of the list that fires for a unit, and why."""
    decided = decides(state, mark)
    return decided.line, because(decided)


def because(decided: Decided) -> str:
    """Why something was decided, with the goal that has a part in it."""
    goal = decided.goal
    what = f"{goal.kind} {goal.number}" if goal.number else str(goal.kind)
    return f"{decided.why} {what}" if goal.kind is not GoalKind.NOTHING else str(decided.why)


def heads(state: GameState, mark: str = "a") -> Spot | None:
    """The place a unit decides on."""
    cell = decides(state, mark).cell
    return None if cell == OFF_TABLE else state.table.grid.xy(cell)


def acts(state: GameState, mark: str = "a", *dice: int) -> Told:
    """A unit's whole activation, as the horde plays it; stops when heroes are asked."""
    state = ordered(state, mark)
    state = attrs.evolve(state, dice=attrs.evolve(state.dice, script=dice))
    events: list[Event] = []
    while mind_of(state) and not isinstance(state.agenda[-1], Turn):
        state, told = turned(state)
        events += told
    return state, events
