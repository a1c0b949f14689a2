"""The game: map, panels, keys. It shows what `Playing` says and hands it what is pressed."""

from typing import ClassVar

from textual import events as keys
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer

from starquest.model.command import Activate, Choose, Command
from starquest.model.event import Event, EventStruck, WaveEnded
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Rejected
from starquest.model.step import Ask
from starquest.play.bots import bot_named
from starquest.play.choices import Choice, choices, missing
from starquest.text.asking import question
from starquest.text.captions import short
from starquest.text.clean import clean
from starquest.text.labels import action_help, action_name, cell_sheet, label, sheet
from starquest.text.log import LogEntry, log_entries
from starquest.text.phrases import Phrases
from starquest.ui.animation import Picture, Places, film, positions
from starquest.ui.ending import ending_lines
from starquest.ui.keymap import KEYS, MOVES
from starquest.ui.options import Options
from starquest.ui.playing import Mode, Playing
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.pages import Card, Page
from starquest.ui.screens.shop import ShopScreen
from starquest.ui.widgets.board import Board
from starquest.ui.widgets.panels import Panel, header_line, objective_lines, party_lines

SPEEDS = {"instant": 0.0, "normal": 0.05, "slow": 0.15, "step": 0.05}
"""Seconds for each picture of the horde's phase."""
FILMS = {"normal": 0.04, "fast": 0.015, "none": 0.0}
"""Seconds for each picture of what the party does."""
SIDE = 30
INSIDE = SIDE - 3


class GameScreen(Screen[None]):
    """A mission on the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(k.keys, f"act('{k.action}')", k.label, show=False) for k in KEYS],
        Binding("enter,space", "confirm", "Do it"),
        Binding("escape,backspace", "cancel", "Back"),
        Binding("tab", "cycle(1)", "Next", priority=True),
        Binding("shift+tab", "cycle(-1)", "Previous", show=False, priority=True),
        Binding("m", "menu", "Menu"),
        Binding("o", "overview", "Overview"),
        Binding("question_mark", "app.help('game')", "Help"),
        Binding("I", "inventory", "Inventory"),
        Binding("G", "log_page", "Log"),
        Binding("plus,equals_sign", "speed(1)", "Faster", show=False),
        Binding("minus", "speed(-1)", "Slower", show=False),
        Binding("A", "autopilot", "Autopilot"),
    ]

    def __init__(self, playing: Playing, options: Options) -> None:
        super().__init__()
        self.playing = playing
        self.speed = options.speed
        self.film_speed = FILMS[options.animation]
        self.handover = options.handover
        self.player = ""
        """Who has the keyboard."""
        self.autopilots: set[EntityId] = set()
        self.bot = bot_named("greedy", 0)
        self.entries: list[LogEntry] = []
        self.names: dict[EntityId, str] = {}
        self._film: list[Picture] = []
        self._caption_text = ""
        self._timer: Timer | None = None
        self._waiting = False
        """Whether the horde waits for a key between its decisions."""

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
        self.query_one("#header", Panel).show([header_line(playing.scene)])
        side = party_lines(playing.scene, playing.glyphs, playing.focus, INSIDE)
        self.query_one("#party", Panel).show(side)
        self.query_one("#objectives", Panel).show(objective_lines(playing.scene, playing.glyphs))
        self.show_cursor()
        self.show_log()
        self.show_hints()

    def show_cursor(self) -> None:
        """Say what is under the cursor."""
        playing = self.playing
        unit = playing.unit_at(playing.cursor)
        state, lore = playing.state, playing.lore
        lines = sheet(state, unit, lore, self.names) if unit else []
        lines += cell_sheet(state, playing.cursor)
        self.query_one("#inspect", Panel).show(lines)

    def show_log(self) -> None:
        """The last lines of the log."""
        room = max(1, self.query_one("#log").size.height)
        self.query_one("#log", Panel).show([entry.headline for entry in self.entries[-room:]])

    def show_hints(self) -> None:
        """The keys that work now, and what the game waits for."""
        self.query_one("#hints", Panel).show([Content(self._hints())])
        self.query_one("#caption", Panel).show([Content(self._caption())])

    def _caption(self) -> str:
        playing = self.playing
        name = self.phrases().who(playing.focus) if playing.focus else ""
        match playing.mode:
            case Mode.DEPLOY:
                return f"Place {name}: choose a cell, Enter"
            case Mode.PICK:
                return "Whose turn? Choose a hero, Enter"
            case Mode.ACT:
                return f"{name}: Enter on a cell moves there, on an enemy attacks"
            case Mode.AIM:
                action = playing.aim.action if playing.aim else ""
                return f"{action_name(action)}: choose, Enter. Esc: back"
            case Mode.ASK_MAP:
                title = question(playing.ask, self.phrases()).title if playing.ask else ""
                return f"{title}: choose a cell, Enter; Esc stays"
            case Mode.HORDE:
                return self._caption_text or "The horde acts: any key skips"
            case _:
                return ""

    def _hints(self) -> str:
        mode = self.playing.mode
        if mode is Mode.ACT:
            there = dict.fromkeys(choice.action for choice in choices(self.playing.state))
            shown = [f"{k.shown} {k.label}" for k in KEYS if k.action in there]
            return "  ".join([*shown, "m Menu", "? Help"])
        return "Arrows/hjkl move  Tab next  Enter do  Esc back  o Overview  m Menu  ? Help"

    # doing

    def do(self, command: Command) -> None:
        """Carry out a command and show what came of it."""
        playing = self.playing
        before = positions(playing.scene, playing.frame())
        result = playing.apply(command)
        if isinstance(result, Rejected):
            self.notify(str(result.reason), severity="warning", markup=False)
            return
        self.tell(result, before)

    def tell(self, told: tuple[Event, ...], before: Places, *, horde: bool = False) -> None:
        """Write events to the log and play their film."""
        self.entries += log_entries(told, self.phrases())
        self._film = film(told, before, self.playing.frame(), self.playing.glyphs)
        self.redraw()
        pace = self.film_speed and (SPEEDS[self.speed] if horde else self.film_speed)
        if pace and self._film:
            self._timer = self.set_interval(pace, self._next_picture)
        else:
            self._end_film()
        self._show_cards(told)

    def _show_cards(self, told: tuple[Event, ...]) -> None:
        """A card for an event that strikes, a page for a wave that ends."""
        say = self.phrases()
        for event in told:
            if isinstance(event, EventStruck):
                row = self.playing.lore.events[event.event]
                dice = f"The dice say {event.dice[0]} and {event.dice[1]}."
                who = ", ".join(say.who(unit) for unit in event.targets)
                self.app.push_screen(Card(row.name, ["", row.text, "", dice, who]))
            elif isinstance(event, WaveEnded):
                lines = [entry.headline for entry in log_entries(told, say)]
                self.app.push_screen(Page(f"Wave {event.wave} is over", lines))

    def _next_picture(self) -> None:
        if self._film:
            self.board.animate_cells(self._film.pop(0))
        else:
            self._end_film()

    def _end_film(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._film = []
        self.board.animate_cells({})
        self.call_after_refresh(self.proceed)

    def proceed(self) -> None:
        """Go on by itself as far as nobody is asked."""
        if self._timer is not None or not self.is_current:
            return
        match self.playing.mode:
            case Mode.HORDE:
                self._horde()
            case Mode.ASK:
                self.ask()
            case Mode.SHOP:
                self.app.push_screen(ShopScreen(self.playing), self._shopped)
            case Mode.OVER:
                self.app.push_screen(
                    Page("The mission is over", ending_lines(self.playing)), self._left
                )
            case Mode.PICK | Mode.ACT | Mode.DEPLOY:
                self._hand_over()
            case _:
                pass

    def _shopped(self, _result: None) -> None:
        self.redraw()
        self.call_after_refresh(self.proceed)

    def _left(self, _result: None) -> None:
        self.dismiss(None)

    # passing the keyboard

    def _hand_over(self) -> None:
        """Show whose turn it is when that is another player, and let the autopilot act."""
        playing = self.playing
        hero = playing.state.world.heroes.get(playing.focus)
        if hero is None:
            return
        if playing.focus in self.autopilots and playing.mode in (Mode.PICK, Mode.ACT):
            self.do(self.bot.choose(playing.state))
            return
        if hero.player and hero.player != self.player:
            self.player = hero.player
            name = clean(playing.state.world.units[playing.focus].name)
            self._announce(clean(hero.player), name)

    def _announce(self, player: str, hero: str) -> None:
        if self.handover == "card":
            lines = ["", f"{player}, it is your turn with {hero}.", ""]
            self.app.push_screen(Card(f"Over to {player}", lines, "Enter: go on"))
        elif self.handover == "banner":
            self.notify(f"Over to {player}: {hero}", markup=False)

    def action_autopilot(self) -> None:
        """Hand a hero to the autopilot, or take it back."""
        focus = self.playing.focus
        if focus in self.autopilots:
            self.autopilots.discard(focus)
        else:
            self.autopilots.add(focus)
        on = "on" if focus in self.autopilots else "off"
        self.notify(f"Autopilot {on} for {self.phrases().who(focus)}", markup=False)
        self.call_after_refresh(self.proceed)

    # pages

    def action_inventory(self) -> None:
        """What everybody has."""
        playing = self.playing
        lines: list[str] = []
        for hero in playing.state.world.heroes:
            lines += [*sheet(playing.state, hero, playing.lore), ""]
        self.app.push_screen(Page("Inventory", lines))

    def action_log_page(self) -> None:
        """The log of the whole run, every die."""
        lines = [
            line
            for entry in self.entries
            for line in (entry.headline, *[f"    {detail}" for detail in entry.details])
        ]
        self.app.push_screen(Page("Log", lines or ["Nothing has happened yet."]))

    def action_speed(self, step: int) -> None:
        """Show the horde's phase faster or slower."""
        order = ["step", "slow", "normal", "instant"]
        at = max(0, min(len(order) - 1, order.index(self.speed) + step))
        self.speed = order[at]
        self.notify(f"Speed: {self.speed}", markup=False)

    def _horde(self) -> None:
        playing = self.playing
        while playing.mode is Mode.HORDE:
            before = positions(playing.scene, playing.frame())
            told = playing.horde_step()
            if SPEEDS[self.speed] and self.film_speed:
                self._caption_text = short(told[0], self.phrases())
                self.tell(told, before, horde=True)
                return
            self.entries += log_entries(told, self.phrases())
        self.redraw()
        self.call_after_refresh(self.proceed)

    def ask(self) -> None:
        """Put the open question to the player; leaving it shows the map, Enter asks again."""
        ask = self.playing.ask
        if isinstance(ask, Ask):
            asked = question(ask, self.phrases())
            options = [(choice.label, choice.detail) for choice in asked.options]
            self.app.push_screen(
                Choosing(asked.title, asked.body, options, optional=False), self._answered
            )

    def _answered(self, index: int | None) -> None:
        if index is not None:
            self.do(Choose(index))

    # keys

    def on_key(self, event: keys.Key) -> None:
        """Cursor keys move; while something is shown any key ends it."""
        if self._timer is not None:
            event.stop()
            self._end_film()
        elif event.key in MOVES:
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
        if event.cell == self.playing.cursor:
            self.action_confirm()
        else:
            self.point(event.cell)

    def action_confirm(self) -> None:
        """Do the plain thing with what is under the cursor."""
        if self.playing.mode is Mode.ASK:
            self.ask()
            return
        self._offer(self.playing.confirm())

    def _offer(self, found: list[Command]) -> None:
        """Do the only command, or let the player choose."""
        if len(found) == 1:
            self.do(found[0])
        elif found:
            say = self.phrases()
            options = [(label(command, say), "") for command in found]

            def chosen(index: int | None) -> None:
                if index is not None:
                    self.do(found[index])

            self.app.push_screen(Choosing("How?", "", options), chosen)

    def action_cancel(self) -> None:
        """Stop aiming; a question about the map is answered with staying, where it may be."""
        playing = self.playing
        if playing.mode is Mode.ASK_MAP and playing.ask and -1 in playing.ask.options:
            self._answered(playing.ask.options.index(-1))
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

    def key_1(self) -> None:
        """The first hero."""
        self._hero(0)

    def key_2(self) -> None:
        """The second hero."""
        self._hero(1)

    def key_3(self) -> None:
        """The third hero."""
        self._hero(2)

    def key_4(self) -> None:
        """The fourth hero."""
        self._hero(3)

    def _hero(self, index: int) -> None:
        playing = self.playing
        heroes = list(playing.state.world.heroes)
        if index < len(heroes):
            if playing.mode in (Mode.PICK, Mode.DEPLOY) and heroes[index] in playing.ready():
                playing.focus = heroes[index]
            cells = playing.scene.cells(heroes[index])
            playing.cursor = cells[0] if cells else playing.cursor
            self.redraw()

    def action_overview(self) -> None:
        """The whole board, or the near part."""
        self.board.toggle_overview()

    def action_act(self, action: str) -> None:
        """Start an action: at once if there is nothing to aim."""
        playing = self.playing
        if playing.mode is Mode.PICK and playing.focus in playing.ready():
            playing.apply(Activate(playing.focus))
        if playing.mode not in (Mode.ACT, Mode.AIM):
            return
        found = [choice for choice in choices(playing.state) if choice.action == action]
        if not found:
            reason = missing(playing.state).get(action, "")
            self.notify(f"{action_name(action)}: {reason.replace('_', ' ')}", markup=False)
        elif len(found) == 1:
            self.aim(found[0])
        else:
            self._pick_choice(action, found)

    def _pick_choice(self, action: str, found: list[Choice]) -> None:
        options = [(self._choice_name(choice), "") for choice in found]

        def chosen(index: int | None) -> None:
            if index is not None:
                self.aim(found[index])

        self.app.push_screen(Choosing(action_name(action), action_help(action), options), chosen)

    def _choice_name(self, choice: Choice) -> str:
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
        options = [(self._choice_name(choice), action_help(choice.action)) for choice in found]
        options += [(action_name(a), why.replace("_", " ")) for a, why in lacking.items()]
        disabled = tuple(range(len(found), len(options)))

        def chosen(index: int | None) -> None:
            if index is not None:
                self.aim(found[index])

        self.app.push_screen(Choosing("Actions", "", options, disabled=disabled), chosen)
