"""Skills that heroes learn, and the feats of their classes."""

from typing import Annotated, Literal

from starquest.content.aims import Aim
from starquest.content.checks import Between, Filled
from starquest.content.fields import Count, Id, Inches, Name
from starquest.content.ops import Op
from starquest.model.frozen import frozen


@frozen
class Way:
    """One way to use a skill or feat: whom it works on, and how."""

    aim: Aim
    ops: Annotated[tuple[Op, ...], Filled()]
    range: Inches = 0
    count: Count = 1
    """How many targets at most."""
    area: Inches = 0
    """Round the chosen cell, whom it reaches."""
    sight: bool = False
    """Whether the target must be in sight."""
    largest: Annotated[int, Between(0, 99)] = 0
    """The toughest target it works on; 0 for any."""
    id: str = ""
    """Its name where a skill has several."""


@frozen
class SkillDef:
    """A skill: tested on a stat, with a cost in power, in one or several ways."""

    id: Id
    name: Name
    stat: Literal["strength", "dexterity", "will"]
    ways: Annotated[tuple[Way, ...], Filled()]
    text: Name
    cost: Annotated[int, Between(0, 6)] = 0
    needs: Literal["", "unmoved", "main"] = ""
    """What must still be possible: not having moved, or having the main action left."""


@frozen
class FeatDef:
    """A class's feat: free, once in a wave."""

    id: Id
    name: Name
    ways: Annotated[tuple[Way, ...], Filled()]
    text: Name
