"""What a player may ask for. People, bots, minds and replays all speak these."""

from enum import StrEnum

from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId
from starquest.model.modes.field.commands import FieldModeCommand, PlaceMarker
from starquest.model.modes.quest.commands import (
    Buy,
    BuyAction,
    Discover,
    FirstAid,
    HandOver,
    Pay,
    PickUp,
    Push,
    QuestCommand,
    Rest,
    Restock,
    Scurry,
    Sell,
    SetLuck,
    Swap,
    UseFeat,
    UseItem,
    UseSkill,
    Wield,
)


class Shape(StrEnum):
    """How the models of a unit stand when they have followed their lead."""

    ANY = ""
    """The first that fits: as they stand, in a block, gathered."""
    KEEP = "keep"
    """As they stand."""
    SQUARE = "square"
    """In a block about as deep as wide."""
    RANKS = "ranks"
    """In as few ranks as the span allows."""
    COLUMN = "column"
    """The same, turned."""
    LOOSE = "loose"
    """Round the lead, wherever there is room."""


@frozen
class Activate:
    """Give a unit its activation."""

    unit: EntityId


@frozen
class Deploy:
    """Put a unit from reserve on the table, its lead on this cell."""

    unit: EntityId
    cell: Cell


@frozen
class Hold:
    """Stay, ready to shoot."""


@frozen
class Advance:
    """Move a little, ready to shoot; the lead ends on the cell and the others follow."""

    cell: Cell
    shape: Shape = Shape.ANY


@frozen
class Rush:
    """Move far."""

    cell: Cell
    shape: Shape = Shape.ANY


@frozen
class Charge:
    """Run into melee with a unit; the nearest model ends on the cell and the others follow."""

    target: EntityId
    cell: Cell


@frozen
class Shot:
    """Every weapon of one type at one target."""

    weapon: str
    target: EntityId


@frozen
class Shoot:
    """Fire, split by weapon type over at most two targets."""

    shots: tuple[Shot, ...]


@frozen
class Cast:
    """Try a spell on these units."""

    spell: str
    targets: tuple[EntityId, ...]
    extra: int = 0
    """Tokens the caster spends beyond the spell's value, each for +1 to the roll."""


@frozen
class OpenDoor:
    """Open the door in this cell."""

    cell: Cell


@frozen
class Tidy:
    """Place every model by hand after the next move."""


@frozen
class Nudge:
    """Put a model of the squad that has just moved on another cell."""

    model: EntityId
    cell: Cell


@frozen
class Done:
    """Nothing more for now."""


@frozen
class Choose:
    """Answer what was asked: the option with this index."""

    option: int


FieldCommand = (
    Activate
    | Deploy
    | Hold
    | Advance
    | Rush
    | Charge
    | Shoot
    | Cast
    | OpenDoor
    | Tidy
    | Nudge
    | Done
    | Choose
)  # fmt: skip
Command = FieldCommand | QuestCommand | FieldModeCommand

__all__ = [
    "Activate",
    "Advance",
    "Buy",
    "BuyAction",
    "Cast",
    "Charge",
    "Choose",
    "Command",
    "Deploy",
    "Discover",
    "Done",
    "FieldCommand",
    "FirstAid",
    "HandOver",
    "Hold",
    "OpenDoor",
    "Pay",
    "PickUp",
    "PlaceMarker",
    "Push",
    "QuestCommand",
    "Rest",
    "Restock",
    "Rush",
    "Scurry",
    "Sell",
    "SetLuck",
    "Shape",
    "Shoot",
    "Shot",
    "Swap",
    "UseFeat",
    "UseItem",
    "UseSkill",
    "Wield",
]
