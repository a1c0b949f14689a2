"""The codex: every page there is, and finding some by a word."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache

from starquest.content.catalog import Catalog
from starquest.text.clean import clean
from starquest.text.locale import Locale, spoken, words_of
from starquest.text.pages import Entry, made_pages

__all__ = ("Entry", "chapters", "entries", "entry", "matches", "named_in", "nearest", "search")

NEAREST = 5


def chapters() -> Mapping[str, str]:
    """The chapters of the codex: the title of each kind, in order."""
    return words_of("codex.kind")


def entries(catalog: Catalog) -> Sequence[Entry]:
    """Every page: the written ones first, then those made from the catalog."""
    return _entries(catalog, spoken())


@cache
def _entries(catalog: Catalog, _locale: Locale) -> Sequence[Entry]:
    written = [Entry(row.id, row.title, row.kind, row.text, row.see, row.ids, row.words)
               for row in catalog.codex.values()]  # fmt: skip
    return (*written, *made_pages(catalog))


def entry(catalog: Catalog, page: str) -> Entry | None:
    """The page with this id."""
    return next((found for found in entries(catalog) if found.id == page), None)


def search(catalog: Catalog, word: str) -> list[Entry]:
    """The pages a word finds, the best first; if there are none, those with the nearest titles."""
    return matches(catalog, word) or nearest(catalog, word)


def matches(catalog: Catalog, word: str) -> list[Entry]:
    """The pages that have a word in their title or text; all of them for no word."""
    wanted = " ".join(word.casefold().replace("_", " ").split())
    ranked = [(_rank(page, wanted), page) for page in entries(catalog)]
    found = [pair for pair in ranked if pair[0] is not None]
    return [page for _, page in sorted(found, key=lambda pair: pair[0] or 0)]


def _rank(page: Entry, wanted: str) -> int | None:
    """How well a page suits a word; the lower the better, None for not at all."""
    title = page.title.casefold()
    ranks = (
        wanted.upper() in page.ids,
        wanted in {title, page.id.rpartition(".")[2].replace("_", " ")},
        title.startswith(wanted),
        wanted in title,
        re.search(rf"\b{re.escape(wanted)}\b", page.text.casefold()),
        wanted in page.text.casefold(),
    )
    return next((rank for rank, fits in enumerate(ranks) if fits), None)


def nearest(catalog: Catalog, word: str) -> list[Entry]:
    """The pages whose titles are most like a word."""
    titles: dict[str, Entry] = {}
    for page in entries(catalog):
        titles.setdefault(page.title.casefold(), page)
    close = get_close_matches(clean(word).casefold(), list(titles), n=NEAREST, cutoff=0.0)
    return [titles[title] for title in close]


def named_in(catalog: Catalog, text: str) -> list[Entry]:
    """The pages on the words of a text, in the order in which it names them."""
    pattern, pages = _words(catalog, spoken())
    found = [pages[match.group().casefold()] for match in pattern.finditer(text)]
    return list(dict.fromkeys(found))


@cache
def _words(catalog: Catalog, _locale: Locale) -> tuple[re.Pattern[str], dict[str, Entry]]:
    """What finds the words that have a page, the longest first, and the page of each."""
    titles = [(page.title.casefold(), page) for page in entries(catalog)]
    named = titles + [(w.casefold(), page) for page in entries(catalog) for w in page.words]
    named += [(_other_number(word), page) for word, page in named]
    pages = dict(reversed(named))  # the first to have a word keeps it
    longest = sorted(pages, key=len, reverse=True)
    either = "|".join(map(re.escape, longest))
    return re.compile(rf"(?<!\w)(?:{either})(?!\w)", re.IGNORECASE), pages


def _other_number(word: str) -> str:
    """One of them for several, and several for one."""
    return word.removesuffix("s") if word.endswith("s") else f"{word}s"
