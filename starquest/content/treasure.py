"""What search tokens hold, and what levels bring."""

from enum import StrEnum
from typing import Annotated, Literal

from starquest.content.checks import Between, Filled
from starquest.content.events import Rolls
from starquest.content.fields import ConditionId, Id, ItemId, Name
from starquest.model.frozen import frozen

Worth = Annotated[int, Between(0, 99)]


@frozen
class Find:
    """One row of a treasure table: an item, credits, a condition, or nothing."""

    rolls: Rolls
    item: ItemId | None = None
    credits: Worth = 0
    condition: ConditionId | None = None


@frozen
class TreasureDef:
    """What a token can be, by its die."""

    id: Id
    name: Name
    rolls: Annotated[tuple[Annotated[int, Between(1, 9)], ...], Filled()]
    text: Name
    kind: Literal["hazard", "table", "trove"]
    finds: tuple[Find, ...] = ()


class Growth(StrEnum):
    """What a level can raise."""

    TOUGH = "tough"
    SKILL = "skill"
    STRENGTH = "strength"
    DEXTERITY = "dexterity"
    WILL = "will"
    QUALITY = "quality"
    POWER = "power"
    CASTER = "caster"


@frozen
class Improvement:
    """One improvement a level offers."""

    stat: Growth
    value: Annotated[int, Between(1, 3)] = 1


@frozen
class LevelDef:
    """A level: the XP it needs and what it offers."""

    id: Id
    level: Annotated[int, Between(2, 15)]
    xp: Annotated[int, Between(1, 999)]
    choices: Annotated[tuple[Improvement, ...], Filled()]
