"""Pages of plain text on top of the game: inventory, log, wave summary, game over, cards."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from starquest.model.event import Event, EventStruck, Injured, WaveEnded
from starquest.text.phrases import Phrases
from starquest.text.story import Story, wave_page
from starquest.ui.keyline import Hint, key_line
from starquest.ui.screens.base import OwnModal
from starquest.ui.widgets.keys import KeyLine

AGAIN = "again"


class Page(OwnModal[str]):
    """A title and lines, scrolled with the usual keys, closed with any other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,full_stop", "leave", "Back"),
        Binding("down,j", "scroll(1)", "Down", show=False),
        Binding("up,k", "scroll(-1)", "Up", show=False),
        Binding("pagedown", "scroll(10)", "Page down", show=False),
        Binding("pageup", "scroll(-10)", "Page up", show=False),
        Binding("home,g", "scroll(-9999)", "To the top", show=False),
        Binding("end,G", "scroll(9999)", "To the end", show=False),
    ]
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

    def __init__(
        self, title: str | Content, lines: list[str] | list[Content], leads: str = "back"
    ) -> None:
        super().__init__()
        self._heading, self._lines, self._leads = title, lines, leads

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys of the last line."""
        return (Hint("Enter, Esc or a click:", self._leads, "leave"),)

    def compose(self) -> ComposeResult:
        """Title, lines, hint."""
        with Vertical():
            yield Static(*_content([self._heading]), classes="title", markup=False)
            with VerticalScroll():
                yield Static(Content("\n").join(_content(self._lines)), markup=False)
            yield KeyLine(key_line(self.hints), classes="hint", markup=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll the lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_click(self) -> None:
        """A click closes the page as a key does."""
        self.action_leave()

    def action_leave(self) -> None:
        """Back to the game."""
        self.dismiss("")


def _content(lines: Sequence[str | Content]) -> list[Content]:
    return [line if isinstance(line, Content) else Content(line) for line in lines]


class Card(Page):
    """A card in the middle of the table: an event, a handover."""

    DEFAULT_CSS = """
    Card > Vertical { width: 56; border: double $secondary; }
    Card .title { color: $secondary; }
    """

    def __init__(self, title: str | Content, lines: list[str] | list[Content]) -> None:
        super().__init__(title, lines, "go on")


class Ending(Page):
    """The last page of a mission; gives "again" for another one like it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("p,n", "again", "Play again")]

    @property
    def hints(self) -> tuple[Hint, ...]:
        """Another one, or enough."""
        return (Hint("p", "Play again", "again"), Hint("Enter", "To the title", "leave"))

    def on_click(self) -> None:
        """Only the words of the last line are clicked here."""

    def action_again(self) -> None:
        """Play a mission of the same kind."""
        self.dismiss(AGAIN)


def card_of(event: Event, story: Story, say: Phrases) -> Page | None:
    """The card or page that an event brings."""
    match event:
        case EventStruck(name, dice, targets):
            row = say.catalog.events[name]
            rolled = f"The dice say {dice[0]} and {dice[1]}."
            struck = [f"Struck: {say.all(targets)}."] if targets else []
            return Card(row.name, ["", row.text, "", rolled, *struck])
        case WaveEnded(wave):
            told = ["", *wave_page(story.chapters[-1], say), ""]
            return Page(f"Wave {wave} is over", told, "go on")
        case Injured(unit, injury):
            found = say.catalog.injuries[injury]
            return Card(f"{say.who(unit)} came back hurt", ["", found.name, found.text])
        case _:
            return None
