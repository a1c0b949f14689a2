"""The log of the whole run: one line a happening, opened for every die, filtered by kind."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.desk.keymap import footer
from starquest.desk.log_lines import book_rows
from starquest.text.locale import words, words_of
from starquest.text.log import LogEntry
from starquest.ui.bindings import bindings
from starquest.ui.drawing import drawn_all
from starquest.ui.screens.base import OwnModal
from starquest.ui.screens.passing_on import own_key, pass_on
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.lines import Lines

LEAST, FRAME = 20, 7
"""Columns of a line at least, and those of the frame and of the bar that scrolls."""
STAYS = ("home", "end", "pageup", "pagedown", "enter")
"""Keys of every list."""
FILTERS = ("all", "attack", "horde", "hero", "mission", "shop")


class Logbook(OwnModal[None]):
    """Scroll, open, filter."""

    KEYS = "log"
    BINDINGS: ClassVar[list[BindingType]] = bindings("log")
    DEFAULT_CSS = """
    Logbook { align: center middle; background: $background 50%; }
    Logbook > Vertical {
        width: 98%; height: 94%; border: round $primary; background: $surface; padding: 0 1;
    }
    Logbook Lines { height: 1fr; background: $surface; }
    Logbook KeyLine { padding: 0; }
    Logbook .title { text-style: bold; color: $primary; height: 1; }
    """

    def __init__(self, entries: list[LogEntry], *, whole: bool = True) -> None:
        super().__init__()
        self._entries, self._filter, self._whole = entries, 0, whole
        self._open: set[int] = set()

    def compose(self) -> ComposeResult:
        """A title and the lines."""
        with Vertical():
            yield Static(id="logtitle", classes="title", markup=False)
            yield Lines()
            yield KeyLine(footer("log"))

    def on_mount(self) -> None:
        """Start at the end."""
        self._fill(None)

    def show(self, entries: list[LogEntry]) -> None:
        """The whole log, when the oldest lines have come; the same line stays in the light."""
        before, new = len(self._shown()), len(entries) - len(self._entries)
        self._open = {index + new for index in self._open}
        self._entries, self._whole = entries, True
        for lines in self.query(Lines):  # there is none yet if the log was opened just now
            self._fill(len(self._shown()) - before + (lines.highlighted or 0))

    def on_resize(self) -> None:
        """Other room for the lines."""
        self._fill(self.query_one(Lines).highlighted)

    def _shown(self) -> list[int]:
        kind = FILTERS[self._filter]
        return [i for i, e in enumerate(self._entries) if kind in ("all", e.kind)]

    def _fill(self, at: int | None) -> None:
        lines = self.query_one(Lines)
        shown = self._shown()
        lines.clear_options()
        lines.add_options([Option(self._line(index)) for index in shown])
        if shown:
            lines.highlighted = len(shown) - 1 if at is None else min(at, len(shown) - 1)
        self.query_one("#logtitle", Static).update(self._title(len(shown)))
        lines.focus()

    def _title(self, count: int) -> Content:
        """The kinds of happening, the one that is shown in brackets."""
        named = [words_of("screens.log_kind")[kind] for kind in FILTERS]
        kinds = " ".join(f"[{k}]" if at == self._filter else k for at, k in enumerate(named))
        return Content(words("screens.log.title", kinds=kinds, lines=count, whole=self._whole))

    def _line(self, index: int) -> Content:
        """A happening and, if it is open, every die; what is wrapped is set in."""
        entry, wide = self._entries[index], max(LEAST, self.app.size.width * 98 // 100 - FRAME)
        return drawn_all(book_rows(entry, wide, opened=index in self._open))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open or close a line."""
        shown = self._shown()
        if event.option_index < len(shown):  # the filter may be another by now
            self._open ^= {shown[event.option_index]}
            self._fill(event.option_index)

    def action_filter(self) -> None:
        """The next kind of happening."""
        self._filter = (self._filter + 1) % len(FILTERS)
        self._fill(None)

    def on_key(self, event: events.Key) -> None:
        """A key that means nothing in the log closes it and does what it says."""
        if not own_key(self, event.key) and event.key not in STAYS:
            pass_on(self, event)

    def on_click(self, event: events.Click) -> None:
        """A click beside the log closes it."""
        if event.widget is self:
            self.action_leave()

    def action_leave(self) -> None:
        """Back to the game."""
        self.dismiss(None)
