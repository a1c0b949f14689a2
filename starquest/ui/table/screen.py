"""A screen with a table on it: the widgets, and the parts every such screen has."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from starquest.desk.chronicle import Chronicle
from starquest.desk.keymap import Hint
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.model.ids import Cell
from starquest.ui.screens.base import OwnScreen
from starquest.ui.screens.whole import Whole
from starquest.ui.table.shown import Shown
from starquest.ui.widgets.alarm import Alarm
from starquest.ui.widgets.board import Board
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.lesson_panel import LessonPanel
from starquest.ui.widgets.notice import Notice
from starquest.ui.widgets.panels import Panel, RosterPanel
from starquest.ui.widgets.round_panel import RoundPanel
from starquest.ui.widgets.small_map import SmallMap
from starquest.ui.widgets.tail import Tail


class TableScreen(OwnScreen[object]):
    """The table and what lies round it."""

    DEFAULT_CSS = """
    TableScreen { layers: default notice; }
    TableScreen #header {
        height: 1; background: $panel; color: $text; text-wrap: nowrap; text-overflow: ellipsis;
    }
    TableScreen #middle { height: 1fr; }
    TableScreen #left { width: 1fr; }
    TableScreen #side { width: 30; background: $surface; border-left: solid $foreground 30%; }
    TableScreen #below { height: 20%; min-height: 5; max-height: 12; }
    TableScreen #log {
        width: 1fr; height: 100%; text-wrap: nowrap; background: $surface;
        color: $text-muted; border-top: solid $foreground 30%;
    }
    TableScreen .room { background: $surface; display: none; padding: 0 1; }
    TableScreen #near { width: 1fr; height: 100%; border-top: solid $foreground 30%; }
    TableScreen #second {
        background: $surface; border-left: solid $foreground 30%; display: none;
    }
    TableScreen #second .room { display: block; height: auto; max-height: 60%; }
    TableScreen #second #round { height: 1fr; max-height: 100%; border-top: solid $foreground 30%; }
    TableScreen.-low-hint #below { display: none; }
    TableScreen.-low-hint LessonPanel { min-height: 5; }
    TableScreen #party { height: auto; padding: 0 1; text-wrap: nowrap; }
    TableScreen #objectives { height: auto; text-wrap: nowrap; padding: 0 1; color: $secondary; }
    TableScreen #inspect {
        height: 1fr; padding: 0 1; border-top: solid $foreground 30%; scrollbar-size-vertical: 1;
    }
    TableScreen #small {
        width: 1fr; padding: 0 1; border-top: solid $foreground 30%; display: none;
    }
    TableScreen ToastRack { margin-bottom: 3; }
    TableScreen ToastHolder { align-horizontal: left; }
    TableScreen #caption {
        height: 1; background: $panel; color: $primary; text-style: bold; padding: 0 1;
    }
    TableScreen #hints { background: $surface; }
    """

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self.playing = playing
        self.seats = Seats(playing)
        self.chronicle = Chronicle(playing)
        self.shown = Shown(
            self, playing, self.seats, self.chronicle, self.caption_line, self.key_hints
        )

    def compose(self) -> ComposeResult:
        """Header, map and panels, log, hints."""
        grid = self.playing.state.table.grid
        yield Panel(id="header", markup=False)
        yield Alarm()
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Board(grid, id="board")
                yield LessonPanel(markup=False)
                with Horizontal(id="below"):
                    yield Tail(id="log")
                    yield Panel(id="near", classes="room", markup=False)
            with Vertical(id="second"):
                yield Panel(id="foes", classes="room", markup=False)
                yield RoundPanel(id="round", classes="room", markup=False)
            with Vertical(id="side") as side:
                side.styles.width = self.shown.side
                yield RosterPanel(id="party", markup=False)
                yield Panel(id="objectives", markup=False)
                with VerticalScroll(id="inspect", can_focus=False):
                    yield Panel(id="facts", markup=False)
                yield SmallMap(grid, id="small")
        yield Panel(id="caption", markup=False)
        yield KeyLine(id="hints")
        yield Notice(markup=False)

    def caption_line(self) -> str:
        """What the line above the keys says."""
        raise NotImplementedError

    def key_hints(self, width: int) -> list[Hint]:
        """The keys that work now, in the room there is."""
        raise NotImplementedError

    def on_resize(self) -> None:
        """Other room."""
        self.shown.widen()

    def on_small_map_picked(self, event: SmallMap.Picked) -> None:
        """A click on the small map points there."""
        self.shown.point(event.cell)

    def action_overview(self) -> None:
        """The whole table at once."""
        self.open_over(Whole(self.playing, self.chronicle.phrases()), self._go_there)

    def _go_there(self, cell: Cell | None) -> None:
        if cell is not None:
            self.shown.point(cell)
