"""What is still to do. The agenda is a stack of these; the last one is next.

`Turn`, `Act`, `Reserves` and `Ask` wait for a command; the others resolve by themselves.
"""

from enum import StrEnum

import attrs

from starquest.model.ids import OFF_TABLE, Cell, EntityId, Side


class AskKind(StrEnum):
    """The questions a rule can put to a player."""

    KEEP_BACK = "keep_back"
    """Keep an Ambush or Scout unit off the table for now?"""
    STRIKE_BACK = "strike_back"
    FOLLOW_UP = "follow_up"
    """Where to move after destroying the other unit in melee."""
    SPEND_TOKENS = "spend_tokens"
    """How many tokens to help or hinder a spell with."""
    SHIFT = "shift"
    """Where an effect moves a unit."""
    PLACE = "place"
    """Where an effect places a unit."""
    POINT = "point"
    """The point an effect works round."""


@attrs.frozen
class RollOff:
    """The sides roll for who starts."""


@attrs.frozen
class Muster:
    """Every unit that is not kept back takes its place."""


@attrs.frozen
class StartRound:
    """A round begins."""


@attrs.frozen
class Reserves:
    """Sides take turns to bring units from reserve."""

    side: Side
    scouts: bool = False
    """Scouts must come now; an ambush may wait."""
    passed: bool = False
    """Whether the other side just let its turn go."""


@attrs.frozen
class Turn:
    """A side picks a unit to activate."""

    side: Side


@attrs.frozen
class Act:
    """A unit's activation, as far as it has come."""

    unit: EntityId
    main: int = 1
    """Main actions left."""
    shooting: bool = False
    """Whether it may fire now."""
    moved: bool = False
    opened: bool = False
    """Whether it has opened a door."""
    attacked: bool = False
    """Whether it has attacked, which ends its casting."""


@attrs.frozen
class EndActivation:
    """A unit's activation is over."""

    unit: EntityId
    side: Side
    idle: bool = False
    """Whether it was spent recovering."""


@attrs.frozen
class EndRound:
    """The round is over."""


@attrs.frozen
class Contact:
    """The charged unit closes up to its chargers."""


@attrs.frozen
class Clash:
    """The charged unit's Counter weapons, where it has any, then the charge itself."""


@attrs.frozen
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


@attrs.frozen
class Settle:
    """An attack on a unit is over: wound effects, morale."""

    unit: EntityId
    source: str
    melee: bool = False
    fear: int = 0
    attack: bool = True
    """Whether it was an attack: only those shake a unit's morale."""


@attrs.frozen
class Strike:
    """One side of the melee strikes."""

    attacker: EntityId
    target: EntityId
    charging: bool = False
    counter: bool = False
    """Only with Counter weapons."""
    rest: bool = False
    """Only with the weapons that did not strike first."""


@attrs.frozen
class StrikeBack:
    """The charged unit may strike back."""


@attrs.frozen
class Aftermath:
    """Fatigue, morale, follow-up or separation after a melee."""


@attrs.frozen
class Separate:
    """The chargers step back."""


@attrs.frozen
class MoraleCheck:
    """A unit tests morale."""

    unit: EntityId
    reason: str
    modifier: int = 0


@attrs.frozen
class ResolveSpell:
    """The casting die is rolled, and the spell takes effect."""

    caster: EntityId
    spell: str
    targets: tuple[EntityId, ...]
    bonus: tuple[tuple[EntityId, int], ...] = ()
    """What each helper or hinderer gives."""


@attrs.frozen
class Effect:
    """The ops of a spell, card or item work on their targets, one op after the other."""

    kind: str
    id: str
    by: EntityId
    targets: tuple[EntityId, ...]
    index: int = 0


@attrs.frozen
class Relocate:
    """A unit is to be moved, or placed near a point, where a side says."""

    unit: EntityId
    side: Side
    source: str
    inches: int
    centre: Cell = OFF_TABLE
    """Where the inches are measured from; off the table for the unit's own place."""
    walking: bool = False


@attrs.frozen
class Ask:
    """A choice put to a side: each option is a number whose meaning the kind says."""

    kind: AskKind
    side: Side
    unit: EntityId
    options: tuple[int, ...]
    source: str = ""
    targets: tuple[EntityId, ...] = ()
    amount: int = 0


Step = (
    RollOff
    | Muster
    | StartRound
    | Reserves
    | Turn
    | Act
    | EndActivation
    | EndRound
    | Contact
    | Clash
    | Suffer
    | Settle
    | Strike
    | StrikeBack
    | Aftermath
    | Separate
    | MoraleCheck
    | ResolveSpell
    | Effect
    | Relocate
    | Ask
)
