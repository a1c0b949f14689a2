"""The game's keys and mouse: what is pressed becomes a command, or another look at the table."""

from collections.abc import Callable
from typing import ClassVar

from textual import events as keys
from textual.binding import Binding, BindingType

from starquest.model.command import Activate, Command
from starquest.model.result import Rejected
from starquest.play.choices import Choice, choices, missing
from starquest.text.labels import action_help, action_name, label, sheet
from starquest.text.log import log_entries
from starquest.ui.keymap import KEYS, MOVES
from starquest.ui.modes import Mode
from starquest.ui.options import Options
from starquest.ui.playing import Playing
from starquest.ui.pointing import meant
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.flow import SPEEDS, GameFlow
from starquest.ui.screens.logbook import Logbook
from starquest.ui.screens.pages import Page
from starquest.ui.widgets.board import Board


class GameScreen(GameFlow):
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

    def __init__(self, playing: Playing, options: Options) -> None:
        super().__init__(playing, options)
        self.letters = options.keymap == "standard"
        """Whether letters move the cursor."""

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
        found = meant(self.playing)
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
