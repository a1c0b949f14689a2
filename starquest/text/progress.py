"""How far a hero has come: XP, and the level that follows."""

from starquest.content.catalog import Catalog
from starquest.content.treasure import LevelDef
from starquest.model.component import Hero


def next_level(hero: Hero, catalog: Catalog) -> LevelDef | None:
    """The row of the next level; None at the top."""
    rows = sorted(catalog.levels.values(), key=lambda row: row.level)
    return next((row for row in rows if row.level > hero.level), None)
