"""What holds in every state a run can be saved in; a file that says otherwise is not trusted."""

from collections.abc import Callable, Iterator

from starquest.model.state import GameState

Check = Callable[[GameState], Iterator[str]]


def faults(state: GameState) -> list[str]:
    """What is wrong with a state."""
    return [fault for check in CHECKS for fault in check(state)]


CHECKS: tuple[Check, ...] = ()
