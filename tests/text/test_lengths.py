"""The lengths in the texts of data/ are those of the table that is played on."""

import re
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from starquest.content.catalog import FILES
from starquest.text.codex import entries, entry
from starquest.text.lengths import SMALL, catalog_on, halved
from starquest.text.phrases import Phrases
from starquest.text.sheets import sheet
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.quest import quest

MARK = '"'
LENGTH = re.compile(r'(?<![\w.])(\d+(?:\.\d)?)"')
SAME = {"codex.distance"}
"""How a cell is measured is the same on every board."""


def rows() -> Iterator[tuple[str, str, Any]]:
    """Every entry of data/."""
    for stem in FILES:
        for name, row in getattr(catalog(), stem).items():
            yield stem, name, row


def lengths(text: str) -> list[float]:
    """Each length a text names."""
    return [float(found) for found in LENGTH.findall(text)]


TEXTS = {f"{stem}.{name}": row.text for stem, name, row in rows()
         if MARK in getattr(row, "text", "")}  # fmt: skip


def test_lengths_stand_in_texts_only() -> None:
    """Another field with a length would not become that of a small board."""
    for stem, name, row in rows():
        fields = attrs.asdict(row, recurse=False)
        told = {key for key, value in fields.items() if isinstance(value, str) and MARK in value}
        assert told <= {"text"}, (stem, name)


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_every_length_of_a_text_is_halved_but_never_below_a_cell(name: str) -> None:
    stem, _, key = name.partition(".")
    small = getattr(catalog_on(catalog(), SMALL), stem)[key].text
    text = TEXTS[name]
    changes = [bool(re.match(r" (less|farther)", text[m.end() :])) for m in LENGTH.finditer(text)]
    wanted = [
        n / 2 if change else max(n / 2, 1.0)
        for n, change in zip(lengths(text), changes, strict=True)
    ]
    assert lengths(small) == (lengths(text) if name in SAME else wanted)


@pytest.mark.parametrize(("text", "told"), [
    ('up to 6", then 3": 1"', 'up to 3", then 1.5": 1"'),
    ('Advances 1" less, rushes 2" less', 'Advances 0.5" less, rushes 1" less'),
    ('up to D3" on a test', 'up to half of D3" on a test'),
    ('a diagonal costs 1.5"; X" is a "2" of 3+', 'a diagonal costs 1.5"; X" is a "1" of 3+'),
])  # fmt: skip
def test_a_length_is_a_number_and_the_mark_of_inches(text: str, told: str) -> None:
    assert halved(text) == told


def test_a_small_board_halves_once_and_a_standard_one_never() -> None:
    once = catalog_on(catalog(), SMALL)
    assert catalog_on(once, SMALL) is once
    assert catalog_on(catalog(), attrs.evolve(SMALL, halved=False)) is catalog()
    assert catalog_on(catalog(), None) is catalog()
    state = quest("1.2", heroes={"1": "marksman", "2": "medic"}, halved=True)
    assert Phrases.of(state, Phrases.of(state, catalog()).catalog).catalog is once


def test_a_hero_reads_the_reach_of_skill_and_feat_on_this_table() -> None:
    heroes = {"1": "infiltrator", "2": "medic"}
    for small, walk, surgery in ((False, 'move up to 6"', '9"'), (True, 'move up to 3"', '4.5"')):
        state = quest("1.2", heroes=heroes, halved=small)
        assert walk in "\n".join(sheet(state, uid(state, "1"), catalog()))
        assert f"a hero within {surgery} restores" in "\n".join(
            sheet(state, uid(state, "2"), catalog())
        )


def test_the_codex_of_a_small_board_has_its_lengths_in_every_page() -> None:
    small = catalog_on(catalog(), SMALL)
    assert entry(small, "feats.ghost_walk") != entry(catalog(), "feats.ghost_walk")
    for page, other in zip(entries(catalog()), entries(small), strict=True):
        far = [n for n in lengths(page.text) if n > 1]
        assert page.id == other.id
        assert page.id in SAME or page.id == "distance" or not far or page.text != other.text
