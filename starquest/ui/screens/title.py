"""The title: continue, play at once, set up a game, options, quit."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

LOGO = r"""
      _                                    _
  ___| |_ __ _ _ __ __ _ _   _  ___  ___| |_
 / __| __/ _` | '__/ _` | | | |/ _ \/ __| __|
 \__ \ || (_| | | | (_| | |_| |  __/\__ \ |_
 |___/\__\__,_|_|  \__, |\__,_|\___||___/\__|
                      |_|
"""


class TitleScreen(Screen[None]):
    """Where everything begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "choose('play')", "Play now"),
        Binding("n", "choose('new')", "New game"),
        Binding("o", "choose('options')", "Options"),
        Binding("question_mark", "app.help('title')", "Help"),
        Binding("q", "choose('quit')", "Quit"),
        Binding("j", "down", show=False),
        Binding("k", "up", show=False),
    ]
    DEFAULT_CSS = """
    TitleScreen { align: center middle; }
    TitleScreen > Vertical { width: 60; height: auto; }
    TitleScreen #logo { color: $primary; text-style: bold; width: auto; }
    TitleScreen #motto { color: $text-muted; padding: 0 0 1 2; }
    TitleScreen OptionList { height: auto; border: none; background: $background; }
    TitleScreen #news { color: $warning; padding: 1 0 0 2; }
    """

    class Chosen(Message):
        """An entry of the title was chosen."""

        def __init__(self, name: str) -> None:
            self.name = name
            super().__init__()

    def __init__(self, entries: list[tuple[str, str, str]], news: str = "") -> None:
        """Entries are (id, label, detail)."""
        super().__init__()
        self._entries, self._news = entries, news

    def compose(self) -> ComposeResult:
        """Logo, motto, entries, news."""
        with Vertical():
            yield Static(Content(LOGO.strip("\n")), id="logo", markup=False)
            yield Static(
                Content("Hold five objectives through ten waves. Every die is on the table."),
                id="motto",
                markup=False,
            )
            yield OptionList(
                *[
                    Option(Content.styled(label.ljust(12), "bold") + Content(detail), id=name)
                    for name, label, detail in self._entries
                ]
            )
            yield Static(Content(self._news), id="news", markup=False)

    def on_mount(self) -> None:
        """The first entry is ready."""
        entries = self.query_one(OptionList)
        entries.focus()
        entries.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An entry was chosen."""
        self.action_choose(event.option.id or "")

    def action_choose(self, name: str) -> None:
        """Do what an entry says."""
        self.post_message(self.Chosen(name))

    def action_down(self) -> None:
        """The next entry."""
        self.query_one(OptionList).action_cursor_down()

    def action_up(self) -> None:
        """The entry before."""
        self.query_one(OptionList).action_cursor_up()
