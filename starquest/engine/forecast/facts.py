"""What a forecast tells: typed facts, never a sentence."""

from collections.abc import Sequence
from enum import StrEnum

from starquest.engine.attack.salvo import Guard, clamp
from starquest.engine.attack.volley import SIX
from starquest.model.event import Mod
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Ask

Chances = tuple[float, ...]
"""Index n holds the chance of n."""


def mean(chances: Sequence[float]) -> float:
    """What a distribution comes to on average."""
    return sum([count * chance for count, chance in enumerate(chances)])


class DieTestKind(StrEnum):
    """What a single die may be rolled for."""

    MORALE = "morale"
    SPELL = "spell"
    STAT = "stat"
    WOUND_EFFECT = "wound_effect"


@frozen
class Volley:
    """One weapon type of one unit at another: what is rolled, against what, and why."""

    attacker: EntityId
    target: EntityId
    weapon: str
    melee: bool
    charging: bool
    base: int
    need: int
    mods: tuple[Mod, ...]
    extra: tuple[Mod, ...]
    multiplier: int
    deadly: int
    auto: int
    """Hits that need no roll."""
    guards: tuple[Guard, ...]
    """How the target blocks, then whoever shares a blast."""
    dice: tuple[tuple[int, float], ...]
    """How many dice, each number with its chance: fewer may be left to strike back."""

    @property
    def chance(self) -> float:
        """The chance that it comes to this attack at all."""
        return sum([chance for _, chance in self.dice])


@frozen
class DieTest:
    """One die against a need."""

    kind: DieTestKind
    unit: EntityId
    about: str
    """The spell, the stat or the reason."""
    base: int
    need: int
    mods: tuple[Mod, ...]
    made: float
    """The chance that it comes to this test."""
    passed: float
    """The chance that it is made and passed."""
    lent_by: EntityId = EntityId(0)

    def chance(self, bonus: int = 0) -> float:
        """The chance of the bare die to pass, if so much is added besides."""
        need = clamp(self.base - sum([mod.value for mod in self.mods]) - bonus)
        return (SIX + 1 - need) / SIX


@frozen
class DangerDice:
    """The dice of dangerous ground for one model; each 1 is a wound."""

    model: EntityId
    unit: EntityId
    dice: int
    chance: float
    """The chance that it comes to these dice."""


@frozen
class JumpDice:
    """The dice of one model's jump; each has to reach the need."""

    model: EntityId
    unit: EntityId
    dice: int
    need: int
    gap: int
    drop: int
    chance: float
    """The chance that it comes to these dice."""

    @property
    def falls(self) -> float:
        """The chance that it fails."""
        return 1.0 - ((SIX + 1 - self.need) / SIX) ** self.dice


@frozen
class ModelPath:
    """Where a model goes, by the very cells the engine takes."""

    model: EntityId
    cells: tuple[Cell, ...]
    cost: int
    chance: float


@frozen
class Fate:
    """What may become of one unit."""

    unit: EntityId
    wounds: Chances
    fallen: Chances
    """Models that fall by wounds."""
    destroyed: float
    """Gone at the end, by wounds or by rout."""
    routed: float
    down: float
    """Lying Unconscious at the end, having stood before."""
    shaken: float
    """Standing and Shaken at the end."""
    tested: float
    """Has to test morale."""
    healed: Chances
    raised: float
    """Up again."""

    @property
    def expected_wounds(self) -> float:
        """The mean number of wounds."""
        return mean(self.wounds)

    @property
    def out(self) -> float:
        """The chance that it is out of the fight: destroyed or down."""
        return self.destroyed + self.down


@frozen
class MeleeResult:
    """Who may lose a melee."""

    charger: EntityId
    target: EntityId
    charger_loses: float
    target_loses: float


@frozen
class Assumption:
    """A question that may come up on the way, and what was assumed."""

    ask: Ask
    assumed: int | None
    """The index of the answer the chances go on with; None where they stop."""
    chance: float


@frozen
class Happening:
    """Something else that may happen to somebody: a condition, power, a marker."""

    kind: str
    unit: EntityId
    about: str
    amounts: tuple[tuple[int, float], ...]
    """Each amount that is not 0, with its chance."""

    @property
    def chance(self) -> float:
        """The chance that it happens at all."""
        return sum([chance for _, chance in self.amounts])


@frozen
class Forecast:
    """Everything a command may come to until the next decision."""

    paths: tuple[ModelPath, ...] = ()
    dangers: tuple[DangerDice, ...] = ()
    volleys: tuple[Volley, ...] = ()
    """In the order in which they come."""
    tests: tuple[DieTest, ...] = ()
    fates: tuple[Fate, ...] = ()
    melee: MeleeResult | None = None
    assumptions: tuple[Assumption, ...] = ()
    happenings: tuple[Happening, ...] = ()
    untold: float = 0.0
    """The chance that it comes to something nobody may know: a find, a draw from a deck."""
    exact: bool = True
    """Whether all units were followed together; a crowd is followed one by one."""
    jumps: tuple[JumpDice, ...] = ()

    def fate(self, unit: EntityId) -> Fate | None:
        """What may become of a unit that is touched."""
        return next((fate for fate in self.fates if fate.unit == unit), None)

    def test(self, kind: DieTestKind, unit: EntityId | None = None) -> DieTest | None:
        """The first test of a kind."""
        fitting = (t for t in self.tests if t.kind is kind and unit in (None, t.unit))
        return next(fitting, None)
