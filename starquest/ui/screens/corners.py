"""A wave comes: who they are, and on one screen with the map where they come in."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static
from textual.widgets.option_list import Option

from starquest.desk.corner_choice import corner_frame, proposed, titles
from starquest.desk.keymap import footer
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.desk.wave_lines import wave_lines
from starquest.engine.modes.quest.quarters import QUARTERS, table_centre
from starquest.model.result import Rejected
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.ui.bindings import bindings
from starquest.ui.drawing import drawn_all
from starquest.ui.screens.base import OwnStop
from starquest.ui.screens.form import FormLines
from starquest.ui.widgets.alarm import Alarm
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.small_map import SmallMap

NAME = 22
"""The columns of a unit's name."""


class CornerScreen(OwnStop):
    """The announcement of a wave, and the corners that are free; Enter takes them all."""

    KEYS = "corners"
    BINDINGS: ClassVar[list[BindingType]] = bindings("corners")
    DEFAULT_CSS = """
    CornerScreen #wave { width: 1fr; height: 1fr; padding: 0 1; }
    CornerScreen #table { width: auto; height: 1fr; padding: 0 1; background: $panel; }
    CornerScreen #ask { height: 1; padding: 0 1; text-style: bold; color: $primary; }
    CornerScreen FormLines {
        height: auto; max-height: 8; background: $surface; padding: 0 1; scrollbar-size-vertical: 1;
    }
    CornerScreen KeyLine { background: $panel; }
    """

    def __init__(self, playing: Playing, seats: Seats) -> None:
        super().__init__()
        self.playing, self._seats = playing, seats
        self.choice = proposed(playing)
        self._say = Phrases.of(playing.state, playing.catalog, playing.names)

    def compose(self) -> ComposeResult:
        """Who comes beside the map, and below them where to."""
        yield Alarm()
        with Horizontal():
            with Vertical(id="table"):
                yield SmallMap(self.playing.state.table.grid)
            with VerticalScroll(id="wave", can_focus=False):
                yield Static(id="who", markup=False)
        yield Static(Content(self._question()), id="ask", markup=False)
        yield FormLines(markup=False)
        yield KeyLine(footer("corners"))

    def _question(self) -> str:
        return words("waves.choose", together=len(self._seats.players()) > 1)

    def on_mount(self) -> None:
        """Start with what is proposed."""
        self._fill(0)
        self.query_one(FormLines).focus()
        if self.settling > 0:
            self.set_timer(self.settling, self.settle)

    def settle(self) -> None:
        """From now on keys count; those that were meant for the game before do not."""
        self.settling = 0.0

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is chosen by a key that came too early."""
        return self.settling <= 0 and super().check_action(action, parameters)

    def on_resize(self) -> None:
        """Another size of map."""
        self._draw()

    def _fill(self, at: int) -> None:
        lines = self.query_one(FormLines)
        lines.clear_options()
        for name, corner in titles(self.playing, self.choice, self._say):
            row = Content(f"{name:<{NAME}} ") + Content.styled(f"< {corner} >", "bold")
            lines.add_option(Option(row))
        lines.highlighted = min(at, lines.option_count - 1)
        self.query_one(Alarm).sound(self.playing.run.problem)
        self._draw()

    def _draw(self) -> None:
        wide, tall = self.size
        rows = min(8, len(self.choice.units)) + 3
        small = self.query_one(SmallMap)
        frame = corner_frame(self.playing, self.choice)
        small.show(frame, table_centre(self.playing.state.table), wide // 2, tall - rows)
        room = max(30, wide - small.columns - 5)
        told = wave_lines(self.playing, self._say, room)
        self.query_one("#who", Static).update(drawn_all(told, self.app.theme))

    @property
    def _at(self) -> int:
        return self.query_one(FormLines).highlighted or 0

    def action_change(self, step: int) -> None:
        """Another corner for the unit under the bar."""
        self.choice = self.choice.turned(self._at, step)
        self._fill(self._at)

    def on_key(self, event: events.Key) -> None:
        """A digit is a corner for the unit under the bar, and the bar goes on to the next."""
        if self.settling <= 0 and event.key.isdigit() and int(event.key) in QUARTERS:
            event.stop()
            self.choice = self.choice.put(self._at, int(event.key))
            self._fill(self._at + 1)

    def action_take(self) -> None:
        """Let them come as it stands."""
        if not self.is_active:
            return
        for answer in self.choice.answers():
            result = self.playing.apply(answer)
            if isinstance(result, Rejected):
                break
            self.told.append(result)
        self.dismiss(None)

    def action_leave(self) -> None:
        """Look at the map; the question stays open."""
        self.dismiss(None)
