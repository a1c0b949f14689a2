"""The only door: start a game, ask what is legal, take one step."""

from starquest.content.catalog import Catalog
from starquest.engine import modes
from starquest.engine.agenda import run
from starquest.engine.draft import Draft
from starquest.engine.mode import MODES, mind_of
from starquest.engine.offers import OFFERS
from starquest.engine.options import Options
from starquest.engine.perform import perform
from starquest.engine.refusals import refuse
from starquest.engine.scene import scene_of
from starquest.model.command import Command
from starquest.model.event import Decided
from starquest.model.result import Applied, Result
from starquest.model.state import GameState

__all__ = ["carry_out", "legal", "mind_step", "modes", "new_game", "open_game", "step"]


def open_game(setup: object, seed: int, catalog: Catalog) -> Applied:
    """Lay the table and run up to the first decision, telling what happened on the way."""
    mode = next(mode for mode in MODES.values() if type(setup) is mode.setup)
    draft = Draft(mode.blank(setup, seed, catalog))
    mode.lay_out(draft, setup)
    run(draft)
    return Applied(draft.freeze(), tuple(draft.events))


def new_game(setup: object, seed: int, catalog: Catalog) -> GameState:
    """A game at its first decision."""
    return open_game(setup, seed, catalog).state


class _Memo:
    """The last answer of `legal`; `step` is nearly always asked about the same state."""

    state: GameState | None = None
    options: Options = Options([])


def legal(state: GameState) -> Options:
    """Everything that may be asked for now."""
    if _Memo.state is not state:
        _Memo.state, _Memo.options = state, _legal(state)
    return _Memo.options


def _legal(state: GameState) -> Options:
    if state.outcome is not None or not state.agenda:
        return Options([])
    top = state.agenda[-1]
    return Options(OFFERS[type(top)](scene_of(state), top))


def step(state: GameState, command: Command) -> Result:
    """Carry out a command, or refuse it and change nothing."""
    if command not in legal(state):
        return refuse(state, command)
    draft = Draft(state)
    perform(command, draft)
    run(draft)
    return Applied(draft.freeze(), tuple(draft.events))


def carry_out(state: GameState, command: Command, told: Decided) -> Applied:
    """Do what a program has decided, telling first what that is."""
    result = step(state, command)
    assert isinstance(result, Applied), f"{command}, {told}: {result}"
    return Applied(result.state, (told, *result.events))


def mind_step(state: GameState) -> tuple[Command, Applied]:
    """Have the program whose decision it is make it; the command, and what came of it."""
    mind = mind_of(state)
    assert mind is not None, "a person decides"
    command, told = mind.decide(state)
    return command, carry_out(state, command, told)
