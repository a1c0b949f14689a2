"""Pages of plain text on top of the game: inventory, log, wave summary, game over, cards."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """A title and lines, scrolled with the usual keys, closed with any other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,full_stop", "leave", "Back"),
        Binding("down,j", "scroll(1)", "Down", show=False),
        Binding("up,k", "scroll(-1)", "Up", show=False),
        Binding("pagedown", "scroll(10)", "Page down", show=False),
        Binding("pageup", "scroll(-10)", "Page up", show=False),
    ]
    DEFAULT_CSS = """
    Page { align: center middle; background: $background 50%; }
    Page > Vertical {
        width: 78; max-width: 98%; height: auto; max-height: 94%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    Page VerticalScroll { height: auto; max-height: 100%; }
    Page .title { text-style: bold; color: $primary; height: auto; }
    Page .hint { color: $text-muted; height: 1; dock: bottom; }
    """

    def __init__(self, title: str, lines: list[str], hint: str = "Any of Enter, Esc: back") -> None:
        super().__init__()
        self._heading, self._lines, self._hint = title, lines, hint

    def compose(self) -> ComposeResult:
        """Title, lines, hint."""
        with Vertical():
            yield Static(Content(self._heading), classes="title", markup=False)
            with VerticalScroll():
                yield Static(Content("\n".join(self._lines)), markup=False)
            yield Static(Content(self._hint), classes="hint", markup=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll the lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Back to the game."""
        self.dismiss(None)


class Card(Page):
    """A card in the middle of the table: an event, a handover."""

    DEFAULT_CSS = """
    Card > Vertical { width: 56; border: double $secondary; }
    Card .title { color: $secondary; }
    """
