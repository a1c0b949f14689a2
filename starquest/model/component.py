"""The rows of the world: frozen, small, replaced and never mutated."""

from starquest.model.frozen import frozen
from starquest.model.ids import ANYBODY, OFF_TABLE, Cell, EntityId, PlayerId, Side
from starquest.model.modifier import Lasting
from starquest.model.profile import Profile


@frozen
class Player:
    """Who plays: a person, or the program named as its mind."""

    name: str
    side: Side
    mind: str = ""


@frozen
class Unit:
    """Who fights: a group of one or more models under one order."""

    kind: str
    name: str
    side: Side
    size: int
    """How many models it started with."""
    points: int = 0
    wave: int = 0
    owner: PlayerId = ANYBODY
    """Who gives it orders."""


@frozen
class Build:
    """What the models of a unit are; a model names one of these by index."""

    profiles: tuple[Profile, ...]


@frozen
class Squad:
    """The living models of a unit, the lead first."""

    members: tuple[EntityId, ...]


@frozen
class Status:
    """How a unit stands in this round."""

    activated: bool = False
    fatigued: bool = False
    shaken: bool = False
    reserve: bool = False
    """Kept off the table for now."""
    down: bool = False
    """Unconscious: lies where it fell, out of the fight."""
    hurt: int = 0
    """Wounds taken from the attack under way."""
    arrived: int = 0
    """The round in which it came from Ambush; 0 for never."""
    arrives: int = 0
    """The round in which it will come from Ambush by itself; 0 for never."""


@frozen
class Effects:
    """The modifiers and granted rules a unit bears."""

    modifiers: tuple[Lasting, ...] = ()


@frozen
class SpellTokens:
    """A caster's spell tokens and the spells it has tried this activation."""

    tokens: int = 0
    tried: tuple[str, ...] = ()


@frozen
class Spent:
    """The Limited weapons a unit has used up."""

    weapons: tuple[str, ...] = ()


@frozen
class Body:
    """One model: whose it is, which profile of the build, and its wounds."""

    unit: EntityId
    profile: int = 0
    wounds: int = 0


@frozen
class Place:
    """Where a model stands: its cell, or the north-west one of its four."""

    cell: Cell = OFF_TABLE


@frozen
class Hero:
    """What a hero has become: its class, its level and what it learned."""

    kind: str
    player: str
    base: Profile
    """Its profile without gear."""
    strength: int
    dexterity: int
    will: int
    feat: str
    skills: tuple[str, ...] = ()
    level: int = 1
    xp: int = 0
    cells: int = 0
    """Maximum power that comes from gear."""


@frozen
class Power:
    """A hero's power."""

    left: int
    most: int


@frozen
class Ailments:
    """What ails a hero."""

    conditions: tuple[str, ...] = ()
    bleeding: int = 0
    out: bool = False
    """Beyond first aid for the rest of the wave."""
    injury: str = ""


@frozen
class Pack:
    """What a hero owns; an empty name is an empty slot."""

    ranged: str = ""
    melee: str = ""
    armour: str = ""
    shield: str = ""
    upgrades: tuple[str, ...] = ()
    spares: tuple[str, ...] = ()
    """Carried weapons that are not in hand."""
    items: tuple[str, ...] = ()
    credits: int = 0


@frozen
class UsedUp:
    """What a hero has done and may do only so often."""

    round: tuple[str, ...] = ()
    """Skills and the like used this round."""
    wave: tuple[str, ...] = ()
    """The same for this wave."""


@frozen
class Gone:
    """A unit that has left the game: what it was, when it went, and by whose doing."""

    unit: Unit
    build: Build
    round: int
    source: str
    by: EntityId


@frozen
class Objective:
    """An objective marker that still stands."""

    number: int
    cell: Cell
    damage: int = 0
    mended: bool = False
    """Whether it was mended by a jury-rig this wave."""


@frozen
class SearchToken:
    """A search token nobody has looked under."""

    cell: Cell


@frozen
class Treasure:
    """A treasure marker: what lies there to be picked up."""

    cell: Cell
    items: tuple[str, ...] = ()
    credits: int = 0


@frozen
class Trap:
    """A trap for the first enemy that enters its cell."""

    cell: Cell
    owner: EntityId
    source: str


@frozen
class Decoy:
    """A noise that turns the horde's goal until the round ends."""

    cell: Cell
    inches: int
    unless: int
    """Enemies with a hero this near are not fooled."""


@frozen
class Gadget:
    """A turret, and whose it is."""

    owner: EntityId
