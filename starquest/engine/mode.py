"""The seam: a mode is one table of functions, found by the name in a game's settings.

Nothing here knows a mode; `starquest.engine.modes` fills the register. Step, command and ask
classes belong to one mode each, so their tables are merged once; the other functions are looked up
for each game. Whoever plays a game asks here whose decision waits, and whether a program makes it.
"""

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from starquest.content.catalog import Catalog
from starquest.content.ops import Op
from starquest.engine.draft import Draft
from starquest.engine.mode_moments import Moments
from starquest.engine.options import Group
from starquest.engine.scene import Scene
from starquest.engine.watchers import Watch
from starquest.model.command import Command, Deploy
from starquest.model.event import Decided
from starquest.model.frozen import frozen
from starquest.model.ids import ANYBODY, PlayerId, Side
from starquest.model.state import GameState, Outcome
from starquest.model.step import Act, Ask, AskKind, Effect

Resolver = Callable[[Draft, Any], object]
"""Does what a step says."""
Waiting = Callable[[Draft, Any], bool]
"""Whether a step waits for a command, having put the agenda right if it does not."""
Doer = Callable[[Any, Draft], None]
"""Carries out a command."""
Answer = Callable[[Draft, Ask, int], object]
"""Carries on with what was chosen."""
Offer = Callable[[Scene, Any], list[Group]]
"""The commands a waiting step allows."""


@frozen
class Mind:
    """A program that can play a seat."""

    id: str
    decide: Callable[[GameState], tuple[Command, Decided]]
    """The command for the decision that waits, and what is told about it."""


@frozen
class Mode:
    """Everything the engine asks of a mode."""

    id: str
    setup: type
    """The class a game of this mode is started with."""
    ledger: type
    """What the state keeps for it besides the rows."""
    blank: Callable[[Any, int, Catalog], GameState]
    """The table and the settings, from a setup and a seed."""
    lay_out: Callable[[Draft, Any], None]
    """Puts the players, the rows and the first steps of a setup there."""

    resolvers: Mapping[type, Resolver]
    waiting: Mapping[type, Waiting]
    options: Mapping[type, Offer]
    """For its own waiting steps."""
    doers: Mapping[type, Doer]
    deploys: Mapping[type, Callable[[Draft, Any, Deploy], None]]
    """What deploying means at its own steps."""
    answers: Mapping[AskKind, Answer]
    effects: Mapping[str, Callable[[Catalog, Effect], tuple[Op, ...]]]
    """The ops of each kind of card it has."""

    round_start: Callable[[Draft], None]
    """On top of the first turn of a round."""
    round_end: Callable[[Draft], None]
    round_next: Callable[[Draft], None]
    """What follows a round when nobody has won."""
    result: Callable[[Scene], Outcome | None]
    """How the game stands if it is over, asked before each turn and after each round."""
    act: Callable[[Scene, Act], list[Group] | None]
    """What a unit may do beyond what every unit may; None if it has no such thing."""
    score: Callable[[GameState], int]
    """What a game is worth so far."""

    moments: Moments = attrs.Factory(Moments)
    watch: Mapping[type, Watch] = attrs.Factory(dict)
    """What folds which events into the ledger."""
    hide: Callable[[GameState, PlayerId], GameState] = lambda state, _player: state
    """The state without what a player may not know of decks and secrets."""
    minds: Mapping[str, Mind] = attrs.Factory(dict)
    """The programs that can play a seat, by the names the players' rows have."""
    zone: Callable[[Scene, Side], int] | None = None
    """Where a side deploys; None for a strip along the southern and the northern edge."""
    foreseen: tuple[type, ...] = ()
    """Its steps that a forecast goes through."""
    readers: str = ""
    """The module that says what its events mean to a forecast, loaded with the first one."""


MODES: dict[str, Mode] = {}
"""Every mode by its name."""


def mode_of(game: GameState | Scene) -> Mode:
    """The mode a game is played in."""
    return MODES[game.settings.mode]


def side_of(state: GameState) -> Side | None:
    """The side whose decision the game waits for; None when it is over."""
    if state.outcome is not None or not state.agenda:
        return None
    top = state.agenda[-1]
    side = getattr(top, "side", None)
    if isinstance(side, Side):
        return side
    assert isinstance(top, Act), f"nobody is asked at {top}"
    return state.world.units[top.unit].side


def player_of(state: GameState) -> PlayerId:
    """The player whose decision it is; ANYBODY if any of a side's players may make it."""
    side = side_of(state)
    top = state.agenda[-1] if side is not None else None
    if isinstance(top, Act):
        return state.world.units[top.unit].owner or _only_player(state, side)
    return (top.player if isinstance(top, Ask) else ANYBODY) or _only_player(state, side)


def _only_player(state: GameState, side: Side | None) -> PlayerId:
    found = [player for player, row in state.world.players.items() if row.side is side]
    return found[0] if len(found) == 1 else ANYBODY


def mind_of(state: GameState) -> Mind | None:
    """The program that makes the decision the game waits for; None if a person has to."""
    row = state.world.players.get(player_of(state))
    return mode_of(state).minds[row.mind] if row is not None and row.mind else None
