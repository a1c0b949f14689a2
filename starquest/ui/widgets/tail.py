"""The last lines of the log below the map: long ones wrapped, what is old goes out at the top."""

from textual.content import Content
from textual.widgets import Static

from starquest.desk.log_lines import last_rows
from starquest.text.log import LogEntry
from starquest.ui.drawing import drawn_all


class Tail(Static):
    """As many of the last entries as there is room for when they are drawn."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, markup=False)
        self._entries: list[LogEntry] = []

    def show(self, entries: list[LogEntry]) -> None:
        """Show other entries."""
        self._entries = entries
        self.refresh()

    def render(self) -> Content:
        """What there is room for, the newest whole."""
        wide, tall = max(8, self.content_size.width), max(1, self.content_size.height)
        return drawn_all(last_rows(self._entries, wide, tall))
