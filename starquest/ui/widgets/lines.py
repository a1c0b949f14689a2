"""A list of lines to go up and down in, by arrows and by vi's letters."""

from typing import ClassVar, Literal

from textual import events
from textual.binding import BindingType
from textual.style import Style
from textual.widgets import OptionList

from starquest.ui.bindings import bindings

HIGHLIGHTED = "option-list--option-highlighted"


class SafeList(OptionList):
    """A list whose lines may be others, or gone, by the time a click or a key comes to it."""

    def _on_click(self, event: events.Click) -> None:  # type: ignore[override]
        """A click on a line that is no longer there is none."""
        clicked = event.style.meta.get("option")
        if clicked is not None and clicked >= self.option_count:
            event.prevent_default()

    def _move_page(self, direction: Literal[-1, 1]) -> None:
        """By pages only where lines have been laid out."""
        if (self.highlighted or 0) in self._index_to_line:
            super()._move_page(direction)


class Lines(SafeList):
    """A plain list: no frame of its own."""

    BINDINGS: ClassVar[list[BindingType]] = bindings("list")
    DEFAULT_CSS = """
    Lines { border: none; padding: 0; }
    Lines:focus { border: none; }
    """
    back_at: ClassVar[range] = range(0)
    """The columns in which a click means the value before, in forms."""

    def __init__(self, *options: object, **more: object) -> None:
        super().__init__(*options, **more)  # type: ignore[arg-type]
        self._clicked: int | None = None

    def get_visual_style(self, *component_classes: str, partial: bool = False) -> Style:
        """The line one is on has its colours swapped and is reversed: there without colours too."""
        style = super().get_visual_style(*component_classes, partial=partial)
        if HIGHLIGHTED not in component_classes:
            return style
        front, back = style.foreground, style.background
        return style + Style(background=front, foreground=back, reverse=True)

    def on_click(self, event: events.Click) -> None:
        """Remember where, for whoever asks what the click meant."""
        self._clicked = event.x

    def on_key(self) -> None:
        """A key is no click."""
        self._clicked = None

    def clicked_back(self) -> bool:
        """Whether the last choice was a click on the arrow to the value before."""
        return self._clicked in self.back_at

    def step(self) -> int:
        """Which way the last choice turns the value of its line."""
        return -1 if self.clicked_back() else 1
