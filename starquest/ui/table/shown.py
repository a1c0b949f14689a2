"""What lies on the table: map, panels, log, caption, keys. It decides nothing."""

from collections.abc import Callable

from textual.screen import Screen
from textual.timer import Timer

from starquest.desk.chronicle import Chronicle
from starquest.desk.coming_papers import all_papers
from starquest.desk.facts import fact_lines
from starquest.desk.ghosts import ghost_marks
from starquest.desk.inspect_lines import inspected
from starquest.desk.keymap import Hint
from starquest.desk.modes.look import Column
from starquest.desk.modes.looks import look_of
from starquest.desk.playing import Playing
from starquest.desk.room import foe_lines, round_lines
from starquest.desk.seats import Seats
from starquest.desk.styled import Line, line, plain
from starquest.desk.threat_overlay import Overlay, legend
from starquest.model.ids import Cell
from starquest.ui.drawing import measure
from starquest.ui.widgets.alarm import Alarm
from starquest.ui.widgets.board import WIDE, Board
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.panels import Panel
from starquest.ui.widgets.round_panel import RoundPanel
from starquest.ui.widgets.small_map import SmallMap
from starquest.ui.widgets.tail import Tail

LARGE, SMALL = 44, 16
"""The rows from which a terminal has room for the small map, and the rows that has."""
SIDES = ((120, 38), (100, 34), (0, 30))
"""How wide the panels beside the map are in a terminal at least so wide."""
SECOND, NEAR = 34, 96
"""The least columns of a second row of panels, and of the map with one below it."""
WIDEST, EDGES, SCROLLBAR = 60, 3, 1
"""The most they take of what the map leaves, and the columns of that they cannot write in."""
PASSING = 2.5
"""Seconds for what is said in passing."""
LOG = 40
"""More lines than the panel below the map ever shows."""


def columns(total: int, board: int) -> tuple[int, int]:
    """How wide the panels beside a map are, and how wide a second row of them, if there is one."""
    usual = next(width for least, width in SIDES if total >= least)
    spare = total - board
    second = min(WIDEST, spare - usual) if spare - usual >= SECOND else 0
    return max(usual, min(WIDEST, spare - second)), second


class Shown:
    """Draws a game on the widgets of a screen."""

    def __init__(
        self,
        screen: Screen[object],
        playing: Playing,
        seats: Seats,
        chronicle: Chronicle,
        caption: Callable[[], str],
        hints: Callable[[int], list[Hint]],
    ) -> None:
        """Captions and keys are asked for anew whenever they are drawn."""
        self._screen, self._playing = screen, playing
        self._seats, self._chronicle = seats, chronicle
        self._caption, self._hints = caption, hints
        self.said = ""
        """A few words in passing."""
        self.overlay = Overlay.OFF
        """What the map shows of threats."""
        self.facts = ""
        """What is said of what is under the cursor."""
        self._hush: Timer | None = None
        self.spoken = 0
        """How often something was said."""
        self.read = 0
        """How often somebody has read on beside the map."""

    @property
    def board(self) -> Board:
        """The map."""
        return self._screen.query_one(Board)

    @property
    def _widths(self) -> tuple[int, int]:
        """The columns of the panels beside the map, and of a second row of them."""
        return columns(self._screen.app.size.width, WIDE * self._playing.state.table.grid.width)

    @property
    def inside(self) -> int:
        """The columns there are in the panels beside the map."""
        return self._widths[0] - EDGES

    @property
    def side(self) -> int:
        """The columns they take from the map, with their edges."""
        return self.inside + EDGES

    def _panel(self, name: str) -> Panel:
        return self._screen.query_one(f"#{name}", Panel)

    # everything

    def redraw(self) -> None:
        """Show everything as it is now."""
        playing, self.said = self._playing, ""
        self.show_board()
        self.board.move_cursor(playing.cursor)
        self._paint()
        self._panel("header").show([look_of(playing.state).header(playing)])
        self._screen.query_one(Alarm).sound(playing.run.problem)
        self.show_sides()
        self.show_cursor()
        self.show_log()
        self.show_hints()
        self.show_small()
        self.show_room()

    def widen(self) -> None:
        """Other room for the panels, the keys and the small map."""
        side, second = self._widths
        self._screen.query_one("#side").styles.width = side
        more, near = self._screen.query_one("#second"), self._panel("near")
        more.styles.width, more.display = second or None, bool(second)
        total = self._screen.app.size
        near.display = not second and total.height >= LARGE and total.width - side >= NEAR
        self._screen.call_after_refresh(self._fit)

    def _fit(self) -> None:
        self.show_hints()
        self.show_sides()
        self.show_cursor()
        self.show_small()
        self.show_room()

    # the map

    def show_board(self) -> None:
        """The map as the party knows it."""
        self.board.show(self._playing.frame())

    def point(self, cell: Cell) -> None:
        """Put the cursor on a cell."""
        if cell != self._playing.cursor:
            self._screen.query_one("#inspect").scroll_home(animate=False)
        self._playing.cursor, self.said = cell, ""
        self.board.move_cursor(cell)
        self._paint()
        self.show_cursor()
        self.show_caption()
        self.show_small()

    def _paint(self) -> None:
        """Reach, targets and ways, and all models of the unit under the cursor."""
        playing = self._playing
        unit = playing.unit_at(playing.cursor)
        self.board.haunt(ghost_marks(playing))
        self.board.paint(all_papers(playing, self.overlay), playing.scene.mask(unit) if unit else 0)

    def show_small(self) -> None:
        """The whole table beside the map, in a large terminal that does not show it whole."""
        small, board = self._screen.query_one(SmallMap), self.board
        small.display = self._screen.app.size.height >= LARGE and not board.whole
        if small.display and board.frame is not None:
            small.show(board.frame, self._playing.cursor, self.inside, SMALL)

    # beside and below it

    def show_sides(self) -> None:
        """Who plays, and what is fought for."""
        playing, look = self._playing, look_of(self._playing.state)
        column = Column(playing.glyphs, self.inside, measure)
        self._panel("party").show(look.roster(playing, self._seats, column), grows=True)
        goals = look.markers(playing, self._chronicle.story, column)
        self._panel("objectives").show(goals, grows=True)

    def show_cursor(self) -> None:
        """Say what is under the cursor."""
        facts = inspected(self._playing, self._chronicle.names, self.inside - SCROLLBAR)
        facts = [*fact_lines(legend(self._playing, self.overlay), self.inside - SCROLLBAR), *facts]
        self.facts = " ".join(map(plain, facts))
        self._panel("facts").show(facts, grows=True)

    def read_on(self, lines: int) -> None:
        """Scroll what is said of it."""
        panel = self._screen.query_one("#inspect")
        there = max(0, min(panel.max_scroll_y, panel.scroll_y + lines))
        self.read += there != panel.scroll_y
        panel.scroll_to(y=there, animate=False)

    def show_room(self) -> None:
        """The enemies in sight and the round so far, where there is room for them."""
        playing, second = self._playing, self._widths[1] - EDGES
        near = self._panel("near")
        if near.display:
            wide = (self._screen.app.size.width - self._widths[0]) // 2 - EDGES
            near.show(foe_lines(playing, self._chronicle.phrases(), wide))
        if second > 0:
            self._panel("foes").show(
                foe_lines(playing, self._chronicle.phrases(), second), grows=True
            )
            self._screen.query_one(RoundPanel).tell(self._told)

    def _told(self, tall: int) -> list[Line]:
        """The story of the round in so many rows."""
        second = self._widths[1] - EDGES
        return round_lines(self._playing, self._chronicle.entries, second, tall)

    def show_log(self) -> None:
        """The last lines of the log."""
        self._screen.query_one(Tail).show(self._chronicle.entries[-LOG:])

    def show_hints(self) -> None:
        """What the game waits for, and the keys that work now."""
        self.show_caption()
        self._screen.query_one(KeyLine).show(self._hints(self._screen.app.size.width - 2))

    def show_caption(self) -> None:
        """What the game waits for, or for a moment what it says in passing."""
        told = line(self.said, "reverse") if self.said else line(self._caption())
        self._panel("caption").show([told])

    def say(self, words: str) -> None:
        """A few words in passing, where nothing is covered by them."""
        self.spoken += 1
        if self._hush is not None:
            self._hush.stop()
        self.said, self._hush = words, self._screen.set_timer(PASSING, self.hush)
        self.show_caption()

    def hush(self) -> None:
        """Enough of what was said in passing."""
        if self.said:
            self.said = ""
            self.show_caption()
