"""Whole games without anybody watching, one after the other or in several processes."""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor
from threading import Lock
from typing import Any

from starquest.content.loader import load_catalog
from starquest.engine.game import mind_step, new_game, step
from starquest.engine.mode import mind_of
from starquest.model.result import Applied, Rejected
from starquest.model.state import GameState
from starquest.play.bots import Bot, bot_named
from starquest.play.games import GameSpec
from starquest.play.modes import play_mode_of
from starquest.play.workers import handed_in, in_order

_ALONE = Lock()
Watch = Callable[[GameState, Applied], None]
"""Is told the state before each decision, and what came of it."""


def simulate(
    specs: Iterable[GameSpec], workers: int = 1, executor: Executor | None = None
) -> Generator[Any, None, None]:
    """The records of many games in their order, the same whoever plays and however many.

    Without an executor the workers are processes of this machine.
    """
    if executor is None:
        return in_order(play_game, specs, workers)
    return handed_in(play_alone, specs, executor, workers)


def play_alone(spec: GameSpec) -> Any:  # noqa: ANN401 - as below
    """Play one game while no other thread of this process plays: they would only share a core."""
    with _ALONE:
        return play_game(spec)


def play_game(spec: GameSpec, watch: Watch | None = None) -> Any:  # noqa: ANN401 - each mode has a record of its own
    """Play one game to its end, or until it is given up, while somebody may watch."""
    try:
        state = new_game(spec.setup, spec.seed, load_catalog())
        bot, commands = bot_named(spec.bot, spec.seed) if spec.bot else None, 0
        while state.outcome is None and commands < spec.limit:
            before, applied = state, take_turn(state, bot)
            state = applied.state
            commands += 1
            if watch is not None:
                watch(before, applied)
    except Exception as error:
        error.add_note(f"in the game {spec}")
        raise
    return play_mode_of(spec.setup).record(spec, state, commands)


def take_turn(state: GameState, bot: Bot | None) -> Applied:
    """Carry out the next decision, the horde's or the bot's."""
    if mind_of(state) is not None:
        return mind_step(state)[1]
    assert bot is not None, "somebody has to decide"  # noqa: S101 - programs play all seats
    command = bot.choose(state)
    match step(state, command):
        case Applied() as applied:
            return applied
        case Rejected(reason, about):
            raise RuntimeError(f"a bot's command was refused: {command}, {reason} {about}")
