"""What a player may ask for. People, bots, minds and replays all speak these."""

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
    Swap,
    UseFeat,
    UseItem,
    UseSkill,
    Wield,
)


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


@frozen
class Rush:
    """Move far."""

    cell: Cell


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
class Done:
    """Nothing more for now."""


@frozen
class Choose:
    """Answer what was asked: the option with this index."""

    option: int


FieldCommand = (
    Activate | Deploy | Hold | Advance | Rush | Charge | Shoot | Cast | OpenDoor | Done | Choose
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
    "Shoot",
    "Shot",
    "Swap",
    "UseFeat",
    "UseItem",
    "UseSkill",
    "Wield",
]
