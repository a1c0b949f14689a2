"""What only heroes can be asked for."""

from starquest.model.frozen import frozen
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.settings import Luck


@frozen
class Rest:
    """Gather power and shake off a condition; nothing else this round."""

    condition: str = ""


@frozen
class BuyAction:
    """Pay power for one more action: "main" or "skill"."""

    kind: str


@frozen
class UseSkill:
    """Try a learned skill in one of its ways."""

    skill: str
    way: int = 0
    targets: tuple[EntityId, ...] = ()
    cell: Cell = OFF_TABLE


@frozen
class UseItem:
    """Use up a consumable."""

    item: str
    way: int = 0
    targets: tuple[EntityId, ...] = ()
    cell: Cell = OFF_TABLE


@frozen
class UseFeat:
    """Use the feat of one's class."""

    way: int = 0
    targets: tuple[EntityId, ...] = ()
    cell: Cell = OFF_TABLE


@frozen
class Discover:
    """Look under a search token."""

    token: EntityId


@frozen
class Push:
    """Push an enemy unit away."""

    target: EntityId


@frozen
class Scurry:
    """Try to get a few steps farther."""


@frozen
class FirstAid:
    """Try to get an Unconscious comrade up."""

    target: EntityId


@frozen
class PickUp:
    """Take what lies at a treasure marker."""

    treasure: EntityId


@frozen
class Swap:
    """Take a carried weapon in hand."""

    weapon: str


@frozen
class Buy:
    """A hero buys a weapon, gear or consumable."""

    hero: EntityId
    item: str


@frozen
class Sell:
    """A hero sells something."""

    hero: EntityId
    item: str


@frozen
class HandOver:
    """A hero gives something to another."""

    hero: EntityId
    to: EntityId
    item: str


@frozen
class Pay:
    """A hero gives credits to another."""

    hero: EntityId
    to: EntityId
    credits: int


@frozen
class Wield:
    """Between waves: a hero takes a carried weapon in hand."""

    hero: EntityId
    weapon: str


@frozen
class Restock:
    """A hero pays for a new stock."""

    hero: EntityId


@frozen
class SetLuck:
    """Between waves: have dice rolled another way from now on."""

    luck: Luck


QuestCommand = (
    Rest | BuyAction | UseSkill | UseItem | UseFeat | Discover | Push | Scurry | FirstAid
    | PickUp | Swap | Buy | Sell | HandOver | Pay | Restock | Wield
    | SetLuck
)  # fmt: skip
