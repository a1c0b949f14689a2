"""What holds in every state a mission can wait in: what a save is held to, and a little more."""

from collections.abc import Iterator

from starquest.model.state import GameState
from starquest.play.invariants.world import tough_of
from starquest.play.modes import PLAY_MODES
from starquest.play.saves.faults import FIRST, somebody_is_asked, told
from tests.support import invariants

QUEST = PLAY_MODES["quest"]
CHECKS = (
    *[check for stage in FIRST for check in stage],
    *QUEST.checks,
    somebody_is_asked,
    *QUEST.strict,
)


def faults_of_any(state: GameState) -> list[str]:
    """What is wrong with a mission, however it was set up."""
    return told(state, CHECKS)


def mission_faults(state: GameState) -> list[str]:
    """The same for a mission that was played from its start."""
    return told(state, (*CHECKS, the_down_are_spent))


def thorough(state: GameState) -> list[str]:
    """What is wrong with any mission, and whether its state can be saved."""
    return [*faults_of_any(state), *invariants.values_are_plain(state)]


def the_down_are_spent(state: GameState) -> Iterator[str]:
    """A hero is down exactly when its wounds equal its Tough."""
    for model, body in state.world.bodies.items():
        tough, down = tough_of(state, model), state.world.statuses[body.unit].down
        if down != (body.unit in state.world.heroes and body.wounds >= tough):
            yield f"unit {body.unit} is down {down} with {body.wounds} wounds of {tough}"
