"""Who plays which hero, as a value that can be kept with a run."""

import attrs

from starquest.model.ids import EntityId
from starquest.model.state import GameState


@attrs.frozen
class Seating:
    """The players round one keyboard."""

    owners: tuple[tuple[EntityId, str], ...] = ()
    """Each hero and who plays it."""
    autopilots: tuple[EntityId, ...] = ()
    """The heroes that play by themselves."""


def seating_of(state: GameState) -> Seating:
    """The heroes with the players they were recruited for."""
    return Seating(tuple((hero, row.player) for hero, row in state.world.heroes.items()))
