"""`starquest codex`: the rules, everything in the data, and our rulings, as text."""

from textwrap import fill
from typing import TextIO

from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.text.clean import clean
from starquest.text.codex import Entry, chapters, entries, entry, matches, nearest
from starquest.text.locale import words
from starquest.text.phrases import row
from starquest.text.sentences import sentences

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
        near = row(page.title for page in nearest(catalog, word))
        told = words("cli.codex.nothing", word=clean(word, LONGEST), near=near)
        err.write(words("cli.fault", reason=told) + "\n")
        return False
    out.write(_page(catalog, found[0]))
    others = [page.title for page in found[1 : MOST + 1]]
    if others:
        more = len(found) - 1 - len(others)
        told = words("cli.codex.also", pages=row(others), more=more)
        out.write("\n" + fill(told, WIDTH) + "\n")
    return True


def show_sentences(out: TextIO) -> None:
    """Print every sentence the game can say, each form once, for whoever reads or translates."""
    out.writelines(f"{name}: {said}\n" for name, said in sentences())


def _chapter(catalog: Catalog, kind: str) -> str:
    titles = row(page.title for page in entries(catalog) if page.kind == kind)
    return f"{chapters()[kind]}\n" + fill(
        titles, WIDTH, initial_indent="  ", subsequent_indent="  "
    )


def _page(catalog: Catalog, page: Entry) -> str:
    """A page with its chapter, its text and where to read on."""
    head = words("cli.codex.page", title=page.title, chapter=chapters()[page.kind])
    lines = [head, "", fill(page.text, WIDTH)]
    see = [found.title for name in page.see if (found := entry(catalog, name))]
    if see:
        lines += ["", fill(words("cli.codex.see", pages=row(see)), WIDTH)]
    if page.ids:
        lines += ["", fill(words("cli.codex.statements", ids=row(page.ids)), WIDTH)]
    return "\n".join(lines) + "\n"
