"""What is wrong with the lesson's table that only shows beside the other files."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.fault import fault
from starquest.content.lesson import HERO, OBJECTIVE, TOKEN
from starquest.content.names import unknown
from starquest.content.problem import Found
from starquest.model.ground import GROUNDS


def lesson_problems(catalog: Catalog) -> Iterator[Found]:
    """Names nobody knows, rows that differ in length, marks that are not drawn."""
    table, start = catalog.lesson.table, catalog.lesson.start
    if not table.rows:
        return  # the file itself could not be read
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
