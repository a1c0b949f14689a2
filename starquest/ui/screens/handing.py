"""The card that hands the keyboard on; its Enter begins the turn it offers."""

from typing import ClassVar

from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.css.types import EdgeType
from textual.widgets import Static

from starquest.desk.colours import palette
from starquest.desk.handing import Handing
from starquest.desk.keymap import Hint, footer, row_named, shown
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.drawing import drawn, drawn_all
from starquest.ui.screens.pages import Card

PICK = "pick"


class HandingCard(Card, inherit_bindings=False):
    """Whose turn is offered; gives "pick" if it is to begin at once."""

    KEYS = "handing"
    BINDINGS: ClassVar[list[BindingType]] = bindings("handing")
    DEFAULT_CSS = """
    HandingCard > Vertical { width: 64; }
    """

    def __init__(self, handing: Handing) -> None:
        super().__init__(handing.title(), handing.lines(), "on")
        self._handing = handing

    @property
    def hints(self) -> list[Hint]:
        """Begin, another one, or look first; one key for a choice in the turn of another."""
        if self._handing.between:
            return [Hint(shown(row_named("handing.take")), words("handover.choose"), "take")]
        return footer("handing")

    def on_mount(self) -> None:
        """Wear the colour of the player."""
        self._dress()

    def _dress(self) -> None:
        """Show the turn that is offered now."""
        theme, [title] = self.app.theme, self._handing.title()
        self.query_one(".title", Static).update(drawn((title,), theme))
        body = self.query_one(VerticalScroll).query_one(Static)
        body.update(drawn_all(self._handing.lines(), theme))
        if title.ink:
            kind: EdgeType = "ascii" if self.app.has_class("-plain") else "double"
            self.query_one(Vertical).styles.border = (kind, palette(theme).ink[title.ink])

    def on_click(self) -> None:
        """Only the words of the last line are clicked here."""

    def _uses(self, _own: str) -> bool:
        """It waits for its player: no key of the one before goes on to the table."""
        return True

    def action_take(self) -> None:
        """Begin the turn."""
        self.dismiss(PICK)

    def action_turn(self, step: int) -> None:
        """Offer another one's turn."""
        self._handing.turn(step)
        self._dress()

    def action_hero(self, number: int) -> None:
        """Offer the turn of this hero."""
        self._handing.look_at(number)
        self._dress()
