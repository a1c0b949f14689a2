"""The rows of the world: frozen, small, replaced and never mutated."""

import attrs

from starquest.model.ids import OFF_TABLE, Cell, EntityId, Side
from starquest.model.modifier import Modifier
from starquest.model.profile import Profile


@attrs.frozen
class Unit:
    """Who fights: a group of one or more models under one order."""

    kind: str
    name: str
    side: Side
    size: int
    """How many models it started with."""
    points: int = 0
    wave: int = 0


@attrs.frozen
class Build:
    """What the models of a unit are; a model names one of these by index."""

    profiles: tuple[Profile, ...]


@attrs.frozen
class Squad:
    """The living models of a unit, the lead first."""

    members: tuple[EntityId, ...]


@attrs.frozen
class Status:
    """How a unit stands in this round."""

    activated: bool = False
    fatigued: bool = False
    shaken: bool = False
    reserve: bool = False
    """Kept off the table for now."""
    hurt: int = 0
    """Wounds taken from the attack under way."""
    arrived: int = 0
    """The round in which it came from Ambush; 0 for never."""


@attrs.frozen
class Effects:
    """The modifiers a unit bears."""

    modifiers: tuple[Modifier, ...] = ()


@attrs.frozen
class Arcana:
    """A caster's spell tokens and the spells it has tried this activation."""

    tokens: int = 0
    tried: tuple[str, ...] = ()


@attrs.frozen
class Spent:
    """The Limited weapons a unit has used up."""

    weapons: tuple[str, ...] = ()


@attrs.frozen
class Body:
    """One model: whose it is, which profile of the build, and its wounds."""

    unit: EntityId
    profile: int = 0
    wounds: int = 0


@attrs.frozen
class Place:
    """Where a model stands: its cell, or the north-west one of its four."""

    cell: Cell = OFF_TABLE
