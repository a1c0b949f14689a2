"""Preferences: one line each, left and right change them, kept at once."""

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.desk.keymap import footer
from starquest.desk.preferences import CHOICES, EFFECTS, MISSIONS, Preferences
from starquest.text.locale import words, words_of
from starquest.ui.bindings import bindings
from starquest.ui.screens.base import OwnScreen
from starquest.ui.screens.form import FormLines, turned
from starquest.ui.widgets.keys import KeyLine

ROOM = 29
"""The columns before what a line says."""
PAGES = {"missions": MISSIONS, "effects": EFFECTS}
"""The lines that open a page, and what stands on it."""
PAGE = (*[name for name in CHOICES if name not in (*EFFECTS, *MISSIONS)], *PAGES)


class SettingsScreen(OwnScreen[Preferences]):
    """The player's options; gives them back as they are when it is left."""

    KEYS = "options"
    BINDINGS: ClassVar[list[BindingType]] = bindings("options")
    DEFAULT_CSS = """
    SettingsScreen { align: center middle; }
    SettingsScreen > Vertical {
        width: 76; height: auto; border: round $primary; background: $surface; padding: 0 1;
    }
    SettingsScreen .title { text-style: bold; color: $primary; }
    SettingsScreen .hint { padding: 0; }
    SettingsScreen Lines { height: auto; border: none; background: $surface; }
    """

    class Changed(Message):
        """The player has other options now."""

        def __init__(self, options: Preferences) -> None:
            self.options = options
            super().__init__()

    def __init__(self, options: Preferences, names: tuple[str, ...] = PAGE) -> None:
        """All options but those that have a page of their own."""
        super().__init__()
        self._options, self._names = options, names

    def compose(self) -> ComposeResult:
        """A title, the options, a hint."""
        with Vertical():
            page = next((name for name, names in PAGES.items() if names == self._names), "main")
            title = words_of("options.title")[page]
            yield Static(Content(title), classes="title", markup=False)
            yield FormLines(*[Option(self._line(name), id=name) for name in self._names])
            yield KeyLine(footer("options"), classes="hint")

    def on_mount(self) -> None:
        """Start on the first option."""
        self.query_one(FormLines).focus()

    def _line(self, name: str) -> Content:
        title, detail = words_of("options.name")[name], words_of("options.about")[name]
        if name == "effects":
            shown = len(self._options.effects)
            value = words("options.effects_shown", shown=shown, all=len(EFFECTS))
        elif name == "missions":
            value = self._options.difficulty
        else:
            value = str(getattr(self._options, name)).removeprefix("starquest-")
        head = turned(title, value, ROOM)
        return head.pad_right(ROOM - head.cell_length) + Content(detail)

    def action_change(self, step: int) -> None:
        """Take the next value of the option."""
        at = self.query_one(FormLines).highlighted
        if at is not None:
            self._turn(self._names[at], step)

    def _turn(self, name: str, step: int) -> None:
        if name in PAGES:
            self.app.push_screen(SettingsScreen(self._options, PAGES[name]), self._returned)
            return
        values = CHOICES[name]
        at = values.index(getattr(self._options, name))
        value = values[(at + step) % len(values)]
        self._options = replace(self._options, **{name: value})
        self.query_one(FormLines).replace_option_prompt(name, self._line(name))
        self.post_message(self.Changed(self._options))

    def _returned(self, options: Preferences | None) -> None:
        """A page is closed."""
        self._options = options or self._options
        for name in PAGES:
            self.query_one(FormLines).replace_option_prompt(name, self._line(name))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a line is its next value, on its left arrow the one before."""
        self._turn(event.option.id or "", self.query_one(FormLines).step())

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(self._options)
