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
    PRIORITY = "priority"
    """Which objective is the priority."""
    BOSS = "boss"
    """Start a boss fight?"""
    CORNER = "corner"
    """In which corner a unit arrives."""
    PAY_TEST = "pay_test"
    """Pay power to turn a failed test?"""
    PAY_SPELL = "pay_spell"
    """Pay power to cast a failed spell?"""
    REROLL_BLOCK = "reroll_block"
    """Pay power to roll one failed block again?"""
    SCAVENGE = "scavenge"
    """Which of two dice a search token takes."""
    TROVE = "trove"
    """What a treasure trove holds."""
    CURE = "cure"
    """Which condition goes."""
    SPLIT_XP = "split_xp"
    """Who gets an odd point of XP."""
    LEVEL = "level"
    """Which improvement a new level brings."""
    LEARN = "learn"
    """Which skill is learned."""
    TRADITION = "tradition"
    """Which tradition of spells is learned."""
    INJURY = "injury"
    """Revive a hero with an injury?"""
    STAND = "stand"
    """Where a revived hero stands."""


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
    skill: int = 0
    """Skill actions left."""
    bought: bool = False
    """Whether it has paid for an action."""
    picked: bool = False
    """Whether it has picked something up."""
    swapped: bool = False
    """Whether it has swapped a weapon."""
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
class NextRound:
    """What follows a round: another, the wave's end, or the end of it all."""


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
    need: int = 6
    """What blocking the easiest of these hits took."""
    one_model: bool = False
    """Whether they were aimed at one model, so that no other takes what is too much for it."""


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
    mode: int = 0
    cell: Cell = OFF_TABLE


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
    phasing: bool = False
    """Enemies in the way do not matter."""


@attrs.frozen
class Trial:
    """A hero's stat test, and what it was made for."""

    unit: EntityId
    stat: str
    kind: str
    """"skill", "discover", "push", "scurry" or "first_aid"."""
    id: str = ""
    mode: int = 0
    targets: tuple[EntityId, ...] = ()
    cell: Cell = OFF_TABLE
    failed: bool = False
    paid: bool = False


@attrs.frozen
class React:
    """Whoever keeps watch may shoot a unit that has ended a move."""

    unit: EntityId


@attrs.frozen
class Deployment:
    """The heroes take their places round the table's centre."""


@attrs.frozen
class StartWave:
    """A wave begins: boss, priority, event, enemies."""


@attrs.frozen
class SetPriority:
    """The priority objective is rolled for."""


@attrs.frozen
class StrikeEvent:
    """A random event is rolled for."""


@attrs.frozen
class GatherWave:
    """The wave's units are chosen."""


@attrs.frozen
class Arrive:
    """A unit of the wave comes to a corner."""

    unit: EntityId
    corner: int = 0
    """Which one; 0 while it is to be rolled for."""


@attrs.frozen
class Reveal:
    """A search token is looked under."""

    token: EntityId
    hero: EntityId
    """Who looks; 0 for nobody."""


@attrs.frozen
class EndWave:
    """A wave is over: what was seized, XP."""


@attrs.frozen
class Recover:
    """Heroes recover between waves."""


@attrs.frozen
class GetUp:
    """An Unconscious hero may get up as the wave ends."""

    unit: EntityId
    seized: tuple[EntityId, ...]


@attrs.frozen
class GainXp:
    """A hero earns XP, and the levels that come with it."""

    unit: EntityId
    xp: int
    source: str


@attrs.frozen
class LevelUp:
    """A hero picks a level's improvement."""

    unit: EntityId
    level: int


@attrs.frozen
class Learn:
    """A hero learns a skill."""

    unit: EntityId


@attrs.frozen
class OpenShop:
    """The shop draws its stock."""


@attrs.frozen
class Shop:
    """The heroes trade."""


@attrs.frozen
class Replenish:
    """Search tokens are placed if none is left, and the next wave follows."""


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
    labels: tuple[str, ...] = ()
    """What each option names, where it names something: a skill, an item, "tough +1"."""


Step = (
    RollOff
    | Muster
    | StartRound
    | Reserves
    | Turn
    | Act
    | EndActivation
    | EndRound
    | NextRound
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
    | Trial
    | React
    | Deployment
    | StartWave
    | SetPriority
    | StrikeEvent
    | GatherWave
    | Arrive
    | Reveal
    | EndWave
    | Recover
    | GetUp
    | GainXp
    | LevelUp
    | Learn
    | OpenShop
    | Shop
    | Replenish
    | Ask
)
