"""A list to choose from: questions of the engine, menus, several commands for one target."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.desk.keymap import footer
from starquest.desk.option_lines import LETTERS, Options, option_line
from starquest.ui.bindings import bindings, pressed
from starquest.ui.drawing import drawn, measure
from starquest.ui.screens.base import OwnModal
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.lines import Lines


class Choosing(OwnModal[int | None]):
    """A title, a few words and options; gives the index of the chosen one, or None."""

    KEYS = "choice"
    BINDINGS: ClassVar[list[BindingType]] = bindings("choice")
    DEFAULT_CSS = """
    Choosing { align: center middle; background: $background 40%; }
    Choosing > Vertical {
        width: 78; max-width: 98%; height: auto; max-height: 92%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    Choosing Lines { height: auto; max-height: 72vh; border: none; background: $surface; }
    Choosing .title { text-style: bold; color: $primary; }
    Choosing .hint { padding: 0; }
    Choosing Lines:disabled { opacity: 50%; }
    """

    def __init__(
        self,
        title: str,
        body: str,
        options: Options,
        *,
        disabled: tuple[int, ...] = (),
        optional: bool = True,
        keys: Mapping[str, int] = MappingProxyType({}),
        first: int = 0,
    ) -> None:
        """`first` is the line it starts on."""
        super().__init__()
        self._marks = {at: key for key, at in keys.items()}
        """The lines that have a key of their own."""
        by_place = keys or {mark: at for at, mark in enumerate(LETTERS[: len(options)])}
        self._keys = {name: at for key, at in by_place.items() for name in pressed([key])}
        self._first = first
        self.settling = 0.0
        """Seconds for which it takes no key when it has opened."""
        self._heading, self._body, self._options = title, body, options
        self._disabled, self._optional = disabled, optional

    def compose(self) -> ComposeResult:
        """Title, text, list, hint."""
        with Vertical():
            yield Static(Content(self._heading), classes="title", markup=False)
            if self._body:
                yield Static(Content(self._body), markup=False)
            yield Lines(
                *[
                    Option(self._line(index), disabled=index in self._disabled)
                    for index in range(len(self._options))
                ],
                markup=False,
                disabled=self.settling > 0,
            )
            leads = "" if self._optional else "map"
            yield KeyLine(footer("choice", where=leads), classes="hint")

    def _line(self, index: int) -> Content:
        barred, own = index in self._disabled, self._marks.get(index, "")
        return drawn(option_line(self._options, index, measure, barred=barred, own=own))

    def on_mount(self) -> None:
        """Start on what is wanted most; what comes unasked is read before it is answered."""
        lines = self.query_one(Lines)
        if self._first and self._first not in self._disabled:
            lines.highlighted = self._first
        if self.settling > 0:
            self.set_timer(self.settling, self.settle)
        else:
            lines.focus()

    @property
    def settled(self) -> bool:
        """Whether keys count; those that were meant for the game before do not."""
        return self.settling <= 0

    def settle(self) -> None:
        """From now on keys count."""
        self.settling = 0.0
        lines = self.query_one(Lines)
        lines.disabled = False
        lines.focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is left or looked up by a key that came too early."""
        return self.settled and super().check_action(action, parameters)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option was chosen."""
        self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """The letter of a line, or its own key, chooses it at once."""
        if not self.settled:
            event.stop()
            return
        index = self._keys.get(event.key, -1)
        if index >= 0 and index not in self._disabled:
            event.stop()
            self.dismiss(index)
        elif event.key == "enter" and self.focused is None:
            event.stop()  # faster than the list was there
            self.query_one(Lines).action_select()

    def on_click(self, event: events.Click) -> None:
        """A click beside the panel leaves it."""
        if event.widget is self:
            self.action_leave()

    def action_leave(self) -> None:
        """Back without choosing."""
        self.dismiss(None)
