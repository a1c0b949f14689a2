"""Attacks, wounds, morale and spells."""

from starquest.model.events.rolls import Check, Mod
from starquest.model.frozen import frozen
from starquest.model.ids import NOBODY, EntityId, Side


@frozen
class HitsRolled:
    """One weapon type of a unit rolled to hit."""

    attacker: EntityId
    target: EntityId
    weapon: str
    dice: tuple[int, ...]
    need: int
    base: int
    mods: tuple[Mod, ...]
    hits: int
    """Successes."""
    sixes: int
    extra: tuple[Mod, ...] = ()
    """Hits added by each rule."""
    multiplier: int = 1
    one: int = 0
    """The die that stood for all of them; 0 where each was rolled."""


@frozen
class HitsSplit:
    """A blast's hits were shared out over the units near the target."""

    weapon: str
    shares: tuple[tuple[EntityId, int], ...]


@frozen
class BlocksRolled:
    """A unit rolled to block hits of one weapon that pierce armour alike."""

    unit: EntityId
    weapon: str
    dice: tuple[int, ...]
    need: int
    base: int
    mods: tuple[Mod, ...]
    rerolled: tuple[int, ...]
    """The second dice of blocks that had to be rolled again, in order."""
    wounds: int
    again: bool = False
    """Whether sixes have to be rolled again, be there any or not."""
    one: int = 0
    one_again: int = 0
    """The dice that stood for all, and for all that were rolled again."""


@frozen
class WoundsIgnored:
    """A unit rolled to ignore wounds."""

    unit: EntityId
    source: str
    dice: tuple[int, ...]
    need: int
    ignored: int
    one: int = 0
    """The die that stood for all of them; 0 where each was rolled."""


@frozen
class Wounded:
    """A model took wounds."""

    model: EntityId
    unit: EntityId
    wounds: int
    total: int
    source: str


@frozen
class Healed:
    """A model got rid of wounds."""

    model: EntityId
    unit: EntityId
    wounds: int
    total: int
    source: str


@frozen
class EffectRolled:
    """A wound effect was rolled for a unit's last model."""

    model: EntityId
    die: int
    mods: tuple[Mod, ...]
    total: int
    knocked_out: int
    """The total from which the model is out."""


@frozen
class ModelDown:
    """A model left the table."""

    model: EntityId
    unit: EntityId
    source: str
    by: EntityId = NOBODY


@frozen
class UnitDestroyed:
    """The last model of a unit is gone."""

    unit: EntityId
    side: Side
    source: str
    by: EntityId = NOBODY


@frozen
class StatusChanged:
    """A unit became, or stopped being, shaken or fatigued."""

    unit: EntityId
    status: str
    on: bool
    source: str


@frozen
class MoraleTested:
    """A unit tested morale."""

    unit: EntityId
    test: Check
    reason: str
    lent_by: EntityId = EntityId(0)
    """The unit whose Quality was used."""
    saved: int = 0
    """The die that turned a failure into a pass; 0 for none rolled."""
    passed: bool = True
    saved_from: int = 0
    """What that die had to reach."""
    by: EntityId = NOBODY


@frozen
class TokensChanged:
    """A caster gained or spent spell tokens."""

    unit: EntityId
    change: int
    total: int
    source: str


@frozen
class SpellTried:
    """A spell was tried."""

    unit: EntityId
    spell: str
    targets: tuple[EntityId, ...]
    test: Check


FightEvent = (
    HitsRolled
    | HitsSplit
    | BlocksRolled
    | WoundsIgnored
    | Wounded
    | Healed
    | EffectRolled
    | ModelDown
    | UnitDestroyed
    | StatusChanged
    | MoraleTested
    | TokensChanged
    | SpellTried
)
