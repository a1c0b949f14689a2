"""The last line of a page says where it leads."""

from starquest.desk.cards import Card
from starquest.desk.modes.quest import card_of
from starquest.model import event as events
from starquest.text.story import Chapter, Story
from starquest.ui.screens.pages import Page, page_of
from tests.text.examples import ONE, phrases


def leads(page: Page) -> str:
    return page.hints[-1].label


def laid(card: Card | None) -> Page:
    assert card is not None
    return page_of(card)


def test_what_the_game_brings_leads_on_and_what_is_looked_up_leads_back() -> None:
    end = events.WaveEnded(1, (), priority=False, xp=0, doubled=False, salvage=0)
    story, say = Story([Chapter(1, end=end)]), phrases()
    injury = next(iter(say.catalog.injuries))
    assert leads(laid(card_of(end, story, say))) == "Go on"
    assert leads(laid(card_of(events.Injured(ONE, injury, 1), story, say))) == "Go on"
    assert leads(Page("Inventory", [])) == "Back"
