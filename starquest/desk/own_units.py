"""Who may be picked by whoever has the keyboard: the units of a side, without what only serves."""

from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState


def own_units(state: GameState, side: Side) -> list[EntityId]:
    """The units of a side that are activated on their own, in id order."""
    world = state.world
    return [u for u, row in world.units.items() if row.side is side and u not in world.gadgets]
