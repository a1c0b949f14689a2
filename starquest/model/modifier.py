"""Everything temporary: a modifier with a source and an end."""

from enum import StrEnum

import attrs


class Stat(StrEnum):
    """What a modifier changes. Those that grant something count as granted from 1 on."""

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
    """All movement is halved."""
    COURAGE = "courage"
    """Passes every morale test."""
    TIRELESS = "tireless"
    """Fatigue does not count."""
    FURIOUS = "furious"
    """Charges as if Furious."""
    SURE_FOOTED = "sure_footed"
    """Terrain does not slow or hurt its charge."""
    PHASING = "phasing"
    """Moves through enemies."""
    PIERCING_EYE = "piercing_eye"
    """Shooting ignores cover."""
    BACKSTAB = "backstab"
    """AP in melee against a target near another hero."""
    HIDDEN = "hidden"
    """The horde does not know of it unless it is close."""
    OVERWATCH = "overwatch"
    """Shoots the first enemy that ends a move in range."""
    GUARDED = "guarded"
    """The unit with this id takes the wounds of the next attack."""
    SCAVENGE = "scavenge"
    """Two dice for the next search token."""
    LAST = "last"
    """Activates last in its side."""
    STEADY = "steady"
    """Cannot be moved by others."""


class Until(StrEnum):
    """When a modifier ends by itself."""

    ATTACK = "attack"
    """After the next attack made."""
    ATTACKED = "attacked"
    """After the next attack suffered."""
    MOVE = "move"
    """After the next Advance, Rush or Charge."""
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


@attrs.frozen
class Modifier:
    """A change to one value of one bearer, or of everybody."""

    source: str
    stat: Stat
    value: int
    until: Until
    count: int = 1
    delay: int = 0
    """Ends of round until it begins to count."""
