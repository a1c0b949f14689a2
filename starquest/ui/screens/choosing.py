"""A list to choose from: questions of the engine, menus, several commands for one target."""

from collections.abc import Mapping
from textwrap import wrap
from types import MappingProxyType
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.ui.keyline import Hint, key_line
from starquest.ui.screens.base import OwnModal
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.lines import Lines

DIGITS = 9
WIDEST, ROOM = 20, 72
"""The widest column of names, and the columns of a line."""


class Choosing(OwnModal[int | None]):
    """A title, a few words and options; gives the index of the chosen one, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,backspace,q", "leave", "Back", show=True),
        Binding("question_mark", "app.help('choice')", "Help", show=False),
    ]
    DEFAULT_CSS = """
    Choosing { align: center middle; background: $background 40%; }
    Choosing > Vertical {
        width: 78; max-width: 98%; height: auto; max-height: 92%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    Choosing Lines { height: auto; max-height: 72vh; border: none; background: $surface; }
    Choosing .title { text-style: bold; color: $primary; }
    Choosing .hint { padding: 0; }
    """

    def __init__(
        self,
        title: str,
        body: str,
        options: list[tuple[str, str]],
        *,
        disabled: tuple[int, ...] = (),
        optional: bool = True,
        keys: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        super().__init__()
        self._keys = keys
        """Options that have a key of their own."""
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
            )
            back = Hint("Esc", "Back" if self._optional else "Look at the map", "leave")
            hints = (Hint("Enter", "Choose"), Hint("1-9", "Choose at once"), back)
            yield KeyLine(key_line(hints), classes="hint", markup=False)

    def _line(self, index: int) -> Content:
        """Number and name, and beside them what it means, in a column of its own."""
        label, detail = self._options[index]
        barred = index in self._disabled
        number, weight = f"{index + 1} " if index < DIGITS else "  ", "" if barred else "bold"
        number = "x " if barred else number
        if not detail:
            return Content.styled(f"{number}{label}", weight)
        column = min(WIDEST, max(cell_len(name) for name, _ in self._options)) + len(number) + 2
        head = f"{number}{label}  "
        wide = cell_len(head)
        if wide > column and wide + cell_len(detail) <= ROOM:
            return Content.styled(head, weight) + Content(detail)
        rows = [" " * column + line for line in wrap(detail, ROOM - column) or [""]]
        if wide > column:  # a long name has a line of its own
            return Content.styled(head, weight) + Content("\n".join(["", *rows]))
        told = "\n".join(rows)[column:]
        return Content.styled(head + " " * (column - wide), weight) + Content(told)

    def on_mount(self) -> None:
        """Start on the first option that can be chosen."""
        self.query_one(Lines).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option was chosen."""
        self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """A digit chooses at once, and so does the key of an option."""
        index = self._keys.get(event.key, -1)
        if event.key.isdigit() and 1 <= int(event.key) <= len(self._options):
            index = int(event.key) - 1
        if index >= 0 and index not in self._disabled:
            event.stop()
            self.dismiss(index)

    def on_click(self, event: events.Click) -> None:
        """A click beside the panel leaves it."""
        if event.widget is self:
            self.action_leave()

    def action_leave(self) -> None:
        """Back without choosing."""
        self.dismiss(None)
