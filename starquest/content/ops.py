"""The vocabulary of effects: spells, skills, items and events are written in it.

An op works on the targets its spell, skill, item or event has chosen; `d3` adds a die of three.
"""

import re
from typing import Annotated

from starquest.content.checks import Between
from starquest.content.fields import Change, ConditionId, Count, GadgetId, ItemId, Reach
from starquest.model.frozen import frozen
from starquest.model.modifier import Stat, Until
from starquest.model.profile import RuleRef

Some = Annotated[int, Between(0, 99)]


@frozen
class Hits:
    """Each target takes hits, with the weapon rules named."""

    count: Some = 0
    d3: bool = False
    rules: tuple[RuleRef, ...] = ()
    split: bool = False
    """Share the hits out over the targets instead."""


@frozen
class Wound:
    """Each target takes wounds that cannot be blocked."""

    count: Some = 0
    d3: bool = False


@frozen
class TestMorale:
    """Each target tests morale."""

    __test__ = False  # or pytest takes the name for a test

    modifier: Change = 0
    large: Change | None = None
    """The modifier for Tough 9 and more, where it differs."""


@frozen
class Modify:
    """Each target gets a modifier."""

    stat: Stat
    value: Change
    until: Until
    count: Count = 1
    """How many rounds or waves, for the ends that count them."""


@frozen
class Grant:
    """Each target has a special rule for a time."""

    rule: RuleRef
    until: Until
    count: Count = 1
    """How many rounds or waves, for the ends that count them."""
    by_user: bool = False
    """Whether the rule's number stands for the user."""


@frozen
class Everybody:
    """Everybody on the table gets a modifier."""

    stat: Stat
    value: Change
    until: Until


@frozen
class Later:
    """When the round ends, each target gets a modifier."""

    stat: Stat
    value: Change
    until: Until
    count: Count = 1
    """How many rounds or waves, for the ends that count them."""


@frozen
class Restore:
    """Each target restores wounds."""

    wounds: Count
    revive: bool = False
    """Unconscious heroes too, who get up."""
    once: bool = False
    """At most once for each target in a wave."""
    thorough: bool = False
    """Also where a rule resists healing."""


@frozen
class ChangePower:
    """Each target restores power, or loses it."""

    count: Annotated[int, Between(-9, 9)] = 0
    d3: bool = False
    lose: bool = False
    over: Some = 0
    """How far the maximum may be exceeded."""


@frozen
class Calm:
    """Each target stops being Shaken, or else loses one condition of its player's choice."""


@frozen
class Steady:
    """Each target stops being Shaken."""


@frozen
class Shake:
    """Each target becomes Shaken."""


@frozen
class KnockOut:
    """Each target hero becomes Unconscious."""


@frozen
class Afflict:
    """Each target gets a condition."""

    condition: ConditionId


@frozen
class Cure:
    """Each target loses all conditions."""


@frozen
class StandUp:
    """Each Unconscious target gets up with one wound left."""


@frozen
class Shift:
    """Each target is moved up to some inches by the user's side."""

    inches: Reach
    phasing: bool = False
    """Enemies in the way do not matter."""


@frozen
class Teleport:
    """Each target is placed up to some inches away."""

    inches: Reach


@frozen
class Gate:
    """Each target is placed within some inches of a point that is within reach."""

    inches: Reach
    reach: Reach


@frozen
class Tokens:
    """Each target gains spell tokens, or loses them."""

    count: Annotated[int, Between(-6, 6)]


@frozen
class Dispel:
    """Each target is freed of spell effects."""


@frozen
class ExtraStrike:
    """The user strikes the target once more with one melee weapon."""

    modifier: Change = 0


@frozen
class ForgoMain:
    """The user gives up its main action."""


@frozen
class Ground:
    """The ground round the chosen cell is different for some rounds."""

    radius: Reach
    difficult: bool = False
    dangerous: bool = False
    rounds: Count = 1


@frozen
class Bare:
    """The terrain piece at the chosen cell gives no cover until the wave ends."""


@frozen
class Noise:
    """Until the round ends, enemies near the chosen cell that see no hero close take it as goal."""

    inches: Reach
    unless: Reach
    """Enemies with a hero this near are not fooled."""


@frozen
class SetUp:
    """A gadget is set up at the chosen cell; the one its user had is gone."""

    gadget: GadgetId


@frozen
class LayTrap:
    """A trap is laid at the chosen cell."""

    count: Count
    rules: tuple[RuleRef, ...] = ()


@frozen
class Mend:
    """The chosen objective loses damage."""

    count: Count
    once: bool = False
    """At most once for each objective in a wave."""


@frozen
class Quarter:
    """A random table quarter's ground is different until the next event."""

    difficult: bool = False
    dangerous: bool = False


@frozen
class SpawnTokens:
    """D3 search tokens appear, each near the centre of a different quarter."""

    inches: Reach


@frozen
class RevealTokens:
    """D3 random search tokens are revealed."""


@frozen
class Give:
    """Each target gets an item."""

    item: ItemId


@frozen
class Credits:
    """Each target gets credits."""

    count: Count


@frozen
class Experience:
    """Each target earns XP."""

    count: Some = 0
    d3: bool = False


Op = (
    Hits | Wound | TestMorale | Modify | Grant | Everybody | Later | Restore | ChangePower | Calm
    | Steady | Shake | KnockOut | Afflict | Cure | StandUp | Shift | Teleport | Gate | Tokens
    | Dispel | ExtraStrike | ForgoMain | Ground | Bare | Noise | SetUp | LayTrap | Mend | Quarter
    | SpawnTokens | RevealTokens | Give | Credits | Experience
)  # fmt: skip


def op_name(kind: type) -> str:
    """What an op is called in TOML: TestMorale is test_morale."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
