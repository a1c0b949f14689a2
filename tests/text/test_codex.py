"""The codex has a page for everything, and finds it."""

import re

import pytest

from starquest.text.codex import chapters, entries, entry, matches, named_in, nearest, search
from tests.support.board import catalog

MADE = (
    "rules", "heroes", "factions", "units", "skills", "feats", "spells", "items", "gear",
    "conditions", "injuries", "events", "alertness", "times", "weather", "treasure", "levels",
    "terrain", "difficulties",
)  # fmt: skip


def test_every_page_has_its_own_id_and_a_known_kind() -> None:
    ids = [page.id for page in entries(catalog())]
    assert len(ids) == len(set(ids))
    assert {page.kind for page in entries(catalog())} == set(chapters())


def test_every_page_is_readable() -> None:
    for page in entries(catalog()):
        assert page.title
        assert page.text.endswith((".", "!", "?")), page
        assert not re.search(r"[a-z]_[a-z]|[{}]|  |\.\.", page.text), page


def test_see_leads_somewhere() -> None:
    ids = {page.id for page in entries(catalog())}
    assert all(link in ids for page in entries(catalog()) for link in page.see)


@pytest.mark.parametrize("stem", MADE)
def test_every_entry_of_the_data_has_a_page(stem: str) -> None:
    assert all(entry(catalog(), f"{stem}.{name}") for name in getattr(catalog(), stem))


def test_every_weapon_of_a_hero_has_a_page() -> None:
    carried = [w for w in catalog().weapons.values() if w.group != "unit"]
    assert all(entry(catalog(), f"weapons.{weapon.id}") for weapon in carried)


@pytest.mark.parametrize(
    ("word", "title"),
    [("cover", "Cover"), ("AP", "AP(X)"), ("med kit", "Med Kit"), ("FATIG", "Fatigue"),
     ("self_knit", "Self-Knit"), ("lightning", "Lightning Strike")],
)  # fmt: skip
def test_the_best_page_comes_first(word: str, title: str) -> None:
    assert search(catalog(), word)[0].title == title


def test_a_word_nobody_knows_finds_the_nearest_titles() -> None:
    assert matches(catalog(), "medkitt") == []
    assert search(catalog(), "medkitt")[0].title == "Med Kit"
    assert 1 <= len(nearest(catalog(), "\x1b[0m")) <= 5


def test_no_word_finds_everything() -> None:
    assert len(search(catalog(), "")) == len(entries(catalog()))


def test_a_unit_page_has_its_figures() -> None:
    page = entry(catalog(), "units.scrap_gunners")
    assert page
    assert page.text == (
        "Cinder Raiders, 3 models, Quality 5+, Defense 5+, 45 points. "
        'Weapons: Rifle 24" A1 and Knife melee A1. Rules: Reckless.'
    )


def test_a_number_of_the_rules_finds_what_tells_of_it() -> None:
    found = matches(catalog(), "ff-212")
    assert found[0].id == "rules.furious"
    assert all("FF-212" in page.ids for page in found)


def test_the_words_of_a_text_lead_to_their_pages_in_order() -> None:
    text = "Cutters with AP(1) charge: 2 wounds. Ash is Unconscious, objectives and an objective."
    titles = [page.title for page in named_in(catalog(), text)]
    assert titles == ["AP(X)", "Melee", "Tough and wounds", "Going down", "Objectives"]


def test_a_part_of_a_word_is_no_word() -> None:
    assert named_in(catalog(), "steadfast discovery, uncovered apart") == []


def test_every_title_leads_to_a_page_of_that_title() -> None:
    for page in entries(catalog()):
        first = named_in(catalog(), page.title)[0]
        assert first.title.casefold() == page.title.casefold()
