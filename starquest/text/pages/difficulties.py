"""Pages on how hard missions are: each difficulty in numbers, and what challenges change."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.difficulties import DifficultyDef
from starquest.content.published_odds import OddsFound, load_odds
from starquest.engine.modes.quest.in_force import by_the_rules, with_levers
from starquest.text.locale import words
from starquest.text.odds import page_effects, page_numbers, page_odds
from starquest.text.pages.page import Entry
from starquest.text.phrases import row

CHALLENGES = (
    "boss_fights",
    "injuries",
    "high_alertness",
    "time_of_day",
    "weather",
    "random_events",
)
"""The pages on what challenges are."""


def pages(catalog: Catalog) -> Iterator[Entry]:
    """What difficulties are, a page for each and for one's own numbers, one for the challenges."""
    found = load_odds()
    names, own = [kind.name for kind in catalog.difficulties.values()], "difficulties.custom"
    all_pages = (*[f"difficulties.{name}" for name in catalog.difficulties], own, "luck")
    about = words("odds.about", names=row(names))
    yield Entry("difficulty", words("odds.title"), "difficulty", about, all_pages)
    for kind in catalog.difficulties.values():
        text = _told(catalog, kind, found)
        yield Entry(f"difficulties.{kind.id}", kind.name, "difficulty", text, ("difficulty",))
    custom, about = words("odds.custom"), words("odds.custom_page")
    yield Entry(own, custom, "difficulty", about, ("difficulty",))
    title, told = words("odds.effects_title"), page_effects(found)
    yield Entry("challenges", title, "difficulty", told, CHALLENGES)


def _told(catalog: Catalog, kind: DifficultyDef, found: OddsFound) -> str:
    here = with_levers(by_the_rules(catalog.quest), kind.levers)
    return words(
        "odds.page",
        text=kind.text,
        numbers=page_numbers(catalog, here),
        odds=page_odds(found, kind.id),
    )
