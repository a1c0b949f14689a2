"""The whole table on one page: where everybody is; a click or the arrows go there."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical

from starquest.model.ids import Cell
from starquest.ui.keyline import Hint, key_line
from starquest.ui.playing import Playing
from starquest.ui.screens.base import OwnModal
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.small_map import SmallMap

HINTS = (Hint("Click", "Go there"), Hint("o, Enter or Esc", "Back", "leave"))
FRAME = 4
"""Columns and rows that the frame, the keys and the air round it take."""


class Whole(OwnModal[Cell | None]):
    """Gives the cell that was clicked, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,o,backspace", "leave", "Back"),
    ]
    DEFAULT_CSS = """
    Whole { align: center middle; background: $background 50%; }
    Whole > Vertical {
        width: auto; height: auto; border: round $primary; background: $surface; padding: 0 1;
    }
    Whole KeyLine { width: 40; padding: 0; }
    """

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self._playing = playing

    def compose(self) -> ComposeResult:
        """The map and the keys."""
        with Vertical():
            yield SmallMap(self._playing.state.table.grid)
            yield KeyLine(key_line(HINTS), markup=False)

    def on_mount(self) -> None:
        """Draw it."""
        self._draw()

    def on_resize(self) -> None:
        """Draw it in the room there is now."""
        self._draw()

    def _draw(self) -> None:
        wide, tall = self.app.size
        playing = self._playing
        self.query_one(SmallMap).show(playing.frame(), playing.cursor, wide - FRAME, tall - FRAME)

    def on_small_map_picked(self, event: SmallMap.Picked) -> None:
        """Go there."""
        self.dismiss(event.cell)

    def on_click(self, event: events.Click) -> None:
        """A click beside the map closes it."""
        if event.widget is self:
            self.dismiss(None)

    def action_leave(self) -> None:
        """Back to the near part."""
        self.dismiss(None)
