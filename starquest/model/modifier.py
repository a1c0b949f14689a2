"""Everything temporary: a modifier with a source and an end."""

from enum import StrEnum

import attrs


class Stat(StrEnum):
    """What a modifier changes."""

    HIT = "hit"
    HIT_MELEE = "hit_melee"
    HIT_SHOOTING = "hit_shooting"
    BE_HIT = "be_hit"
    BLOCK = "block"
    AP = "ap"
    ATTACKS_MELEE = "attacks_melee"
    RANGE = "range"
    ADVANCE = "advance"
    RUSH = "rush"
    MORALE = "morale"
    CAST = "cast"
    STRENGTH = "strength"
    DEXTERITY = "dexterity"
    WILL = "will"


class Until(StrEnum):
    """When a modifier ends by itself."""

    ATTACK = "attack"
    """After the next attack made."""
    ATTACKED = "attacked"
    """After the next attack suffered."""
    MOVE = "move"
    """After the next move."""
    TEST = "test"
    """After the next stat test."""
    ACTIVATION = "activation"
    """When the bearer's next activation starts."""
    ROUND = "round"
    """After `count` ends of round."""
    EVENT = "event"
    """When the next event is rolled."""
    WAVE = "wave"
    """After `count` ends of wave."""
    REMOVED = "removed"
    """Only when a rule takes it away."""


@attrs.frozen
class Modifier:
    """A change to one value of one bearer, or of everybody."""

    source: str
    stat: Stat
    value: int
    until: Until
    count: int = 1
