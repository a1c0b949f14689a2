"""What the units of a mode want to reach."""

from collections.abc import Callable

from starquest.engine.scene import Scene
from starquest.model.decision import Goal
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId, Side


@frozen
class Wants:
    """What a mode says about the units a program plays."""

    goal: Callable[[Scene, EntityId], Goal | None]
    """Where a unit wants to go."""
    prey: Callable[[Scene, Side], list[EntityId]]
    """Whom a side is after: its unit nearest to any of them acts first."""
