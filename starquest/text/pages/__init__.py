"""Pages of the codex that are made from the catalog's own entries."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.text.pages import chances, difficulties, gear, people
from starquest.text.pages.page import Entry

__all__ = ("Entry", "made_pages")


def made_pages(catalog: Catalog) -> Iterator[Entry]:
    """Every page that comes from an entry of data/, in the order of the codex."""
    for chapter in (difficulties, people, gear, chances):
        yield from chapter.pages(catalog)
