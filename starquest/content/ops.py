"""The vocabulary of effects that spells, and later cards and events, are written in."""

import re
from typing import Annotated

import attrs

from starquest.content.checks import Between
from starquest.content.fields import Change, Count, Reach
from starquest.model.modifier import Stat, Until
from starquest.model.profile import RuleRef


@attrs.frozen
class Hits:
    """The target takes hits, with the weapon rules named."""

    count: Count
    rules: tuple[RuleRef, ...] = ()


@attrs.frozen
class TestMorale:
    """The target tests morale."""

    __test__ = False  # or pytest takes the name for a test

    modifier: Change = 0


@attrs.frozen
class Modify:
    """The target gets a modifier."""

    stat: Stat
    value: Change
    until: Until
    count: Count = 1
    """How many rounds or waves, for the ends that count them."""


@attrs.frozen
class Restore:
    """The target restores wounds."""

    wounds: Count


@attrs.frozen
class Calm:
    """The target stops being Shaken, or loses one condition."""


@attrs.frozen
class Shift:
    """The target is moved up to some inches by the caster's side."""

    inches: Reach


@attrs.frozen
class Teleport:
    """The target is placed up to some inches away."""

    inches: Reach


@attrs.frozen
class Gate:
    """The target is placed within some inches of a point that is within reach."""

    inches: Reach
    reach: Reach


@attrs.frozen
class Tokens:
    """The target gains spell tokens."""

    count: Annotated[int, Between(1, 6)]


Op = Hits | TestMorale | Modify | Restore | Calm | Shift | Teleport | Gate | Tokens


def op_name(kind: type) -> str:
    """What an op is called in TOML: TestMorale is test_morale."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
