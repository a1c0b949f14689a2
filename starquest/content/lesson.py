"""The lesson before the first mission: a drawn table and who stands on it."""

from typing import Annotated

from starquest.content.checks import Between, Filled
from starquest.content.fields import Id
from starquest.model.frozen import frozen

HERO, OBJECTIVE, TOKEN = "1", "A", "?"
"""What is drawn for the hero, the objective and the search token."""


@frozen
class LessonTable:
    """The table, drawn; whoever stands on it stands on open ground."""

    theme: Id
    rows: Annotated[tuple[str, ...], Filled()]
    seed: Annotated[int, Between(0, 1 << 30)]


@frozen
class LessonEnemy:
    """A unit of the enemy, a character for each of its models."""

    mark: Annotated[str, Filled()]
    kind: Id


@frozen
class LessonStart:
    """How the lesson begins."""

    alertness: Annotated[int, Between(0, 5)]
    credits: Annotated[int, Between(0, 999)]
    faction: Id
    hero: Id
    enemies: Annotated[tuple[LessonEnemy, ...], Filled()]


@frozen
class Lesson:
    """Wave 0."""

    table: LessonTable
    start: LessonStart
