"""The end of a wave, levels and the shop."""

from starquest.model.frozen import frozen
from starquest.model.ids import EntityId
from starquest.model.settings import Luck


@frozen
class WaveEnded:
    """A wave is over: what the party held and earned."""

    wave: int
    seized: tuple[int, ...]
    priority: bool
    xp: int
    doubled: bool
    salvage: int


@frozen
class XpGained:
    """A hero earned XP."""

    unit: EntityId
    xp: int
    total: int
    source: str


@frozen
class LevelReached:
    """A hero reached a level."""

    unit: EntityId
    level: int


@frozen
class Improved:
    """A hero improved."""

    unit: EntityId
    stat: str
    value: int
    what: str = ""


@frozen
class Stocked:
    """The shop has a new stock."""

    items: tuple[str, ...]


@frozen
class LuckChanged:
    """Dice are rolled another way from now on."""

    luck: Luck


GrowthEvent = WaveEnded | XpGained | LevelReached | Improved | Stocked | LuckChanged
