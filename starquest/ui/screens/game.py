"""The game's keys and mouse: what is pressed becomes a command, or another look at the table."""

from typing import ClassVar

from textual import events as keys
from textual.binding import Binding, BindingType

from starquest.desk.choices import ACTIONS
from starquest.desk.keymap import KEYS, MOVES
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.desk.waits import Wait
from starquest.text.labels import action_name
from starquest.ui.inspecting import inventory
from starquest.ui.screens.codex import CodexScreen
from starquest.ui.screens.flow import SPEEDS
from starquest.ui.screens.logbook import Logbook
from starquest.ui.screens.pages import Page
from starquest.ui.screens.passing import GamePassing
from starquest.ui.screens.settings import SettingsScreen
from starquest.ui.widgets.board import Board
from starquest.ui.widgets.panels import PartyPanel

PASSING = ("plus", "equals_sign", "minus", "A")
"""Keys that do not end what is shown: the speed, and taking a hero back from the autopilot."""


class GameScreen(GamePassing):
    """A mission on the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key.keys, f"act('{key.action}')", key.label, show=False) for key in KEYS],
        Binding("enter,space", "confirm", "Do it"),
        Binding("escape,backspace", "cancel", "Back"),
        Binding("tab", "cycle(1)", "Next", priority=True),
        Binding("shift+tab", "cycle(-1)", "Previous", show=False, priority=True),
        Binding("m", "menu", "Menu"),
        Binding("o", "overview", "Overview"),
        Binding("I", "inventory", "Inventory"),
        Binding("G", "log_page", "Log"),
        Binding("C", "codex", "Codex"),
        Binding("plus,equals_sign", "speed(1)", "Faster", show=False),
        Binding("minus", "speed(-1)", "Slower", show=False),
        Binding("A", "autopilot", "Autopilot"),
        Binding("P", "pass_hero", "Pass hero"),
        Binding("O", "options", "Options"),
        Binding("left_square_bracket", "scroll(-3)", "Read up", show=False),
        Binding("right_square_bracket", "scroll(3)", "Read on", show=False),
        Binding("Q", "leave", "To the title"),
        Binding("question_mark", "app.help('game')", "Help"),
        *[Binding(str(n), f"hero({n})", f"Hero {n}", show=False) for n in (1, 2, 3, 4)],
    ]

    KEYLESS: ClassVar[dict[str, str]] = {
        f"act('{action}')": action_name(action)
        for action in ACTIONS
        if action not in [key.action for key in KEYS]
    }
    """Actions that only the menu and the palette have."""

    def __init__(self, playing: Playing, options: Preferences) -> None:
        super().__init__(playing, options)
        self.take(options)

    def take(self, options: Preferences) -> None:
        """Play on with other options."""
        super().take(options)
        self.letters = options.keymap == "standard"
        """Whether letters move the cursor."""

    def on_key(self, event: keys.Key) -> None:
        """Cursor keys move; while something is shown any key ends it."""
        if event.key in PASSING:
            return
        if self.projector.playing or self._waiting:
            event.stop()
            event.prevent_default()
            self.action_skip()
        elif event.key in MOVES and (self.letters or len(event.key) > 1):
            event.stop()
            self.move(*MOVES[event.key])

    def action_skip(self) -> None:
        """End what is being shown, or let the horde go on."""
        if self.projector.playing:
            self.projector.stop()
        elif self._waiting:
            self._waiting, self._caption = False, ""
            self.show_hints()
            self.proceed()

    def move(self, dx: int, dy: int) -> None:
        """Move the cursor, not past the table's edge."""
        grid = self.playing.state.table.grid
        x, y = grid.xy(self.playing.cursor)
        x = max(0, min(grid.width - 1, x + dx))
        y = max(0, min(grid.height - 1, y + dy))
        self.point(grid.cell(x, y))

    def on_board_picked(self, event: Board.Picked) -> None:
        """A click points; a click on the pointed cell does what Enter does."""
        if self.projector.playing or self._waiting:
            self.action_skip()
        elif event.cell == self.playing.cursor:
            self.action_confirm()
        else:
            self.point(event.cell)

    def on_party_panel_picked(self, event: PartyPanel.Picked) -> None:
        """A click on a hero looks at it; a second one does what Enter does."""
        before = self.playing.cursor
        self.action_hero(event.number)
        if self.playing.cursor == before and self.playing.wait is Wait.PICK:
            self.action_confirm()

    def action_cancel(self) -> None:
        """Stop aiming; a question about the map is answered with staying, where it may be."""
        playing = self.playing
        if playing.wait is Wait.ASK_MAP and playing.ask and -1 in playing.ask.options:
            self._answered(playing.ask, playing.ask.options.index(-1))
            return
        playing.aim = None
        self.redraw()

    def action_cycle(self, step: int) -> None:
        """The next thing that matters."""
        playing = self.playing
        if playing.wait in (Wait.PICK, Wait.DEPLOY):
            playing.next_focus(step)
            self.redraw()
            return
        cells = playing.targets()
        if cells:
            at = cells.index(playing.cursor) if playing.cursor in cells else -min(step, 0) - 1
            self.point(cells[(at + step) % len(cells)])

    def action_hero(self, number: int) -> None:
        """Look at a hero; pick it if it may act."""
        self.playing.look_at(number - 1)
        self.redraw()

    def action_scroll(self, lines: int) -> None:
        """Read on in the inspect panel."""
        self.query_one("#inspect").scroll_relative(y=lines, animate=False)

    def action_inventory(self) -> None:
        """What everybody has."""
        self.open_over(Page("Inventory", inventory(self.playing, self.names)))

    def action_log_page(self) -> None:
        """The log of the whole run, every die."""
        self.open_over(Logbook(self.whole_log()))

    def action_codex(self) -> None:
        """Look something up: who is under the cursor, or anything else."""
        unit = self.playing.unit_at(self.playing.cursor)
        kind = self.playing.state.world.units[unit].kind if unit else ""
        self.open_over(CodexScreen(self.playing.catalog, kind.replace("_", " ")))

    def action_leave(self) -> None:
        """To the title; a run that is not saved is asked about first."""
        problem = self.playing.run.problem
        if not problem:
            self.dismiss(None)
            return
        options = [("Stay", "each save tries again"), ("Leave", "what is not saved is lost")]
        self._choose("Leave the run?", f"NOT SAVED: {problem}", options, self._left)

    def _left(self, index: int) -> None:
        if index:
            self.dismiss(None)

    def action_options(self) -> None:
        """Other colours, glyphs or speeds, at once."""
        self.open_over(SettingsScreen(self.options), self._chosen)

    def _chosen(self, options: Preferences | None) -> None:
        if options is not None:
            self.take(options)
            self.playing.look()
            self.redraw()
            self.soon()

    def action_speed(self, step: int) -> None:
        """Show the horde's phase faster or slower."""
        order = list(SPEEDS)
        self.speed = order[max(0, min(len(order) - 1, order.index(self.speed) + step))]
        self.show_hints()
        self.say(f"Speed of the horde: {self.speed}")
