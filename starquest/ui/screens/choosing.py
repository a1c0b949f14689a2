"""A list to choose from: questions of the engine, menus, several commands for one target."""

from collections.abc import Callable, Mapping
from textwrap import wrap
from types import MappingProxyType
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.desk.asked import Frame
from starquest.desk.clear_places import Spot, clear_corner
from starquest.desk.colours import palette
from starquest.desk.keymap import Hint, footer, row_named, shown
from starquest.desk.option_lines import LETTERS, Options, option_line
from starquest.ui.bindings import bindings, pressed
from starquest.ui.drawing import drawn, measure
from starquest.ui.screens.base import OwnModal
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.lines import Lines

ROOM, AROUND = 70, 5
"""The columns of what is said below a list, and the rows of frame, title and keys."""
BACK = -1
"""What a question is left with to take the answer before it back."""


class Choosing(OwnModal[int | None]):
    """A title, a few words and options; gives the index of the chosen one, or None."""

    KEYS = "choice"
    BINDINGS: ClassVar[list[BindingType]] = bindings("choice")
    DEFAULT_CSS = """
    Choosing { align: center middle; background: $background 40%; }
    Choosing > Vertical {
        width: 78; max-width: 98%; height: auto; max-height: 92%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    Choosing Lines { height: auto; max-height: 72vh; border: none; background: $surface; }
    Choosing .title { text-style: bold; color: $primary; }
    Choosing .hint { padding: 0; }
    Choosing Lines:disabled { opacity: 50%; }
    Choosing .about { padding: 0 0 0 2; color: $text-muted; }
    """

    def __init__(
        self,
        title: str,
        body: str,
        options: Options,
        *,
        disabled: tuple[int, ...] = (),
        optional: bool = True,
        keys: Mapping[str, int] = MappingProxyType({}),
        frame: Frame | None = None,
    ) -> None:
        """A frame says whose question it is, and may have more to say of the line one is on."""
        super().__init__()
        self._frame, self._abouts = frame, frame.abouts if frame else ()
        self._waits = frame is not None and frame.waits
        self._marks = {at: key for key, at in keys.items()}
        """The lines that have a key of their own."""
        by_place = keys or {mark: at for at, mark in enumerate(LETTERS[: len(options)])}
        self._keys = {name: at for key, at in by_place.items() for name in pressed([key])}
        self.first = 0
        """The line it starts on."""
        self.settling = 0.0
        """Seconds for which it takes no key when it has opened."""
        self.spots: list[Spot] = []
        """What must not be hidden; nothing where it does not matter where the list lies."""
        self.pointing: Callable[[int], None] = lambda _: None
        """Shows on the map what a line is about."""
        self._heading, self._body, self._options = title, body, options
        self._disabled, self._optional = disabled, optional

    def compose(self) -> ComposeResult:
        """Title, text, list, hint."""
        with Vertical():
            yield Static(Content(self._heading), classes="title", markup=False)
            if self._body:
                yield Static(Content(self._body), markup=False)
            yield Lines(
                *[
                    Option(self._line(index), disabled=index in self._disabled)
                    for index in range(len(self._options))
                ],
                markup=False,
                disabled=self.settling > 0,
            )
            if any(self._abouts):
                yield Static(classes="about", markup=False)
            yield KeyLine(self._hints(), classes="hint")

    def _hints(self) -> list[Hint]:
        """The keys; of a question that waits for its player only how to take the keyboard."""
        leads = "" if self._optional else "map"
        if self._waits and self._frame is not None:
            return [Hint(shown(row_named("choice.choose")), self._frame.take)]
        back = self._frame is not None and self._frame.back
        reads = self._frame is not None and self._frame.reads
        here = footer("choice", where="read" if reads else leads)
        return [hint for hint in here if back or hint.action != "back"]

    def _line(self, index: int) -> Content:
        barred, own = index in self._disabled, self._marks.get(index, "")
        return drawn(option_line(self._options, index, measure, barred=barred, own=own))

    def on_mount(self) -> None:
        """Start on what is wanted most; what comes unasked is read before it is answered."""
        lines = self.query_one(Lines)
        if self.first and self.first not in self._disabled:
            lines.highlighted = self.first
        if self.settling > 0:
            self.set_timer(self.settling, self.settle)
        else:
            lines.focus()
        self._draw_frame()
        self._keep_clear()

    def _draw_frame(self) -> None:
        """Whose question it is, in that player's colour."""
        if self._frame is not None:
            panel, ink = self.query_one(Vertical), palette(self.app.theme).ink
            panel.border_title = Content(self._frame.title).markup
            if any(self._abouts):
                self._make_room()
            if self._frame.ink:
                panel.styles.border = ("round", ink[self._frame.ink])
                panel.styles.border_title_color = ink[self._frame.ink]

    @property
    def settled(self) -> bool:
        """Whether keys count; those that were meant for the game before do not."""
        return self.settling <= 0

    def settle(self) -> None:
        """From now on keys count."""
        self.settling = 0.0
        lines = self.query_one(Lines)
        lines.disabled = False
        lines.focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is left or looked up by a key that came too early."""
        return self.settled and super().check_action(action, parameters)

    def on_resize(self) -> None:
        """There is more room, or less."""
        self._keep_clear()
        if any(self._abouts):
            self._make_room()

    def _keep_clear(self) -> None:
        """Lie over the log, or wherever less is hidden of what is asked about."""
        if self.spots:
            self.styles.align = ("center", "bottom")
            self.call_after_refresh(self._move_aside)

    def _move_aside(self) -> None:
        # Called later: by then the screen may be closed and its window gone.
        for window in self.query(Vertical):
            corner = clear_corner(self.size, window.outer_size, self.spots)
            self.styles.align = corner  # type: ignore[assignment]

    def _make_room(self) -> None:
        """Keep the lines below the list on the screen, whichever line one is on."""
        body = len(wrap(self._body, ROOM)) if self._body else 0
        below = max(sum(len(wrap(row, ROOM)) for row in told.split("\n")) for told in self._abouts)
        self.query_one(".about").styles.height = below
        most = self.size.height * 92 // 100 - body - below - AROUND
        self.query_one(Lines).styles.max_height = max(3, most)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say more of the line one is on."""
        self.pointing(event.option_index)
        if any(self._abouts) and event.option_index < len(self._abouts):
            self.query_one(".about", Static).update(Content(self._abouts[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option was chosen."""
        if not self._took_keyboard():
            self.dismiss(event.option_index)

    def _took_keyboard(self) -> bool:
        """Whether the question waited for its player, who has taken the keyboard by this key."""
        waited, self._waits = self._waits, False
        if waited:
            self.query_one(KeyLine).show(self._hints())
        return waited

    def on_key(self, event: events.Key) -> None:
        """The letter of a line, or its own key, chooses it at once, or once it was read."""
        if not self.settled:
            event.stop()
            return
        index, chosen = self._keys.get(event.key, -1), pressed(row_named("choice.choose").keys)
        if index >= 0 and index not in self._disabled:
            event.stop()
            if not self._took_keyboard() and not self._goes_to(index):
                self.dismiss(index)
        elif self.focused is None and event.key in chosen:
            event.stop()  # faster than the list was there
            self.query_one(Lines).action_select()

    def _goes_to(self, index: int) -> bool:
        """Whether a letter only went to its line, where each is read before it is chosen."""
        lines, reads = self.query_one(Lines), self._frame is not None and self._frame.reads
        if not reads or lines.highlighted == index:
            return False
        lines.highlighted = index
        return True

    def on_click(self, event: events.Click) -> None:
        """A click beside the panel leaves it."""
        if event.widget is self:
            self.action_leave()

    def action_back(self) -> None:
        """Take the answer before back."""
        if self._frame is not None and self._frame.back and not self._took_keyboard():
            self.dismiss(BACK)

    def action_leave(self) -> None:
        """Back without choosing."""
        self.dismiss(None)
