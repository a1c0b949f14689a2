"""Words that lie over the map until the next key: no screen of its own, no key is lost to it."""

from collections.abc import Sequence

from textual import events
from textual.message import Message

from starquest.desk.styled import Line
from starquest.ui.widgets.panels import Panel


class Notice(Panel):
    """A few lines in a frame; hidden while there are none."""

    DEFAULT_CSS = """
    Notice {
        layer: notice; dock: top; width: 62; max-width: 96%; height: auto; margin: 2 2;
        border: round $secondary; background: $surface; padding: 0 1; display: none;
    }
    """
    INSIDE = 58
    """The columns of a line."""

    class Read(Message):
        """Somebody has read it."""

    def tell(self, lines: Sequence[Line]) -> None:
        """Show lines, or nothing."""
        self.display = bool(lines)
        if lines:
            self.show(lines, grows=True)

    def on_click(self, event: events.Click) -> None:
        """A click takes it away."""
        event.stop()
        self.post_message(self.Read())
