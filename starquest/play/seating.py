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
    piloted: bool = False
    """Whether the autopilot has played any of the run, however long ago."""


def seating_of(state: GameState) -> Seating:
    """Whoever people activate, with the player it came with."""
    world = state.world
    if world.heroes:
        return Seating(tuple((hero, row.player) for hero, row in world.heroes.items()))
    people = {player: row.name for player, row in world.players.items() if not row.mind}
    units = [(unit, row.owner) for unit, row in world.units.items()]
    return Seating(tuple((unit, people[owner]) for unit, owner in units if owner in people))
