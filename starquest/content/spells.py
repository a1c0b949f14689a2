"""Spells, in three traditions."""

from enum import StrEnum
from typing import Annotated, Literal

from starquest.content.checks import Between, Filled
from starquest.content.fields import Count, Id, Name, Reach
from starquest.content.ops import Op
from starquest.model.frozen import frozen


class Tradition(StrEnum):
    """A school of spells; a caster knows one."""

    PYROKINESIS = "pyrokinesis"
    MINDWEAVING = "mindweaving"
    VOID_GEOMETRY = "void_geometry"


@frozen
class SpellDef:
    """A spell: what it costs, whom it reaches and what it does to each of them."""

    id: Id
    name: Name
    tradition: Tradition
    value: Annotated[int, Between(1, 6)]
    range: Reach
    targets: Literal["enemy", "friend"]
    ops: Annotated[tuple[Op, ...], Filled()]
    count: Count = 1
    """How many targets at most."""
    aim: Literal["unit", "model"] = "unit"
    """Whether a target is a whole unit or one model of it."""
    sight: bool = True
    text: str = ""
