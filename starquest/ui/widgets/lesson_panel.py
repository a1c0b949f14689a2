"""An instruction or a hint between the map and the log; hidden while there is none."""

from collections.abc import Callable

from starquest.desk.styled import Line
from starquest.ui.widgets.panels import Panel

EDGES = 2
LOW = 30
"""In fewer rows it takes the place of the log, or too little of the map would be left."""


class LessonPanel(Panel):
    """A few lines that take their room from the map, or from the log where the map is small."""

    DEFAULT_CSS = """
    LessonPanel {
        height: auto; padding: 0 1; background: $panel; color: $text; display: none;
        border-top: solid $secondary;
    }
    """

    def tell(self, lines: Callable[[int], list[Line]]) -> None:
        """Show what there is to say in the room there is."""
        wide = max(20, (self.parent.size.width if self.parent else 0) - EDGES)  # type: ignore[attr-defined]
        told = lines(wide)
        self.display = bool(told)
        self.screen.set_class(bool(told) and self.app.size.height < LOW, "-low-hint")
        if told:
            self.show(told, grows=True)
