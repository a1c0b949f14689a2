"""Difficulties: the same mission with some of its numbers changed."""

from collections.abc import Mapping
from typing import Annotated

from starquest.content.checks import Between
from starquest.content.fields import Id, Name
from starquest.model.frozen import frozen
from starquest.model.modes.quest.levers import LEVERS, UNMOVED, Levers

BOUNDS = {
    "share": (5, 100),
    "credits": (0, 99),
    "salvage": (1, 99),
    "healing": (0, 12),
    "bleeding": (0, 5),
}
"""The least and the most of each lever, in data and in what a player asks for."""

CUSTOM = "custom"
"""What a mission with numbers of its own is called by."""


@frozen
class DifficultyDef:
    """A difficulty; what it does not name is as the rules have it."""

    id: Id
    name: Name
    text: Name
    share: Annotated[int, Between(*BOUNDS["share"])] | None = None
    credits: Annotated[int, Between(*BOUNDS["credits"])] | None = None
    salvage: Annotated[int, Between(*BOUNDS["salvage"])] | None = None
    healing: Annotated[int, Between(*BOUNDS["healing"])] | None = None
    bleeding: Annotated[int, Between(*BOUNDS["bleeding"])] | None = None

    @property
    def levers(self) -> Levers:
        """What it changes."""
        return Levers(**{name: getattr(self, name) for name in LEVERS})


def within(levers: Levers) -> bool:
    """Whether every number is one that can be played with."""
    given = [(name, getattr(levers, name)) for name in LEVERS]
    return all(BOUNDS[name][0] <= n <= BOUNDS[name][1] for name, n in given if n is not None)


def called(difficulty: str, levers: Levers, known: Mapping[str, DifficultyDef]) -> str:
    """The difficulty a mission is of, CUSTOM for other numbers; nothing where none was chosen."""
    kind = known.get(difficulty)
    if levers != (kind.levers if kind else UNMOVED):
        return CUSTOM
    return kind.id if kind else ""
