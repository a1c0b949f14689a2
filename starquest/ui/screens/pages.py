"""Pages of plain text on top of the game: inventory, wave summary, cards."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from starquest.desk import cards
from starquest.desk.keymap import Hint, footer
from starquest.desk.styled import Line, line
from starquest.ui.bindings import bindings
from starquest.ui.drawing import drawn, drawn_all
from starquest.ui.screens.base import OwnModal
from starquest.ui.screens.passing_on import own_key, pass_on
from starquest.ui.widgets.keys import KeyLine


class Page(OwnModal[str]):
    """A title and lines, scrolled with the usual keys; others close it and do what they say."""

    KEYS = "page"
    BINDINGS: ClassVar[list[BindingType]] = bindings("page")
    DEFAULT_CSS = """
    Page { align: center middle; background: $background 50%; }
    Page > Vertical {
        width: 78; max-width: 98%; height: auto; max-height: 94%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    Page VerticalScroll { height: auto; max-height: 100%; }
    Page .title { dock: top; text-style: bold; color: $primary; height: 1; }
    Page .hint { dock: bottom; padding: 0; }
    """

    def __init__(self, title: str | Line, lines: Sequence[str | Line], leads: str = "") -> None:
        super().__init__()
        self._heading = line(title) if isinstance(title, str) else title
        self._lines, self._leads = lines, leads

    @property
    def hints(self) -> list[Hint]:
        """The keys of the last line."""
        return footer("page", where=self._leads)

    def compose(self) -> ComposeResult:
        """Title, lines, hint."""
        theme = self.app.theme
        with Vertical():
            yield Static(drawn(self._heading, theme), classes="title", markup=False)
            with VerticalScroll():
                yield Static(drawn_all(self._lines, theme), markup=False)
            yield KeyLine(self.hints, classes="hint")

    def action_scroll(self, lines: int) -> None:
        """Scroll the lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_key(self, event: events.Key) -> None:
        """A key that means nothing on the page means something on the table."""
        if not self._uses(own_key(self, event.key)):
            pass_on(self, event)

    def _uses(self, own: str) -> bool:
        """Whether the page has a use for a key that does this."""
        return bool(own)

    def on_click(self) -> None:
        """A click closes the page as a key does."""
        self.action_leave()

    def action_leave(self) -> None:
        """Back to the game."""
        self.dismiss("")


class Card(Page):
    """A card in the middle of the table: an event, a handover."""

    DEFAULT_CSS = """
    Card > Vertical { width: 56; border: double $secondary; }
    Card .title { color: $secondary; }
    """

    def _uses(self, own: str) -> bool:
        """A card that fits has nothing to scroll: the arrows are for the table."""
        if own.startswith("scroll"):
            return self.query_one(VerticalScroll).max_scroll_y > 0
        return bool(own)


def page_of(card: cards.Card) -> Page:
    """What the desk lays on the table, as a page."""
    return (Page if card.large else Card)(card.title, card.lines, "on")
