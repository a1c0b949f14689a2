"""What begins to weigh on somebody and ends, questions, and the end."""

import attrs

from starquest.model.ids import EntityId, Side
from starquest.model.modifier import Lasting


@attrs.frozen
class ModifierAdded:
    """Something temporary began."""

    unit: EntityId
    modifier: Lasting


@attrs.frozen
class ModifierEnded:
    """Something temporary ended."""

    unit: EntityId
    modifier: Lasting


@attrs.frozen
class Asked:
    """A choice was put to a side."""

    side: Side
    unit: EntityId
    kind: str


@attrs.frozen
class Chosen:
    """A side answered."""

    side: Side
    unit: EntityId
    kind: str
    value: int


@attrs.frozen
class GameEnded:
    """The fight is over."""

    winner: int
    reason: str


MarkEvent = ModifierAdded | ModifierEnded | Asked | Chosen | GameEnded
