"""The last lines of the log below the map: long ones wrapped, what is old goes out at the top."""

from textwrap import wrap

from textual.content import Content
from textual.widgets import Static

from starquest.text.log import LogEntry

INDENT = "  "
LOOKS = {"attack": "$text", "mission": "bold"}
"""How the lines of a kind stand out; the others are muted."""


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
        rows: list[Content] = []
        for entry in reversed(self._entries):
            if len(rows) >= tall:
                break
            rows[:0] = entry_rows(entry, wide)
        return Content("\n").join(rows[-tall:])


def entry_rows(entry: LogEntry, wide: int) -> list[Content]:
    """The headline of an entry in as many rows as it needs."""
    look = LOOKS.get(entry.kind, "")
    rows = wrap(entry.headline, wide, subsequent_indent=INDENT) or [""]
    return [Content.styled(row, look) if look else Content(row) for row in rows]
