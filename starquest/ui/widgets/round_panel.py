"""The story of the round beside the map: what is newest is there, whole."""

from collections.abc import Callable

from textual.content import Content
from textual.widgets import Static

from starquest.desk.styled import Line
from starquest.ui.drawing import drawn_all

Told = Callable[[int], list[Line]]


class RoundPanel(Static):
    """Asks for its lines when it is drawn, because only then it knows its room."""

    _told: Told | None = None

    def tell(self, told: Told) -> None:
        """Show what there is to tell in the room there is."""
        self._told = told
        self.refresh()

    def render(self) -> Content:
        """As many lines as there are rows."""
        tall = max(2, self.content_size.height)
        return drawn_all(self._told(tall) if self._told else [], self.app.theme)
