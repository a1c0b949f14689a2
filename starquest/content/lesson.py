"""The lesson before the first mission: a drawn table and who stands on it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from starquest.content.checks import Between, Filled
from starquest.content.fault import Fault, fault
from starquest.content.fields import Id
from starquest.content.names import unknown
from starquest.model.frozen import frozen
from starquest.model.ground import GROUNDS

if TYPE_CHECKING:
    from starquest.content.catalog import Catalog

HERO, OBJECTIVE, TOKEN = "1", "A", "?"
"""What is drawn for the hero, the objective and the search token."""
Found = tuple[str, Fault]


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


def lesson_problems(catalog: "Catalog") -> Iterator[Found]:
    """Names nobody knows, rows that differ in length, marks that are not drawn."""
    table, start = catalog.lesson.table, catalog.lesson.start
    names = [("table.theme", "theme", table.theme, catalog.themes),
             ("start.faction", "faction", start.faction, catalog.factions),
             ("start.hero", "hero", start.hero, catalog.heroes)]  # fmt: skip
    names += [(f"start.enemies[{n}].kind", "unit", enemy.kind, catalog.units)
              for n, enemy in enumerate(start.enemies)]  # fmt: skip
    for path, kind, name, known in names:
        if known and name not in known:
            yield path, unknown(kind, name, known)
    if len({len(row) for row in table.rows}) > 1:
        yield "table.rows", fault("problems.lesson.rows")
    drawn = "".join(table.rows)
    for mark in (HERO, OBJECTIVE, TOKEN):
        if drawn.count(mark) != 1:
            yield "table.rows", fault("problems.lesson.mark", mark=mark)
    marks = [HERO, OBJECTIVE, TOKEN, *(enemy.mark for enemy in start.enemies)]
    for mark in sorted({*drawn} - {*GROUNDS, *marks}):
        yield "table.rows", fault("problems.lesson.ground", mark=mark)
