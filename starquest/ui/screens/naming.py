"""Typing a name: cleaned before it goes anywhere."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from starquest.desk.form_lines import LONGEST
from starquest.desk.keymap import footer
from starquest.text.clean import clean
from starquest.ui.bindings import bindings
from starquest.ui.screens.base import OwnModal
from starquest.ui.widgets.keys import KeyLine


class Line(Input):
    """A line that takes nothing invisible or controlling, not even when it is pasted."""

    def validate_value(self, value: str) -> str:
        """Only what can be printed."""
        return "".join(char for char in value if char.isprintable())


class Naming(OwnModal[str | None]):
    """One line of text."""

    KEYS = "naming"
    BINDINGS: ClassVar[list[BindingType]] = bindings("naming")
    DEFAULT_CSS = """
    Naming { align: center middle; background: $background 50%; }
    Naming > Vertical {
        width: 50; height: auto; border: round $primary; background: $surface; padding: 0 1;
    }
    Naming .hint { padding: 0; }
    """

    def __init__(self, title: str, value: str, longest: int = LONGEST) -> None:
        super().__init__()
        self._heading, self._value, self._longest = title, value, longest

    def compose(self) -> ComposeResult:
        """A title and the line."""
        with Vertical():
            yield Static(Content(self._heading), markup=False)
            yield Line(self._value, max_length=self._longest)
            yield KeyLine(footer("naming"), classes="hint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The line is done."""
        self._take(event.value)

    def action_take(self) -> None:
        """Enter, for the mouse."""
        self._take(self.query_one(Line).value)

    def _take(self, value: str) -> None:
        text = value.strip()
        self.dismiss(clean(text, self._longest) if text else "")

    def action_leave(self) -> None:
        """Back without a name."""
        self.dismiss(None)
