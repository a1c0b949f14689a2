"""What special rules answer a moment with; each carries all it needs to be carried out."""

from starquest.model.frozen import frozen
from starquest.model.ids import EntityId


@frozen
class FindOut:
    """An enemy may have come too near for a unit to stay hidden."""

    unit: EntityId
    by: EntityId
    inches: int


@frozen
class WatchShot:
    """A unit on watch shoots whoever has just ended a move, if it can."""

    unit: EntityId
    target: EntityId


ReactionStep = FindOut | WatchShot
