"""The command palette, left once however fast keys and clicks come."""

from textual.app import ComposeResult
from textual.command import CommandInput, CommandList, SearchIcon
from textual.command import CommandPalette as Palette
from textual.containers import Horizontal, Vertical
from textual.errors import NoWidget
from textual.events import Click
from textual.widgets import LoadingIndicator

from starquest.ui.screens.base import OwnScreen
from starquest.ui.widgets.lines import SafeList


class Commands(CommandList, SafeList):
    """What the palette has found."""


class CommandPalette(Palette, OwnScreen[None]):
    """Textual's palette, which takes a second click for one on what lies below."""

    def compose(self) -> ComposeResult:
        """The line that is typed, and what was found."""
        with Vertical(id="--container"):
            with Horizontal(id="--input"):
                yield SearchIcon()
                yield CommandInput(placeholder=self._placeholder, select_on_focus=False)
            with Vertical(id="--results"):
                yield Commands()
                yield LoadingIndicator()

    def _on_click(self, event: Click) -> None:  # type: ignore[override]
        """A click beside it leaves it; one on nothing at all is none."""
        event.prevent_default()
        try:
            beside = self.get_widget_at(event.screen_x, event.screen_y)[0] is self
        except NoWidget:
            return
        if beside and self.is_active:
            self._action_escape()
