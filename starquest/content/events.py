"""Random events, conditions, injuries: what befalls heroes."""

from typing import Annotated

from starquest.content.aims import Aim
from starquest.content.checks import Between, Filled
from starquest.content.fields import Change, Id, Name
from starquest.content.ops import Op
from starquest.model.frozen import frozen
from starquest.model.modifier import Stat
from starquest.model.profile import RuleRef


@frozen
class EventDef:
    """One of the 36 events, by the two dice that name it."""

    id: Id
    name: Name
    roll: Annotated[int, Between(11, 66)]
    aim: Aim
    ops: Annotated[tuple[Op, ...], Filled()]
    text: Name


@frozen
class StatChange:
    """A value that is changed while something lasts."""

    stat: Stat
    value: Change


@frozen
class ConditionDef:
    """A condition: lasts until it is removed."""

    id: Id
    name: Name
    text: Name
    effects: tuple[StatChange, ...] = ()
    rules: tuple[RuleRef, ...] = ()
    """What it does beyond its effects."""


@frozen
class InjuryDef:
    """An injury: lasts until the end of the next wave."""

    id: Id
    name: Name
    roll: Annotated[int, Between(1, 6)]
    text: Name
    effects: Annotated[tuple[StatChange, ...], Filled()]


Rolls = Annotated[tuple[Annotated[int, Between(1, 6)], ...], Filled()]


@frozen
class AlertnessDef:
    """How alert the enemy is: the die that raises alertness once more."""

    id: Id
    name: Name
    rolls: Rolls
    text: Name
    rises_up_to: Annotated[int, Between(0, 6)] = 0


@frozen
class SkyDef:
    """A time of day or a weather: what it does, and what follows it from the next wave on."""

    id: Id
    name: Name
    rolls: Rolls
    text: Name
    effects: tuple[StatChange, ...] = ()
    then: str = ""
    """What comes next; empty if it stays."""
