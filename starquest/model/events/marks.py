"""What begins to weigh on somebody and ends, questions, decisions, devices, and the end."""

from enum import StrEnum

from starquest.model.decision import NO_GOAL, Goal, Line, Why
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modifier import Lasting


@frozen
class ModifierAdded:
    """Something temporary began."""

    unit: EntityId
    modifier: Lasting


@frozen
class ModifierEnded:
    """Something temporary ended."""

    unit: EntityId
    modifier: Lasting


@frozen
class DieRolled:
    """A die that decides an amount or one of several."""

    source: str
    die: int
    value: int
    unit: EntityId = EntityId(0)
    """Whose die it is; 0 for nobody's in particular."""
    need: int = 0
    """What it had to reach, where it is a test: `value` is then whether it did."""


@frozen
class Asked:
    """A choice was put to a side."""

    side: Side
    unit: EntityId
    kind: str


@frozen
class Chosen:
    """A side answered."""

    side: Side
    unit: EntityId
    kind: str
    value: int


@frozen
class Decided:
    """A program's choice: the line of its list that fired, the target, and why."""

    unit: EntityId
    line: Line
    target: EntityId
    cell: Cell
    why: Why
    goal: Goal = NO_GOAL


@frozen
class TrapSprung:
    """A unit walked into a trap."""

    unit: EntityId
    cell: Cell
    source: str


class GadgetKind(StrEnum):
    """What can be set up on a cell."""

    TURRET = "turret"
    TRAP = "trap"
    NOISE = "noise"


@frozen
class GadgetPlaced:
    """Something was set up on a cell: a turret, a trap, a noise."""

    unit: EntityId
    kind: GadgetKind
    cell: Cell


@frozen
class GameEnded:
    """The fight is over."""

    winner: int
    reason: str


MarkEvent = (
    ModifierAdded
    | ModifierEnded
    | DieRolled
    | Asked
    | Chosen
    | Decided
    | TrapSprung
    | GadgetPlaced
    | GameEnded
)
