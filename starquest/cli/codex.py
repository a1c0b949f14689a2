"""`starquest codex`: the rules, everything in the data, and our rulings, as text."""

from textwrap import fill
from typing import TextIO

from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.text.clean import clean
from starquest.text.codex import Entry, chapters, entries, entry, matches, nearest

WIDTH = 80
LONGEST = 60
MOST = 12
"""Titles of further pages that are named."""


def show(word: str | None, out: TextIO, err: TextIO) -> bool:
    """Print the page a word finds, or all titles; whether there was anything to print."""
    catalog = load_catalog()
    if word is None:
        out.write("\n\n".join(_chapter(catalog, kind) for kind in chapters()) + "\n")
        return True
    found = matches(catalog, word)
    if not found:
        near = ", ".join(page.title for page in nearest(catalog, word))
        err.write(f"starquest: no page has '{clean(word, LONGEST)}'; near it: {near}.\n")
        return False
    out.write(_page(catalog, found[0]))
    others = [page.title for page in found[1 : MOST + 1]]
    if others:
        more = len(found) - 1 - len(others)
        named = ", ".join(others) + (f" and {more} more" if more else "")
        out.write("\n" + fill(f"Also found: {named}.", WIDTH) + "\n")
    return True


def _chapter(catalog: Catalog, kind: str) -> str:
    titles = ", ".join(page.title for page in entries(catalog) if page.kind == kind)
    return f"{chapters()[kind]}\n" + fill(
        titles, WIDTH, initial_indent="  ", subsequent_indent="  "
    )


def _page(catalog: Catalog, page: Entry) -> str:
    """A page with its chapter, its text and where to read on."""
    lines = [f"{page.title} ({chapters()[page.kind]})", "", fill(page.text, WIDTH)]
    see = [found.title for name in page.see if (found := entry(catalog, name))]
    if see:
        lines += ["", fill(f"See: {', '.join(see)}.", WIDTH)]
    return "\n".join(lines) + "\n"
