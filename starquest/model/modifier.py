"""Everything temporary: a modifier or a granted rule, with a source and an end.

A modifier changes a number. Whatever is more than a number is a special rule, and a grant lends it
for a time.
"""

from enum import StrEnum

from starquest.model.frozen import frozen
from starquest.model.profile import RuleRef


class Stat(StrEnum):
    """What a modifier changes."""

    HIT = "hit"
    HIT_MELEE = "hit_melee"
    HIT_SHOOTING = "hit_shooting"
    BE_HIT = "be_hit"
    BLOCK = "block"
    AP = "ap"
    AP_SHOOTING = "ap_shooting"
    ATTACKS_MELEE = "attacks_melee"
    RANGE = "range"
    ADVANCE = "advance"
    RUSH = "rush"
    MORALE = "morale"
    CAST = "cast"
    TEST = "test"
    """Any stat test."""
    STRENGTH = "strength"
    DEXTERITY = "dexterity"
    WILL = "will"
    SIGHT = "sight"
    """Nobody sees farther than this many inches."""
    HALF_MOVE = "half_move"
    """All movement is halved, from 1 on."""


class Until(StrEnum):
    """When a modifier ends by itself."""

    ATTACK = "attack"
    """After the next attack made."""
    ATTACKED = "attacked"
    """After the next attack suffered."""
    MOVE = "move"
    """After the next Advance, Rush or Charge."""
    CHARGE = "charge"
    """After the next charge, or with the round."""
    AIM = "aim"
    """After the next attack made or the next move, or with the activation."""
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


@frozen
class Modifier:
    """A change to one value of one bearer, or of everybody."""

    source: str
    stat: Stat
    value: int
    until: Until
    count: int = 1
    delay: int = 0
    """Ends of round until it begins to count."""


@frozen
class Grant:
    """A special rule lent to one bearer."""

    source: str
    rule: RuleRef
    until: Until
    count: int = 1
    delay: int = 0
    """Ends of round until it begins to count."""
    quiet: bool = False
    """Whether whatever brings it tells of it already, as a condition does."""


Lasting = Modifier | Grant
"""Whatever a unit bears for a time."""
