"""The register of what a mode gives to saves, simulation and scores."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import attrs

from starquest.model.state import GameState
from starquest.play.games import GameSpec

Check = Callable[[GameState], Iterator[str]]


@attrs.frozen
class PlayMode:
    """What the play layer asks of a mode."""

    id: str
    setup: type
    """The class a game of this mode is started with."""
    in_bounds: Callable[[Any], bool]
    """Whether a setup from a file is one that a run can have."""
    checks: tuple[Check, ...]
    """What holds in every state of this mode."""
    strict: tuple[Check, ...]
    """What holds besides as long as the data do not change."""
    landmark: Callable[[GameState, GameState], bool]
    """Whether a run is written anew between these two states."""
    record: Callable[[GameSpec, GameState, int], Any]
    """How a game went, after so many commands."""
    told: tuple[str, ...]
    """The fields of a record that `sim --json` prints."""
    results: Callable[[Sequence[Any]], str]
    """What many games come to, as a table for people."""


PLAY_MODES: dict[str, PlayMode] = {}
"""Every mode by its name."""


def play_mode(state: GameState) -> PlayMode:
    """The mode of a game."""
    return PLAY_MODES[state.settings.mode]


def play_mode_of(setup: object) -> PlayMode:
    """The mode a setup belongs to."""
    return next(mode for mode in PLAY_MODES.values() if isinstance(setup, mode.setup))
