"""Whether a state from a file is one that a game can wait in; else it is not trusted."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.engine.agenda import WAITING
from starquest.engine.game import legal
from starquest.model.state import GameState
from starquest.model.step import Ask
from starquest.model.steps.ask_facts import NoFacts
from starquest.model.steps.asks import FACTS
from starquest.play.invariants.names import unknown_names
from starquest.play.invariants.values import values_in_bounds
from starquest.play.invariants.world import TABLES, WORLD
from starquest.play.modes import PLAY_MODES, play_mode
from starquest.play.modes.registry import Check


def the_mode_is_known(state: GameState) -> Iterator[str]:
    """The game is of a mode there is."""
    if state.settings.mode not in PLAY_MODES:
        yield f"there is no mode {state.settings.mode!r}"


def somebody_is_asked(state: GameState) -> Iterator[str]:
    """A game waits for a command that can be given, or is over with nothing left to do."""
    if state.outcome is not None:
        if state.agenda or len(legal(state)):
            yield "it is over and goes on"
        return
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Ask) and type(top.facts) is not FACTS.get(top.kind, NoFacts):
        yield f"the question {top.kind} has {top.facts}"
    elif type(top) not in WAITING:
        yield f"nobody is asked at {top}"
    elif not len(legal(state)):
        yield f"nothing is legal at {top}"


FIRST: tuple[tuple[Check, ...], ...] = (
    (values_in_bounds,),
    (the_mode_is_known, *TABLES),
    (*WORLD, unknown_names),
)
"""Each stage relies on what those before it have made sure; the mode's own checks follow."""


def faults(state: GameState, content: str = "") -> list[str]:
    """What is wrong with a state; more is asked of one that was played with the present data."""
    try:
        for stage in FIRST:
            if found := told(state, stage):
                return found
        mode = play_mode(state)
        if found := told(state, mode.checks) or told(state, (somebody_is_asked,)):
            return found
        same = isinstance(state.catalog, Catalog) and content == state.catalog.digest
        return told(state, mode.strict) if same else []
    except Exception as error:  # noqa: BLE001 - a state nobody foresaw is a fault too
        return [f"the rules cannot make sense of it: {type(error).__name__}"]


def told(state: GameState, checks: tuple[Check, ...]) -> list[str]:
    """What some checks say, each with its name."""
    return [f"{check.__name__}: {fault}" for check in checks for fault in check(state)]
