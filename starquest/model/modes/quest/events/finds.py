"""Search tokens, treasure, goods and credits."""

from starquest.model.events.rolls import Mod
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId


@frozen
class TokenPlaced:
    """A search token was placed."""

    token: EntityId
    cell: Cell


@frozen
class TokensStay:
    """No new search tokens come while these still lie there."""

    cells: tuple[Cell, ...]


@frozen
class TokenRevealed:
    """A search token was looked under."""

    token: EntityId
    hero: EntityId
    dice: tuple[int, ...]
    bonus: tuple[Mod, ...]
    treasure: str
    find: int
    """The second die; 0 for none."""

    @property
    def unit(self) -> EntityId:
        """Whom it is about."""
        return self.hero


@frozen
class TreasurePlaced:
    """A treasure marker lies on the table."""

    treasure: EntityId
    cell: Cell
    items: tuple[str, ...]
    credits: int


@frozen
class ItemGained:
    """A hero got an item."""

    unit: EntityId
    item: str
    source: str


@frozen
class ItemLost:
    """A hero used, sold, gave away or dropped an item."""

    unit: EntityId
    item: str
    source: str


@frozen
class CreditsChanged:
    """A hero's credits changed."""

    unit: EntityId
    change: int
    total: int
    source: str


FindEvent = (
    TokenPlaced
    | TokensStay
    | TokenRevealed
    | TreasurePlaced
    | ItemGained
    | ItemLost
    | CreditsChanged
)
