"""The game: map, panels, keys. It shows what `Playing` says and hands it what is pressed."""

from collections.abc import Callable
from typing import ClassVar

from textual import events as keys
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen

from starquest.model.command import Activate, Choose, Command
from starquest.model.event import Event, EventStruck, WaveEnded
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Rejected
from starquest.play.choices import Choice, choices, missing
from starquest.text.asking import question
from starquest.text.captions import short
from starquest.text.labels import action_help, action_name, cell_sheet, label, sheet, why_not
from starquest.text.log import LogEntry, log_entries
from starquest.text.phrases import Phrases
from starquest.ui.animation import Places, film, positions
from starquest.ui.ending import ending_lines
from starquest.ui.hints import caption, hints
from starquest.ui.keymap import KEYS, MOVES
from starquest.ui.options import Options
from starquest.ui.playing import Mode, Playing
from starquest.ui.projector import Projector
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.logbook import Logbook
from starquest.ui.screens.pages import Card, Page
from starquest.ui.screens.shop import ShopScreen
from starquest.ui.seats import Seats
from starquest.ui.widgets.board import Board
from starquest.ui.widgets.panels import Panel, header_line, objective_lines, party_lines

SPEEDS = {"step": 0.05, "slow": 0.15, "normal": 0.05, "instant": 0.0}
"""Seconds for each picture of the horde's phase, the slowest first."""
FILMS = {"normal": 0.04, "fast": 0.015, "none": 0.0}
"""Seconds for each picture of what the party does."""
INSIDE = 27
"""Columns inside the side panel."""


class GameScreen(Screen[None]):
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
        Binding("plus,equals_sign", "speed(1)", "Faster", show=False),
        Binding("minus", "speed(-1)", "Slower", show=False),
        Binding("A", "autopilot", "Autopilot"),
        Binding("P", "pass_hero", "Pass hero"),
        Binding("question_mark", "app.help('game')", "Help"),
        *[Binding(str(n), f"hero({n})", f"Hero {n}", show=False) for n in (1, 2, 3, 4)],
    ]

    DEFAULT_CSS = """
    GameScreen #header { height: 1; background: $panel; color: $text; }
    GameScreen #middle { height: 1fr; }
    GameScreen #left { width: 1fr; }
    GameScreen #side { width: 30; background: $surface; border-left: solid $panel; }
    GameScreen #log {
        height: 5; text-wrap: nowrap; text-overflow: ellipsis; background: $surface;
        color: $text-muted; border-top: solid $panel;
    }
    GameScreen #party { height: auto; padding: 0 1; text-wrap: nowrap; }
    GameScreen #objectives { height: 2; text-wrap: nowrap; padding: 0 1; color: $secondary; }
    GameScreen #inspect { height: 1fr; padding: 0 1; border-top: solid $panel; }
    GameScreen #caption {
        height: 1; background: $panel; color: $primary; text-style: bold; padding: 0 1;
    }
    GameScreen #hints { height: 1; background: $surface; color: $text-muted; padding: 0 1; }
    """

    def __init__(self, playing: Playing, options: Options) -> None:
        super().__init__()
        self.playing = playing
        self.speed, self.handover = options.speed, options.handover
        self.film_speed = FILMS[options.animation]
        self.letters = options.keymap == "standard"
        """Whether letters move the cursor."""
        self.seats = Seats(playing)
        self.entries: list[LogEntry] = []
        self.names: dict[EntityId, str] = {}
        self._caption = ""
        self._cards: list[Page] = []
        self._waiting = False
        """Whether the horde waits for a key before its next decision."""
        self.projector = Projector(lambda: self.board, self._film_over)

    def compose(self) -> ComposeResult:
        """Header, map and panels, log, hints."""
        yield Panel(id="header", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Board(self.playing.state.table.grid, id="board")
                yield Panel(id="log", markup=False)
            with Vertical(id="side"):
                yield Panel(id="party", markup=False)
                yield Panel(id="objectives", markup=False)
                yield Panel(id="inspect", markup=False)
        yield Panel(id="caption", markup=False)
        yield Panel(id="hints", markup=False)

    def on_mount(self) -> None:
        """Show the first moment."""
        self.board.cursor = self.playing.cursor
        self.entries += log_entries(self.playing.opening, self.phrases())
        self._keep_cards(self.playing.opening)
        self.redraw()
        self.call_after_refresh(self.proceed)

    @property
    def board(self) -> Board:
        """The map."""
        return self.query_one(Board)

    def phrases(self) -> Phrases:
        """Names for everything, also of units that are gone."""
        return Phrases.of(self.playing.state, self.playing.lore, self.names)

    # showing

    def redraw(self) -> None:
        """Show everything as it is now."""
        playing = self.playing
        self.board.show(playing.frame())
        self.board.move_cursor(playing.cursor)
        self.board.paint(playing.papers())
        self._panel("header").show([header_line(playing.scene)])
        self._panel("party").show(
            party_lines(playing.scene, playing.glyphs, playing.focus, INSIDE, self.seats)
        )
        self._panel("objectives").show(objective_lines(playing.scene, playing.glyphs))
        self.show_cursor()
        self.show_log()
        self.show_hints()

    def _panel(self, name: str) -> Panel:
        return self.query_one(f"#{name}", Panel)

    def show_cursor(self) -> None:
        """Say what is under the cursor."""
        playing = self.playing
        unit = playing.unit_at(playing.cursor)
        lines = playing.chances(unit) if unit else []
        lines += sheet(playing.state, unit, playing.lore, self.names) if unit else []
        self._panel("inspect").show([*lines, *cell_sheet(playing.state, playing.cursor)])

    def show_log(self) -> None:
        """The last lines of the log."""
        room = max(1, self._panel("log").size.height)
        self._panel("log").show([entry.headline for entry in self.entries[-room:]])

    def show_hints(self) -> None:
        """What the game waits for, and the keys that work now."""
        words = self._caption or caption(self.playing, self.phrases())
        self._panel("caption").show([Content(words)])
        self._panel("hints").show([Content(hints(self.playing))])

    # doing

    def do(self, command: Command) -> None:
        """Carry out a command and show what came of it."""
        playing = self.playing
        before = positions(playing.scene, playing.frame())
        result = playing.apply(command)
        if isinstance(result, Rejected):
            self.notify(why_not(result.reason, result.detail), severity="warning", markup=False)
            return
        self.tell(result, before, self.film_speed)

    def tell(self, told: tuple[Event, ...], before: Places, seconds: float) -> None:
        """Write events to the log, play their film, show their cards."""
        self.entries += log_entries(told, self.phrases())
        self.redraw()
        self._keep_cards(told)
        pictures = film(told, before, self.playing.frame(), self.playing.glyphs)
        self.projector.show(pictures, seconds)

    def _keep_cards(self, told: tuple[Event, ...]) -> None:
        """A card for an event that strikes, a page for a wave that ends, shown in their turn."""
        say = self.phrases()
        for event in told:
            if isinstance(event, EventStruck):
                row = self.playing.lore.events[event.event]
                dice = f"The dice say {event.dice[0]} and {event.dice[1]}."
                who = ", ".join(say.who(unit) for unit in event.targets)
                self._cards.append(Card(row.name, ["", row.text, "", dice, who]))
            elif isinstance(event, WaveEnded):
                lines = [entry.headline for entry in log_entries(told, say)]
                self._cards.append(Page(f"Wave {event.wave} is over", lines))

    def _page_closed(self, _result: None) -> None:
        self.redraw()
        self.call_after_refresh(self.proceed)

    def _film_over(self) -> None:
        self._caption = ""
        self._waiting = self.speed == "step" and self.playing.mode is Mode.HORDE
        self.show_hints()
        if not self._waiting:
            self.call_after_refresh(self.proceed)

    def proceed(self) -> None:
        """Go on by itself as far as nobody is asked."""
        if self.projector.playing or not self.is_current:
            return
        if self._cards:
            self.app.push_screen(self._cards.pop(0), self._page_closed)
            return
        own = self.seats.autopilot()
        if own is not None:
            self.do(own)
            return
        match self.playing.mode:
            case Mode.HORDE:
                self._horde()
            case Mode.ASK:
                self.ask()
            case Mode.SHOP:
                shop = ShopScreen(self.playing)
                self.app.push_screen(shop, lambda _: self._shopped(shop))
            case Mode.OVER:
                page = Page("The mission is over", ending_lines(self.playing))
                self.app.push_screen(page, self._leave)
            case _:
                self._hand_over()

    def _leave(self, _result: None) -> None:
        self.dismiss(None)

    def _shopped(self, shop: ShopScreen) -> None:
        """Tell what happened in the shop and as the next wave came."""
        self.entries += log_entries(shop.told, self.phrases())
        self._keep_cards(shop.told)
        self._page_closed(None)

    def _horde(self) -> None:
        """One decision with its film, or all of them at once."""
        playing, seconds = self.playing, self.film_speed and SPEEDS[self.speed]
        while playing.mode is Mode.HORDE:
            before = positions(playing.scene, playing.frame())
            told = playing.horde_step()
            if seconds:
                self._caption = short(told[0], self.phrases())
                self.tell(told, before, seconds)
                return
            self.entries += log_entries(told, self.phrases())
            self._keep_cards(told)
        self.redraw()
        self.call_after_refresh(self.proceed)

    def ask(self) -> None:
        """Put the open question to the player; leaving it shows the map, Enter asks again."""
        ask = self.playing.ask
        if ask is not None:
            asked = question(ask, self.phrases())
            options = [(choice.label, choice.detail) for choice in asked.options]
            panel = Choosing(asked.title, asked.body, options, optional=False)
            self.app.push_screen(panel, self._answered)

    def _answered(self, index: int | None) -> None:
        if index is not None:
            self.do(Choose(index))

    def _hand_over(self) -> None:
        """Say whose turn it is when that is another player."""
        turn = self.seats.next_player()
        if turn is None or self.handover == "off":
            return
        player, hero = turn
        if self.handover == "card":
            lines = ["", f"{player}, it is your turn with {hero}.", ""]
            self.app.push_screen(Card(f"Over to {player}", lines, "Enter: go on"))
        else:
            self.notify(f"Over to {player}: {hero}", markup=False)

    # keys

    def on_key(self, event: keys.Key) -> None:
        """Cursor keys move; while something is shown any key ends it."""
        if self.projector.playing:
            event.stop()
            event.prevent_default()
            self.projector.stop()
        elif self._waiting:
            event.stop()
            self._waiting = False
            self.proceed()
        elif event.key in MOVES and (self.letters or len(event.key) > 1):
            event.stop()
            self.move(*MOVES[event.key])

    def move(self, dx: int, dy: int) -> None:
        """Move the cursor, not past the table's edge."""
        grid = self.playing.state.table.grid
        x, y = grid.xy(self.playing.cursor)
        x = max(0, min(grid.width - 1, x + dx))
        y = max(0, min(grid.height - 1, y + dy))
        self.point(grid.cell(x, y))

    def point(self, cell: Cell) -> None:
        """Put the cursor on a cell."""
        self.playing.cursor = cell
        self.board.move_cursor(cell)
        self.board.paint(self.playing.papers())
        self.show_cursor()

    def on_board_picked(self, event: Board.Picked) -> None:
        """A click points; a click on the pointed cell does what Enter does."""
        if self.projector.playing:
            self.projector.stop()
        elif event.cell == self.playing.cursor:
            self.action_confirm()
        else:
            self.point(event.cell)

    def action_confirm(self) -> None:
        """Do the plain thing with what is under the cursor."""
        if self.playing.mode is Mode.ASK:
            self.ask()
            return
        found = self.playing.confirm()
        if not found and self.playing.mode is not Mode.HORDE:
            self.notify("Nothing to do there; m lists the actions.", timeout=2, markup=False)
        self._offer(found)

    def _offer(self, found: list[Command]) -> None:
        """Do the only command, or let the player choose."""
        if len(found) == 1:
            self.do(found[0])
        elif found:
            say = self.phrases()
            options = [(label(command, say), "") for command in found]
            self._choose("How?", "", options, lambda index: self.do(found[index]))

    def _choose(
        self,
        title: str,
        body: str,
        options: list[tuple[str, str]],
        then: Callable[[int], None],
        disabled: tuple[int, ...] = (),
    ) -> None:
        def chosen(index: int | None) -> None:
            if index is not None:
                then(index)

        self.app.push_screen(Choosing(title, body, options, disabled=disabled), chosen)

    def action_cancel(self) -> None:
        """Stop aiming; a question about the map is answered with staying, where it may be."""
        playing = self.playing
        if playing.mode is Mode.ASK_MAP and playing.ask and -1 in playing.ask.options:
            self._answered(playing.ask.options.index(-1))
            return
        playing.aim = None
        self.redraw()

    def action_cycle(self, step: int) -> None:
        """The next thing that matters."""
        playing = self.playing
        if playing.mode in (Mode.PICK, Mode.DEPLOY):
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

    def action_overview(self) -> None:
        """The whole board, or the near part."""
        self.board.toggle_overview()

    def action_act(self, action: str) -> None:
        """Start an action: at once if there is nothing to aim."""
        playing = self.playing
        if playing.mode is Mode.PICK and playing.focus in playing.ready():
            self._activate()
        if playing.mode not in (Mode.ACT, Mode.AIM):
            return
        found = [choice for choice in choices(playing.state) if choice.action == action]
        if not found:
            reason = missing(playing.state).get(action, "not now").replace("_", " ")
            self.notify(f"{action_name(action)}: {reason}", markup=False)
        elif len(found) == 1:
            self.aim(found[0])
        else:
            options = [(self._called(choice), "") for choice in found]
            self._choose(
                action_name(action), action_help(action), options, lambda i: self.aim(found[i])
            )

    def _activate(self) -> None:
        """Pick the focused hero; one that is Shaken is done at once."""
        told = self.playing.apply(Activate(self.playing.focus))
        if not isinstance(told, Rejected):
            self.entries += log_entries(told, self.phrases())
            self._keep_cards(told)
        self.redraw()
        if self.playing.mode not in (Mode.ACT, Mode.AIM):
            self.call_after_refresh(self.proceed)

    def _called(self, choice: Choice) -> str:
        name = self.phrases().thing(choice.name) if choice.name else action_name(choice.action)
        return f"{name} ({choice.mode + 1})" if choice.mode else name

    def aim(self, choice: Choice) -> None:
        """Aim an action, or do it if it has but one way."""
        playing = self.playing
        if choice.plain and choice.listed:
            self._offer(choice.listed)
            return
        playing.aim = choice
        targets = playing.targets()
        if choice.units and targets:
            playing.cursor = targets[0]
        self.redraw()

    def action_menu(self) -> None:
        """Everything that may be done, and why the rest may not."""
        playing = self.playing
        if playing.mode not in (Mode.ACT, Mode.AIM):
            return
        found, lacking = choices(playing.state), missing(playing.state)
        options = [(self._called(choice), action_help(choice.action)) for choice in found]
        options += [(action_name(a), why.replace("_", " ")) for a, why in lacking.items()]
        disabled = tuple(range(len(found), len(options)))
        self._choose("Actions", "", options, lambda i: self.aim(found[i]), disabled)

    def action_inventory(self) -> None:
        """What everybody has."""
        playing = self.playing
        lines: list[str] = []
        for hero in playing.state.world.heroes:
            lines += [*sheet(playing.state, hero, playing.lore, self.names), ""]
        self.app.push_screen(Page("Inventory", lines))

    def action_log_page(self) -> None:
        """The log of the whole run, every die."""
        self.app.push_screen(Logbook(self.entries))

    def action_speed(self, step: int) -> None:
        """Show the horde's phase faster or slower."""
        order = list(SPEEDS)
        self.speed = order[max(0, min(len(order) - 1, order.index(self.speed) + step))]
        self.notify(f"Speed of the horde: {self.speed}", markup=False)

    def action_pass_hero(self) -> None:
        """Give a hero to another player."""
        players, focus = self.seats.players(), self.playing.focus
        options = [(player, "") for player in players]
        if options:
            name = self.phrases().who(focus)
            self._choose(
                f"Who plays {name}?", "", options, lambda i: self.seats.give(focus, players[i])
            )

    def action_autopilot(self) -> None:
        """Hand a hero to the autopilot, or take it back."""
        focus = self.playing.focus
        on = "on" if self.seats.toggle(focus) else "off"
        self.notify(f"Autopilot {on} for {self.phrases().who(focus)}", markup=False)
        self.call_after_refresh(self.proceed)
