"""The codex: type a word, see the pages that have it, read them and go on from one to the next."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from starquest.content.catalog import Catalog
from starquest.text.codex import Entry, chapters, entry, search
from starquest.text.locale import words
from starquest.text.phrases import row
from starquest.ui.bindings import bindings
from starquest.ui.screens.base import OwnModal
from starquest.ui.screens.naming import Line
from starquest.ui.widgets.lines import Lines

LONGEST = 30
MOST = 400
"""Titles in the list; a word or two leaves far fewer."""


class CodexScreen(OwnModal[None]):
    """A line to type in, the titles it finds, the page."""

    KEYS = "codex"
    BINDINGS: ClassVar[list[BindingType]] = bindings("codex")
    DEFAULT_CSS = """
    CodexScreen { align: center middle; background: $background 50%; }
    CodexScreen > Vertical {
        width: 98%; height: 94%; border: round $primary; background: $surface; padding: 0 1;
    }
    CodexScreen Line, CodexScreen Line:focus {
        border: none; height: 1; padding: 0; background: $panel;
    }
    CodexScreen Horizontal { height: 1fr; }
    CodexScreen Lines { width: 28; height: 1fr; background: $surface; }
    CodexScreen VerticalScroll { width: 1fr; padding: 0 0 0 2; }
    CodexScreen .title { text-style: bold; color: $primary; height: 1; }
    """

    def __init__(self, catalog: Catalog, word: str = "", pages: Sequence[Entry] = ()) -> None:
        """`pages` are listed for as long as nothing is typed."""
        super().__init__()
        self._lore, self._word, self._pages = catalog, word, pages
        self._found: list[Entry] = []

    @property
    def titles(self) -> list[str]:
        """What is listed."""
        return [page.title for page in self._found]

    def compose(self) -> ComposeResult:
        """Title, line, titles found, page."""
        with Vertical():
            heading = words("screens.codex.title", halved=self._lore.halved)
            yield Static(Content(heading), classes="title", markup=False)
            yield Line(
                self._word, placeholder=words("screens.codex.placeholder"), max_length=LONGEST
            )
            with Horizontal():
                titles = Lines()
                titles.can_focus = False
                yield titles
                with VerticalScroll() as scroll:
                    scroll.can_focus = False
                    yield Static(id="page", markup=False)

    def on_mount(self) -> None:
        """Find the first word."""
        self.query_one(Line).focus()
        self._find(self._word)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Another word."""
        self._find(event.value)

    def _find(self, word: str) -> None:
        listed = () if word else self._pages
        self._found = list(listed) or search(self._lore, word)[:MOST]
        self._list(self._found)

    def _list(self, pages: list[Entry]) -> None:
        titles = self.query_one(Lines)
        titles.clear_options()
        titles.add_options([Option(Content(page.title)) for page in pages])
        titles.highlighted = 0 if pages else None
        self._show()

    def _show(self) -> None:
        """The page of the marked title."""
        at = self.query_one(Lines).highlighted
        if at is None or at >= len(self._found):
            return
        page = self._found[at]
        head = Content.styled(page.title, "bold") + Content(f"  {chapters()[page.kind]}\n\n")
        see = row(found.title for found in self._see(page))
        also = words("screens.codex.see", titles=see) if see else ""
        told = words("screens.codex.statements", ids=row(page.ids)) if page.ids else ""
        tail = Content("".join(f"\n\n{part}" for part in (also, told) if part))
        self.query_one("#page", Static).update(head + Content(page.text) + tail)
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def _see(self, page: Entry) -> list[Entry]:
        return [found for name in page.see if (found := entry(self._lore, name))]

    def on_option_list_option_highlighted(self, _event: OptionList.OptionHighlighted) -> None:
        """A click or a key has marked another title."""
        self._show()

    def action_move(self, step: int) -> None:
        """The title before or after."""
        titles = self.query_one(Lines)
        if self._found and titles.highlighted is not None:
            titles.highlighted = max(0, min(len(self._found) - 1, titles.highlighted + step))

    def action_see(self) -> None:
        """List what the page refers to instead of what was found."""
        at = self.query_one(Lines).highlighted
        more = self._see(self._found[at]) if at is not None and self._found else []
        if more:
            self._found = more
            self._list(more)

    def action_scroll(self, lines: int) -> None:
        """Read on, or up."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Back to where one was."""
        self.dismiss(None)
