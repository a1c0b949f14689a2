"""The pages of the codex on what a player sees."""

from starquest.content.catalog import Catalog
from starquest.desk.playing import Playing
from starquest.text.codex import Entry, entry, named_in
from starquest.text.lengths import catalog_on

KINDS = ("units", "heroes")
"""Where the page of a unit's kind may be."""


def told_catalog(playing: Playing) -> Catalog:
    """The catalog with the lengths of the table that is played on."""
    return catalog_on(playing.catalog, playing.state.table)


def looked_up(playing: Playing, text: str) -> list[Entry]:
    """Who is under the cursor, then the words of a text in their order."""
    unit, catalog = playing.unit_at(playing.cursor), told_catalog(playing)
    kind = playing.state.world.units[unit].kind if unit else ""
    who = [page for stem in KINDS if (page := entry(catalog, f"{stem}.{kind}"))]
    return list(dict.fromkeys([*who, *named_in(catalog, text)]))
