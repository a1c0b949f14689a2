"""What the game screen shows: map, panels, log, hints. It decides nothing."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.timer import Timer

from starquest.desk.overlays import papers
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.desk.waits import Wait
from starquest.model.ids import Cell, EntityId
from starquest.text.log import LogEntry
from starquest.text.phrases import Phrases
from starquest.ui.hints import caption, hints
from starquest.ui.inspecting import inspected
from starquest.ui.screens.base import OwnScreen
from starquest.ui.screens.whole import Whole
from starquest.ui.widgets.alarm import Alarm
from starquest.ui.widgets.board import WIDE, Board
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.panels import (
    Column,
    Panel,
    PartyPanel,
    header_line,
    objective_lines,
    party_lines,
)
from starquest.ui.widgets.small_map import SmallMap
from starquest.ui.widgets.tail import Tail

LARGE, SMALL = 44, 16
"""The rows from which a terminal has room for the small map, and the rows that has."""
SIDES = ((120, 38), (100, 34), (0, 30))
"""How wide the panels beside the map are in a terminal at least so wide."""
WIDEST, EDGES, SCROLLBAR = 60, 3, 1
"""The most they take of what the map leaves, and the columns of that they cannot write in."""
PASSING = 2.5
"""Seconds for what is said in passing."""
LOG = 40
"""More lines than the panel below the map ever shows."""


class GameView(OwnScreen[object]):
    """The table and what lies round it."""

    DEFAULT_CSS = """
    GameView #header {
        height: 1; background: $panel; color: $text; text-wrap: nowrap; text-overflow: ellipsis;
    }
    GameView #middle { height: 1fr; }
    GameView #left { width: 1fr; }
    GameView #side { width: 30; background: $surface; border-left: solid $foreground 30%; }
    GameView #log {
        height: 20%; min-height: 5; max-height: 12; text-wrap: nowrap; background: $surface;
        color: $text-muted; border-top: solid $foreground 30%;
    }
    GameView #party { height: auto; padding: 0 1; text-wrap: nowrap; }
    GameView #objectives { height: auto; text-wrap: nowrap; padding: 0 1; color: $secondary; }
    GameView #inspect {
        height: 1fr; padding: 0 1; border-top: solid $foreground 30%; scrollbar-size-vertical: 1;
    }
    GameView #small { width: 1fr; padding: 0 1; border-top: solid $foreground 30%; display: none; }
    GameView ToastRack { margin-bottom: 3; }
    GameView #caption {
        height: 1; background: $panel; color: $primary; text-style: bold; padding: 0 1;
    }
    GameView #hints { background: $surface; }
    """

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self.playing = playing
        self.seats = Seats(playing)
        self.entries: list[LogEntry] = []
        self.names: dict[EntityId, str] = {}
        self._caption, self._said = "", ""
        self._waiting = False
        """Whether the horde waits for a key before its next decision."""
        self._hush: Timer | None = None

    def compose(self) -> ComposeResult:
        """Header, map and panels, log, hints."""
        yield Panel(id="header", markup=False)
        yield Alarm()
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Board(self.playing.state.table.grid, id="board")
                yield Tail(id="log")
            with Vertical(id="side"):
                yield PartyPanel(id="party", markup=False)
                yield Panel(id="objectives", markup=False)
                with VerticalScroll(id="inspect", can_focus=False):
                    yield Panel(id="facts", markup=False)
                yield SmallMap(self.playing.state.table.grid, id="small")
        yield Panel(id="caption", markup=False)
        yield KeyLine(id="hints", markup=False)

    @property
    def board(self) -> Board:
        """The map."""
        return self.query_one(Board)

    def phrases(self) -> Phrases:
        """Names for everything, also of units that are gone."""
        return Phrases.of(self.playing.state, self.playing.catalog, self.names)

    def redraw(self) -> None:
        """Show everything as it is now."""
        playing, self._said = self.playing, ""
        self.board.show(playing.frame())
        self.board.move_cursor(playing.cursor)
        self._paint()
        self._panel("header").show([header_line(playing.scene)])
        self.query_one(Alarm).sound(playing.run.problem)
        self.show_party()
        self.show_cursor()
        self.show_log()
        self.show_hints()
        self.show_small()

    def show_party(self) -> None:
        """How the heroes and the objectives are."""
        playing = self.playing
        column = Column(playing.glyphs, self.app.theme, self.inside)
        heroes = party_lines(playing.scene, playing.focus, self.seats, column)
        self._panel("party").show(heroes, grows=True)
        goals = objective_lines(playing.scene, playing.seen, column, self.lost())
        self._panel("objectives").show(goals, grows=True)

    def lost(self) -> list[int]:
        """The objectives that are known to have been destroyed."""
        return []

    def _panel(self, name: str) -> Panel:
        return self.query_one(f"#{name}", Panel)

    def show_cursor(self) -> None:
        """Say what is under the cursor."""
        facts = inspected(self.playing, self.names, self.inside - SCROLLBAR)
        self._panel("facts").show(facts, grows=True)

    def on_resize(self) -> None:
        """Other room for the panels, the keys and the small map."""
        self.query_one("#side").styles.width = self.inside + EDGES
        self.call_after_refresh(self._fit)

    @property
    def inside(self) -> int:
        """The columns there are in the panels beside the map."""
        total = self.app.size.width
        usual = next(width for least, width in SIDES if total >= least)
        spare = total - WIDE * self.playing.state.table.grid.width
        return max(usual, min(WIDEST, spare)) - EDGES

    def _fit(self) -> None:
        self.show_hints()
        self.show_party()
        self.show_cursor()
        self.show_small()

    def show_small(self) -> None:
        """The whole table beside the map, in a large terminal that does not show it whole."""
        small = self.query_one(SmallMap)
        small.display = self.app.size.height >= LARGE and not self.board.whole
        if small.display and self.board.frame is not None:
            small.show(self.board.frame, self.playing.cursor, self.inside, SMALL)

    def show_log(self) -> None:
        """The last lines of the log."""
        self.query_one(Tail).show(self.entries[-LOG:])

    def show_hints(self) -> None:
        """What the game waits for, and the keys that work now."""
        self.show_caption()
        self.query_one(KeyLine).update(
            hints(self.playing, self.app.size.width - 2, self.filming()), layout=False
        )

    def show_caption(self) -> None:
        """What the game waits for, or for a moment what it says in passing."""
        if self._said:
            self._panel("caption").show([Content.styled(self._said, "reverse")])
        else:
            self._panel("caption").show([self._caption or self._waited_for()])

    def _waited_for(self) -> str:
        """What is waited for; nobody is asked for what the autopilot does."""
        playing = self.playing
        if playing.wait in (Wait.PICK, Wait.ACT) and self.seats.on_autopilot(playing.focus):
            return f"The autopilot plays {self.phrases().who(playing.focus)}; A takes the hero back"
        return caption(playing, self.phrases())

    def say(self, words: str) -> None:
        """A few words in passing, where nothing is covered by them."""
        if self._hush is not None:
            self._hush.stop()
        self._said, self._hush = words, self.set_timer(PASSING, self.hush)
        self.show_caption()

    def hush(self) -> None:
        """Enough of what was said in passing."""
        if self._said:
            self._said = ""
            self.show_caption()

    def filming(self) -> str:
        """How fast the horde is shown; nothing while it is not."""
        return ""

    def point(self, cell: Cell) -> None:
        """Put the cursor on a cell."""
        if cell != self.playing.cursor:
            self.query_one("#inspect").scroll_home(animate=False)
        self.playing.cursor, self._said = cell, ""
        self.board.move_cursor(cell)
        self._paint()
        self.show_cursor()
        self.show_caption()
        self.show_small()

    def _paint(self) -> None:
        """Reach, targets and ways, and all models of the unit under the cursor."""
        playing = self.playing
        unit = playing.unit_at(playing.cursor)
        self.board.paint(papers(playing), playing.scene.mask(unit) if unit else 0)

    def action_overview(self) -> None:
        """The whole table at once."""
        self.open_over(Whole(self.playing, self.phrases()), self._go_there)

    def _go_there(self, cell: Cell | None) -> None:
        if cell is not None:
            self.point(cell)

    def on_small_map_picked(self, event: SmallMap.Picked) -> None:
        """A click on the small map points there."""
        self.point(event.cell)
