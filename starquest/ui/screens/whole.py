"""The whole table on one page: where everybody is; a click or the arrows go there."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from starquest.desk.keymap import footer
from starquest.desk.playing import Playing
from starquest.model.ids import Cell
from starquest.text.captions import cut
from starquest.text.locale import words
from starquest.text.phrases import Phrases, capital, listed
from starquest.ui.bindings import bindings, cursor_keys
from starquest.ui.screens.base import OwnModal
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.small_map import SmallMap

FRAME = 5
"""Columns and rows that the frame, the words, the keys and the air round it take."""
NAMED = 46
"""Columns for what is in a square."""


class Whole(OwnModal[Cell | None]):
    """Gives the cell that was clicked or gone to, or nothing."""

    KEYS = "overview"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings("overview"), *cursor_keys("game")]
    DEFAULT_CSS = """
    Whole { align: center middle; background: $background 50%; }
    Whole > Vertical {
        width: auto; height: auto; border: round $primary; background: $surface; padding: 0 1;
    }
    Whole KeyLine, Whole #named { width: 48; padding: 0; height: 1; text-wrap: nowrap; }
    """

    def __init__(self, playing: Playing, say: Phrases) -> None:
        super().__init__()
        self._playing, self._say = playing, say
        self._at = playing.cursor

    def compose(self) -> ComposeResult:
        """The map and the keys."""
        with Vertical():
            yield SmallMap(self._playing.state.table.grid)
            yield Static(id="named", markup=False)
            yield KeyLine(footer("overview"))

    def on_mount(self) -> None:
        """Draw it."""
        self._draw()

    def on_resize(self) -> None:
        """Draw it in the room there is now."""
        self._draw()

    def _draw(self) -> None:
        wide, tall = self.app.size
        small = self.query_one(SmallMap)
        small.show(self._playing.frame(), self._at, wide - FRAME, tall - FRAME)
        named = listed(self._named(small.inside(self._at)) or [words("screens.game.nobody")])
        self.query_one("#named", Static).update(Content(cut(named, NAMED)))

    def _named(self, cells: list[Cell]) -> list[str]:
        """Who and what is in some cells, as far as the party knows."""
        playing = self._playing
        world, there = playing.state.world, set(cells)
        units = [unit for cell in cells if (unit := playing.unit_at(cell))]
        markers = (*world.objectives, *world.treasures, *world.search_tokens)
        lying = [thing for thing in markers if playing.place_of(thing) in there]
        return list(dict.fromkeys(capital(self._say.who(it)) for it in (*units, *lying)))

    def action_move(self, dx: int, dy: int) -> None:
        """The cursor keys go from square to square."""
        self._at = self.query_one(SmallMap).beside(self._at, dx, dy)
        self._draw()

    def action_take(self) -> None:
        """Go there."""
        self.dismiss(self._at)

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
