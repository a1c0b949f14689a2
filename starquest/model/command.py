"""What a player may ask for. People, bots, the horde and replays all speak these."""

import attrs

from starquest.model.ids import OFF_TABLE, Cell, EntityId


@attrs.frozen
class Activate:
    """Give a unit its activation."""

    unit: EntityId


@attrs.frozen
class Deploy:
    """Put a unit from reserve on the table, its lead on this cell."""

    unit: EntityId
    cell: Cell


@attrs.frozen
class Hold:
    """Stay, ready to shoot."""


@attrs.frozen
class Advance:
    """Move a little, ready to shoot; the lead ends on the cell and the others follow."""

    cell: Cell


@attrs.frozen
class Rush:
    """Move far."""

    cell: Cell


@attrs.frozen
class Charge:
    """Run into melee with a unit; the nearest model ends on the cell and the others follow."""

    target: EntityId
    cell: Cell


@attrs.frozen
class Shot:
    """Every weapon of one type at one target."""

    weapon: str
    target: EntityId


@attrs.frozen
class Shoot:
    """Fire, split by weapon type over at most two targets."""

    shots: tuple[Shot, ...]


@attrs.frozen
class Cast:
    """Try a spell on these units."""

    spell: str
    targets: tuple[EntityId, ...]


@attrs.frozen
class OpenDoor:
    """Open the door in this cell."""

    cell: Cell


@attrs.frozen
class Done:
    """Nothing more for now."""


@attrs.frozen
class Choose:
    """Answer what was asked: the option with this index."""

    option: int


@attrs.frozen
class Rest:
    """Gather power and shake off a condition; nothing else this round."""

    condition: str = ""


@attrs.frozen
class BuyAction:
    """Pay power for one more action: "main" or "skill"."""

    kind: str


@attrs.frozen
class UseSkill:
    """Try a learned skill in one of its ways."""

    skill: str
    way: int = 0
    targets: tuple[EntityId, ...] = ()
    cell: Cell = OFF_TABLE


@attrs.frozen
class UseItem:
    """Use up a consumable."""

    item: str
    way: int = 0
    targets: tuple[EntityId, ...] = ()
    cell: Cell = OFF_TABLE


@attrs.frozen
class UseFeat:
    """Use the feat of one's class."""

    way: int = 0
    targets: tuple[EntityId, ...] = ()
    cell: Cell = OFF_TABLE


@attrs.frozen
class Discover:
    """Look under a search token."""

    token: EntityId


@attrs.frozen
class Push:
    """Push an enemy unit away."""

    target: EntityId


@attrs.frozen
class Scurry:
    """Try to get a few steps farther."""


@attrs.frozen
class FirstAid:
    """Try to get an Unconscious comrade up."""

    target: EntityId


@attrs.frozen
class PickUp:
    """Take what lies at a treasure marker."""

    treasure: EntityId


@attrs.frozen
class Swap:
    """Take a carried weapon in hand."""

    weapon: str


@attrs.frozen
class Buy:
    """A hero buys a weapon, gear or consumable."""

    hero: EntityId
    item: str


@attrs.frozen
class Sell:
    """A hero sells something."""

    hero: EntityId
    item: str


@attrs.frozen
class HandOver:
    """A hero gives something to another."""

    hero: EntityId
    to: EntityId
    item: str


@attrs.frozen
class Pay:
    """A hero gives credits to another."""

    hero: EntityId
    to: EntityId
    credits: int


@attrs.frozen
class Restock:
    """A hero pays for a new stock."""

    hero: EntityId


Command = (
    Activate | Deploy | Hold | Advance | Rush | Charge | Shoot | Cast | OpenDoor | Done | Choose
    | Rest | BuyAction | UseSkill | UseItem | UseFeat | Discover | Push | Scurry | FirstAid
    | PickUp | Swap | Buy | Sell | HandOver | Pay | Restock
)  # fmt: skip
