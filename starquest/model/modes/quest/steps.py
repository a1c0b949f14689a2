"""The parts of a wave, of a hero's test, of levelling and of the shop."""

import attrs

from starquest.model.ids import OFF_TABLE, Cell, EntityId, Side


@attrs.frozen
class Deployment:
    """The heroes take their places round the table's centre."""

    side: Side = Side.HEROES


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

    side: Side = Side.HEROES


@attrs.frozen
class Replenish:
    """Search tokens are placed if none is left, and the next wave follows."""


@attrs.frozen
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
