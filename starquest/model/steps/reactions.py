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


@frozen
class GatherTokens:
    """A unit gains spell tokens, unless it is down."""

    unit: EntityId
    tokens: int
    source: str


@frozen
class Rally:
    """A Shaken unit may recover: on a die of at least this."""

    unit: EntityId
    need: int
    source: str


@frozen
class Sicken:
    """A unit takes a wound if a die is at most this."""

    unit: EntityId
    up_to: int
    source: str


ReactionStep = FindOut | WatchShot | GatherTokens | Rally | Sicken
