"""What holds in every state a run can wait in; a file that says otherwise is not trusted."""

from collections.abc import Callable, Iterator

from starquest.content.catalog import Catalog
from starquest.model.state import GameState
from starquest.play.saves.invariants.known import unknown_names
from starquest.play.saves.invariants.mission import MISSION, STRICT, somebody_is_asked
from starquest.play.saves.invariants.values import values_in_bounds
from starquest.play.saves.invariants.world import TABLES, WORLD

Check = Callable[[GameState], Iterator[str]]

STAGES: tuple[tuple[Check, ...], ...] = (
    (values_in_bounds,),
    TABLES,
    WORLD,
    (*MISSION, unknown_names),
    (somebody_is_asked,),
)
"""Each stage relies on what those before it have made sure."""


def faults(state: GameState, content: str = "") -> list[str]:
    """What is wrong with a state; more is asked of one that was played with the present data."""
    try:
        for stage in STAGES:
            if found := told(state, stage):
                return found
        same = isinstance(state.catalog, Catalog) and content == state.catalog.digest
        return told(state, STRICT) if same else []
    except Exception as error:  # noqa: BLE001 - a state nobody foresaw is a fault too
        return [f"the rules cannot make sense of it: {type(error).__name__}"]


def told(state: GameState, checks: tuple[Check, ...]) -> list[str]:
    """What some checks say, each with its name."""
    return [f"{check.__name__}: {fault}" for check in checks for fault in check(state)]
