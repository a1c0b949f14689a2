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


@attrs.frozen
class WaveStarted:
    """A wave began."""

    wave: int
    points: int
    boss: bool


@attrs.frozen
class PrioritySet:
    """The priority objective was rolled for; 0 for none."""

    dice: tuple[int, ...]
    number: int


@attrs.frozen
class CornerRolled:
    """A unit's corner was rolled for; 5 and 6 are the players' choice."""

    unit: EntityId
    die: int


@attrs.frozen
class EventStruck:
    """A random event struck."""

    event: str
    dice: tuple[int, int]
    targets: tuple[EntityId, ...]


@attrs.frozen
class SkyChanged:
    """The alertness, time of day or weather is another now."""

    kind: str
    id: str
    die: int = 0


@attrs.frozen
class AlertnessRaised:
    """Alertness rose."""

    by: int
    total: int
    die: int = 0
    """The die of high alertness; 0 for none."""


@attrs.frozen
class ObjectiveDamaged:
    """An objective took or lost damage."""

    objective: EntityId
    number: int
    change: int
    damage: int
    destroyed: bool = False


@attrs.frozen
class TokenPlaced:
    """A search token was placed."""

    token: EntityId
    cell: Cell


@attrs.frozen
class TokenRevealed:
    """A search token was looked under."""

    token: EntityId
    hero: EntityId
    dice: tuple[int, ...]
    bonus: tuple[Mod, ...]
    treasure: str
    find: int
    """The second die; 0 for none."""


@attrs.frozen
class TreasurePlaced:
    """A treasure marker lies on the table."""

    treasure: EntityId
    cell: Cell
    items: tuple[str, ...]
    credits: int


@attrs.frozen
class ItemGained:
    """A hero got an item."""

    unit: EntityId
    item: str
    source: str


@attrs.frozen
class ItemLost:
    """A hero used, sold, gave away or dropped an item."""

    unit: EntityId
    item: str
    source: str


@attrs.frozen
class CreditsChanged:
    """A hero's credits changed."""

    unit: EntityId
    change: int
    total: int
    source: str


@attrs.frozen
class PowerChanged:
    """A hero's power changed."""

    unit: EntityId
    change: int
    total: int
    source: str


@attrs.frozen
class StatTested:
    """A hero made a stat test."""

    unit: EntityId
    stat: str
    check: Check
    source: str


@attrs.frozen
class DieRolled:
    """A die that decides an amount or one of several."""

    source: str
    die: int
    value: int


@attrs.frozen
class SkillUsed:
    """A skill, feat, item or basic action took effect, or did not."""

    unit: EntityId
    kind: str
    id: str
    targets: tuple[EntityId, ...]
    cell: Cell
    worked: bool = True


@attrs.frozen
class ConditionChanged:
    """A hero got or lost a condition."""

    unit: EntityId
    condition: str
    on: bool
    source: str
    die: int = 0


@attrs.frozen
class WentDown:
    """A hero became Unconscious."""

    unit: EntityId
    source: str


@attrs.frozen
class GotUp:
    """A hero is up again."""

    unit: EntityId
    wounds_left: int
    source: str


@attrs.frozen
class Bled:
    """An Unconscious hero bled; the die once there are three markers."""

    unit: EntityId
    markers: int
    die: int
    out: bool


@attrs.frozen
class Injured:
    """A hero came back with an injury."""

    unit: EntityId
    injury: str
    die: int


@attrs.frozen
class DiseaseRolled:
    """A Diseased hero rolled as the round ended."""

    unit: EntityId
    die: int


@attrs.frozen
class TrapSprung:
    """A unit walked into a trap."""

    unit: EntityId
    cell: Cell
    source: str


@attrs.frozen
class GadgetPlaced:
    """Something was set up on a cell: a turret, a trap, a noise."""

    unit: EntityId
    kind: str
    cell: Cell


@attrs.frozen
class WaveEnded:
    """A wave is over: what the party held and earned."""

    wave: int
    seized: tuple[int, ...]
    priority: bool
    xp: int
    doubled: bool
    salvage: int


@attrs.frozen
class XpGained:
    """A hero earned XP."""

    unit: EntityId
    xp: int
    total: int
    source: str


@attrs.frozen
class LevelReached:
    """A hero reached a level."""

    unit: EntityId
    level: int


@attrs.frozen
class Improved:
    """A hero improved."""

    unit: EntityId
    stat: str
    value: int
    what: str = ""


@attrs.frozen
class Stocked:
    """The shop has a new stock."""

    items: tuple[str, ...]


@attrs.frozen
class Decided:
    """The horde's choice: the line of its list that fired, the target, and why."""

    unit: EntityId
    line: str
    target: EntityId
    cell: Cell
    why: str


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
    | WaveStarted
    | PrioritySet
    | CornerRolled
    | EventStruck
    | SkyChanged
    | AlertnessRaised
    | ObjectiveDamaged
    | TokenPlaced
    | TokenRevealed
    | TreasurePlaced
    | ItemGained
    | ItemLost
    | CreditsChanged
    | PowerChanged
    | StatTested
    | DieRolled
    | SkillUsed
    | ConditionChanged
    | WentDown
    | GotUp
    | Bled
    | Injured
    | DiseaseRolled
    | TrapSprung
    | GadgetPlaced
    | WaveEnded
    | XpGained
    | LevelReached
    | Improved
    | Stocked
    | Decided
)
