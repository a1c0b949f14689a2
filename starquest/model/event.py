"""What happened: ids and numbers, no prose; each die with its need and every modifier's source."""

import attrs

from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modifier import Modifier


@attrs.frozen
class Mod:
    """One modifier on a roll, and where it comes from."""

    source: str
    value: int


@attrs.frozen
class Check:
    """One die against a need."""

    die: int
    need: int
    base: int
    mods: tuple[Mod, ...]
    passed: bool


@attrs.frozen
class RolledOff:
    """The sides rolled for who starts."""

    dice: tuple[tuple[int, int], ...]
    """Each pair rolled, heroes first; the last one decides."""
    winner: Side


@attrs.frozen
class KeptBack:
    """A unit stays off the table for now."""

    unit: EntityId
    source: str


@attrs.frozen
class RoundStarted:
    """A round began."""

    round: int


@attrs.frozen
class RoundEnded:
    """A round ended."""

    round: int


@attrs.frozen
class Deployed:
    """A unit came to the table."""

    unit: EntityId
    cells: tuple[Cell, ...]
    source: str = ""


@attrs.frozen
class Activated:
    """A unit's activation began."""

    unit: EntityId


@attrs.frozen
class Idled:
    """A Shaken unit spent its activation recovering."""

    unit: EntityId


@attrs.frozen
class Acted:
    """A unit took an action."""

    unit: EntityId
    action: str
    target: EntityId = EntityId(0)


@attrs.frozen
class Moved:
    """A model moved along these cells."""

    model: EntityId
    path: tuple[Cell, ...]
    cost: int


@attrs.frozen
class DoorOpened:
    """A door stands open."""

    unit: EntityId
    cell: Cell


@attrs.frozen
class DangerRolled:
    """A model tested for dangerous ground: each 1 is a wound."""

    model: EntityId
    dice: tuple[int, ...]
    wounds: int


@attrs.frozen
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


@attrs.frozen
class HitsSplit:
    """A blast's hits were shared out over the units near the target."""

    weapon: str
    shares: tuple[tuple[EntityId, int], ...]


@attrs.frozen
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


@attrs.frozen
class WoundsIgnored:
    """A unit rolled to ignore wounds."""

    unit: EntityId
    source: str
    dice: tuple[int, ...]
    need: int
    ignored: int


@attrs.frozen
class Wounded:
    """A model took wounds."""

    model: EntityId
    unit: EntityId
    wounds: int
    total: int
    source: str


@attrs.frozen
class Healed:
    """A model got rid of wounds."""

    model: EntityId
    unit: EntityId
    wounds: int
    total: int
    source: str


@attrs.frozen
class EffectRolled:
    """A wound effect was rolled for a unit's last model."""

    model: EntityId
    die: int
    mods: tuple[Mod, ...]
    total: int
    knocked_out: int
    """The total from which the model is out."""


@attrs.frozen
class ModelDown:
    """A model left the table."""

    model: EntityId
    unit: EntityId
    source: str


@attrs.frozen
class UnitDestroyed:
    """The last model of a unit is gone."""

    unit: EntityId
    side: Side
    source: str


@attrs.frozen
class StatusChanged:
    """A unit became, or stopped being, shaken or fatigued."""

    unit: EntityId
    status: str
    on: bool
    source: str


@attrs.frozen
class MoraleTested:
    """A unit tested morale."""

    unit: EntityId
    test: Check
    reason: str
    lent_by: EntityId = EntityId(0)
    """The hero whose Quality was used."""
    saved: int = 0
    """The die that turned a failure into a pass; 0 for none rolled."""
    passed: bool = True


@attrs.frozen
class TokensChanged:
    """A caster gained or spent spell tokens."""

    unit: EntityId
    change: int
    total: int
    source: str


@attrs.frozen
class SpellTried:
    """A spell was tried."""

    unit: EntityId
    spell: str
    targets: tuple[EntityId, ...]
    test: Check


@attrs.frozen
class ModifierAdded:
    """Something temporary began."""

    unit: EntityId
    modifier: Modifier


@attrs.frozen
class ModifierEnded:
    """Something temporary ended."""

    unit: EntityId
    modifier: Modifier


@attrs.frozen
class Asked:
    """A choice was put to a side."""

    side: Side
    unit: EntityId
    kind: str


@attrs.frozen
class Chosen:
    """A side answered."""

    side: Side
    unit: EntityId
    kind: str
    value: int


@attrs.frozen
class GameEnded:
    """The fight is over."""

    winner: int
    reason: str


Event = (
    RolledOff
    | KeptBack
    | RoundStarted
    | RoundEnded
    | Deployed
    | Activated
    | Idled
    | Acted
    | Moved
    | DoorOpened
    | DangerRolled
    | HitsRolled
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
    | ModifierAdded
    | ModifierEnded
    | Asked
    | Chosen
    | GameEnded
)
