"""The title: continue, play at once, set up a game, options, quit.

It is one small widget: whoever starts the game waits for this screen, and each kind of widget on it
would cost its share of style rules to read.
"""

from textwrap import wrap
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from starquest.desk.columns import pad
from starquest.desk.keymap import keys_of, row_named
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.drawing import measure

LOGO = r"""
      _                                  _
  ___| |_ __ _ _ __ __ _ _   _  ___  ___| |_
 / __| __/ _` | '__/ _` | | | |/ _ \/ __| __|
 \__ \ || (_| | | | (_| | |_| |  __/\__ \ |_
 |___/\__\__,_|_|  \__, |\__,_|\___||___/\__|
                      |_|
"""
LOGO_LINES = LOGO.strip("\n").split("\n")
ABOVE = len(LOGO_LINES) + 2
"""How many lines there are above the entries: the logo, the motto, an empty one."""
WIDTH = 74

Entry = tuple[str, str, str]
"""An entry of the title: id, label, detail."""


class TitleScreen(Screen[None]):
    """Where everything begins."""

    KEYS: ClassVar[str] = "title"
    BINDINGS: ClassVar[list[BindingType]] = bindings("title")
    DEFAULT_CSS = f"""
    TitleScreen {{ align: center middle; }}
    TitleScreen Static {{ width: {WIDTH}; }}
    """

    class Chosen(Message):
        """An entry of the title was chosen."""

        def __init__(self, name: str) -> None:
            self.name = name
            super().__init__()

    def __init__(self, entries: list[Entry], news: str = "") -> None:
        super().__init__()
        self._entries, self._news = entries, news
        self._at = 0
        self.tip = ""
        """A line for whoever looks at the title."""

    def compose(self) -> ComposeResult:
        """Everything in one piece."""
        yield Static(self._drawn(), markup=False)

    def _drawn(self) -> Content:
        """Logo, motto, entries, news."""
        motto = Content(f"  {words('screens.title.motto')}")
        parts = [Content.styled("\n".join(LOGO_LINES), "bold $primary"), motto, Content()]
        parts += [self._line(index) for index in range(len(self._entries))]
        parts += [Content(), Content.styled(f"  {words('screens.title.hint')}", "$text-muted")]
        if self._news:  # instead of the tip: 24 rows have no room for both
            lines = [f"  {line}" for line in wrap(self._news, WIDTH - 4)]
            parts += [Content("\n".join(lines)).stylize("$warning")]
        elif self.tip:
            parts += [Content(f"  {self.tip}").stylize("$secondary")]
        return Content("\n").join(parts)

    def _line(self, index: int) -> Content:
        """An entry; the one Enter takes has an arrow and a bar."""
        name, label, detail = self._entries[index]
        mark, key = ">" if index == self._at else " ", keys_of(row_named(f"title.{name}"))[0]
        head = Content(f"{mark} {key} ") + Content.styled(f"{label:<10}", "bold")
        line = head + Content(pad(detail, WIDTH - 14, measure))
        return line.stylize("reverse") if index == self._at else line

    def _show(self) -> None:
        self.query_one(Static).update(self._drawn())

    def offer(self, entries: list[Entry], news: str = "") -> None:
        """Offer other entries, such as a run to go on with."""
        names, before = [entry[0] for entry in entries], self._entries[self._at][0]
        new = entries[0][0] not in [entry[0] for entry in self._entries]
        self._at = 0 if new or before not in names else names.index(before)
        self._entries, self._news = entries, news
        self._show()

    def on_click(self, event: events.Click) -> None:
        """A click on an entry chooses it."""
        at = event.screen_y - self.query_one(Static).region.y - ABOVE
        if 0 <= at < len(self._entries):
            self._at = at
            self._show()
            self.action_take()

    def action_take(self) -> None:
        """Choose the entry with the bar."""
        self.action_choose(self._entries[self._at][0])

    def action_choose(self, name: str) -> None:
        """Do what an entry says, if it is there."""
        if any(entry[0] == name for entry in self._entries):
            self.post_message(self.Chosen(name))

    def action_move(self, step: int) -> None:
        """The next entry, round and round."""
        self._at = (self._at + step) % len(self._entries)
        self._show()
