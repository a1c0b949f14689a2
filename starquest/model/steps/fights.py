"""The parts of an attack, a melee and a spell."""

from starquest.model.frozen import frozen
from starquest.model.ids import NOBODY, EntityId


@frozen
class Contact:
    """The charged unit closes up to its chargers."""


@frozen
class Clash:
    """The charged unit's Counter weapons, where it has any, then the charge itself."""


@frozen
class Suffer:
    """A unit takes the wounds of one weapon that it failed to block."""

    unit: EntityId
    wounds: int
    source: str
    by: EntityId
    deadly: int = 1
    ignore: int = 0
    ignore_source: str = ""
    melee: bool = False
    need: int = 6
    """What blocking the easiest of these hits took."""
    one_model: bool = False
    """Whether they were aimed at one model, so that no other takes what is too much for it."""


@frozen
class Settle:
    """An attack on a unit is over: wound effects, morale."""

    unit: EntityId
    source: str
    melee: bool = False
    fear: int = 0
    attack: bool = True
    """Whether it was an attack: only those shake a unit's morale."""
    by: EntityId = NOBODY
    """Whose attack it was."""


@frozen
class Strike:
    """One side of the melee strikes."""

    attacker: EntityId
    target: EntityId
    charging: bool = False
    counter: bool = False
    """Only with Counter weapons."""
    rest: bool = False
    """Only with the weapons that did not strike first."""


@frozen
class StrikeBack:
    """The charged unit may strike back."""


@frozen
class Aftermath:
    """Fatigue, morale, follow-up or separation after a melee."""


@frozen
class Separate:
    """The chargers step back."""


@frozen
class MoraleCheck:
    """A unit tests morale."""

    unit: EntityId
    reason: str
    modifier: int = 0
    by: EntityId = NOBODY
    """Whose doing it is."""
    forced: bool = False
    """Whether somebody's skill, spell or item demands it."""


@frozen
class ResolveSpell:
    """The casting die is rolled, and the spell takes effect."""

    caster: EntityId
    spell: str
    targets: tuple[EntityId, ...]
    bonus: tuple[tuple[EntityId, int], ...] = ()
    """What each helper or hinderer gives."""


@frozen
class Push:
    """Whoever has shaken a lone model may push it."""

    unit: EntityId
    by: EntityId


FightStep = (
    Contact
    | Clash
    | Suffer
    | Settle
    | Strike
    | StrikeBack
    | Aftermath
    | Separate
    | MoraleCheck
    | ResolveSpell
    | Push
)
