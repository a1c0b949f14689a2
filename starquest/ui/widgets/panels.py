"""The panels beside the map: plain lines of the desk, never markup."""

from collections.abc import Iterable

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from starquest.desk.styled import Line
from starquest.ui.drawing import drawn_all


class Panel(Static):
    """A panel of lines."""

    def show(self, lines: Iterable[Line | str], *, grows: bool = False) -> None:
        """Show other lines; a panel that grows takes the room they need."""
        self.update(drawn_all(lines, self.app.theme), layout=grows)


class RosterPanel(Panel):
    """Who plays, one below the other; a click on one says which."""

    class Picked(Message):
        """The lines of somebody were clicked."""

        def __init__(self, number: int) -> None:
            self.number = number
            super().__init__()

    def on_click(self, event: events.Click) -> None:
        """Tell whose lines were clicked: the nearest head above."""
        drawn = self.visual
        lines = drawn.plain.split("\n") if isinstance(drawn, Content) else []
        heads = [line[1] for line in lines[: event.y + 1] if line[1:2].isdigit()]
        if heads and event.y < len(lines):
            self.post_message(self.Picked(int(heads[-1])))
