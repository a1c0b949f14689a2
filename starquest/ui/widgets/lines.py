"""A list of lines to go up and down in, by arrows and by vi's letters."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import OptionList


class Lines(OptionList):
    """A plain list: no frame of its own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("j", "cursor_down", show=False),
        Binding("k", "cursor_up", show=False),
    ]
    DEFAULT_CSS = """
    Lines { border: none; padding: 0; }
    Lines:focus { border: none; }
    """
