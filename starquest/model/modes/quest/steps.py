"""The parts of a wave, of a hero's test, of levelling and of the shop."""

import attrs

from starquest.model.frozen import LATER, frozen
from starquest.model.ids import OFF_TABLE, Cell, EntityId, Side


@frozen
class Deployment:
    """The heroes take their places round the table's centre."""

    side: Side = Side.ONE


@frozen
class StartWave:
    """A wave begins: boss, priority, event, enemies."""


@frozen
class SetPriority:
    """The priority objective is rolled for."""


@frozen
class StrikeEvent:
    """A random event is rolled for."""


@frozen
class GatherWave:
    """The wave's units are chosen."""


@frozen
class Arrive:
    """A unit of the wave comes to a corner."""

    unit: EntityId
    corner: int = 0
    """Which one; 0 while it is to be rolled for."""
    free: bool = attrs.field(default=False, metadata=LATER)
    """Whether the players choose it: the die has said so."""


@frozen
class Reveal:
    """A search token is looked under."""

    token: EntityId
    hero: EntityId
    """Who looks; 0 for nobody."""


@frozen
class EndWave:
    """A wave is over: what was seized, XP."""


@frozen
class Recover:
    """Heroes recover between waves."""


@frozen
class GetUp:
    """An Unconscious hero may get up as the wave ends."""

    unit: EntityId
    seized: tuple[EntityId, ...]


@frozen
class GainXp:
    """A hero earns XP, and the levels that come with it."""

    unit: EntityId
    xp: int
    source: str


@frozen
class LevelUp:
    """A hero picks a level's improvement."""

    unit: EntityId
    level: int


@frozen
class Learn:
    """A hero learns a skill."""

    unit: EntityId


@frozen
class OpenShop:
    """The shop draws its stock."""


@frozen
class Shop:
    """The heroes trade."""

    side: Side = Side.ONE


@frozen
class Replenish:
    """Search tokens are placed if none is left, and the next wave follows."""


@frozen
class Trial:
    """A hero's stat test, and what it was made for."""

    unit: EntityId
    stat: str
    kind: str
    """"skill", "discover", "push", "scurry" or "first_aid"."""
    id: str = ""
    way: int = 0
    targets: tuple[EntityId, ...] = ()
    cell: Cell = OFF_TABLE
    failed: bool = False
    paid: bool = False


QuestStep = (
    Deployment
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
    | Trial
)
